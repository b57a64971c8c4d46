import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { textsOf } from '../support/interface-texts.ts';
import { atTime } from '../support/server-time.ts';
import { BLADE, history, putWarps } from '../support/warp-history.ts';

const tickets = (page: Page) =>
  page.getByRole('list', { name: 'Planned upgrades' }).locator('> li');
const dialogOf = (page: Page) => page.getByRole('dialog');
const board = (page: Page) => page.locator('aside');

async function planner(page: Page, hash = '#seele', language = 'en') {
  await page.goto(`/${language}/planner${hash}`);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
}

const materials = (page: Page) => page.getByRole('button', { name: 'Materials', exact: true });
const farmingPlan = (page: Page) => page.getByRole('button', { name: 'Farming plan' });

test('what is used of the inventory is told from what is owned @core', async ({ page }) => {
  await planner(page);
  await materials(page).click();
  await dialogOf(page).getByLabel('Void Cast Iron', { exact: true }).fill('200');
  await dialogOf(page).getByRole('button', { name: 'Save' }).click();
  await expect(board(page).locator('[data-item="110406"]')).toContainText('uses 65 of 200 owned');
});

test('nothing of what is owned seems lost: what is made into higher tiers is told', async ({
  page,
}) => {
  await planner(page);
  await page.evaluate(() => {
    location.hash = 'in-the-night';
  });
  await expect(tickets(page)).toHaveCount(2);
  await materials(page).click();
  for (const [item, owned] of [
    [110121, '18'],
    [110122, '20'],
    [110123, '5'],
  ] as const) {
    await dialogOf(page).locator(`[data-item="${item}"] input`).fill(owned);
  }
  await dialogOf(page).getByRole('button', { name: 'Save' }).click();
  const row = (item: number) => board(page).locator(`[data-item="${item}"]`);
  await expect(row(110121)).toContainText('uses 6 of 18 owned · 12 made into higher tiers');
  await expect(row(110122)).toContainText('uses 12 of 20 owned · 8 made into higher tiers');
  await expect(row(110123)).toContainText('uses 5 of 5 owned · made: 4');
  await row(110122).getByRole('button').click();
  await expect(dialogOf(page)).toContainText('uses 12 of 20 owned · 8 made into higher tiers');
});

test('an upgrade says that it counts on what entries before it would use, where there is any', async ({
  page,
}) => {
  await planner(page);
  const upgrade = async (name: string) =>
    tickets(page)
      .getByRole('button', { name: `Upgrade ${name}` })
      .click();
  const hint = dialogOf(page).getByText('This counts all your materials');
  await upgrade('Seele');
  await expect(dialogOf(page).locator('[data-item="2"]')).toBeVisible();
  await expect(hint).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    location.hash = 'in-the-night';
  });
  await expect(tickets(page)).toHaveCount(2);
  await upgrade('Seele');
  await expect(dialogOf(page).locator('[data-item="2"]')).toBeVisible();
  await expect(hint).toHaveCount(0);
  await page.keyboard.press('Escape');
  await materials(page).click();
  await dialogOf(page).locator('[data-item="2"] input').fill('500000');
  await dialogOf(page).getByRole('button', { name: 'Save' }).click();
  await upgrade('Seele');
  await expect(hint).toBeVisible();
});

test('the day when all is done is the server’s, wherever the player is @core', async ({
  browser,
}) => {
  const doneOn = async (timezoneId: string) => {
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    await planner(page);
    const text = await board(page)
      .getByText(/^Done on /)
      .textContent();
    await context.close();
    return text;
  };
  // 25 hours apart: no day is the same in both.
  expect(await doneOn('Pacific/Kiritimati')).toBe(await doneOn('Pacific/Niue'));
});

// Rule P37.
test('the farming plan names the server of the account that warped last, and changes it there', async ({
  page,
}) => {
  // 20:30 in UTC is past four in the morning in Asia alone.
  await atTime(page, { server: new Date('2026-11-24T20:30:00Z') });
  await planner(page);
  const doneOn = board(page).getByText(/^Done on /);
  const inAsia = (await doneOn.textContent()) ?? '';
  await farmingPlan(page).click();
  const server = dialogOf(page).getByLabel('Game server', { exact: true });
  await expect(server.locator('option:checked')).toHaveText('Asia (none chosen)');

  const pulls = history([{ pity: 10, ...BLADE }], 0);
  await putWarps(page, { account: '800000001', type: 11 }, pulls.slice(0, 5));
  await putWarps(page, { account: '700000001', type: 11 }, pulls);
  await page.reload();
  await expect(doneOn).not.toHaveText(inAsia);
  const inEurope = (await doneOn.textContent()) ?? '';
  await farmingPlan(page).click();
  await expect(server.locator('option:checked')).toHaveText('Europe (from your warps)');
  const begins = /next day begins (.+) and its next week (.+)\.$/;
  const europe = begins.exec((await dialogOf(page).getByText(begins).textContent()) ?? '');

  await server.selectOption('Asia');
  const asia = begins.exec((await dialogOf(page).getByText(begins).textContent()) ?? '');
  expect(asia?.[1]).not.toBe(europe?.[1]);
  expect(asia?.[2]).not.toBe(europe?.[2]);
  await expect(dialogOf(page).getByText(/^Done on /)).toHaveText(inAsia);
  await page.reload();
  await expect(doneOn).toHaveText(inAsia);
  await farmingPlan(page).click();
  await server.selectOption('Europe (from your warps)');
  await expect(dialogOf(page).getByText(/^Done on /)).toHaveText(inEurope);
});

test('a figure tells how it came about: under the mouse, in focus, and where a press leads', async ({
  page,
}) => {
  await planner(page);
  const credits = board(page).locator('[data-item="2"] button');
  const sum =
    'Needed: 3,888,100 = 308,000 ascension + 2,197,500 skills + 802,500 traces + 580,100 experience';
  await credits.hover();
  await expect(page.getByRole('tooltip')).toContainText(sum);
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);

  await farmingPlan(page).first().focus();
  await page.keyboard.press('Tab');
  await expect(credits).toBeFocused();
  await expect(page.getByRole('tooltip')).toContainText(sum);

  await tickets(page).first().locator('[data-item="241"] button').click();
  await expect(dialogOf(page).getByText('Needed: 8 = 6 skills + 2 traces').first()).toBeVisible();
});

test('one pace holds for the total and the farming plan, with synthesis until told otherwise', async ({
  page,
}) => {
  await planner(page);
  const power = board(page).getByText(/^Power still needed/);
  const text = await power.textContent();
  const [, figure = '', day = ''] =
    /needed: ([\d,]+)Done on .*, day (\d+)without synthesis: [\d,]+$/.exec(text ?? '') ?? [];
  expect(figure).not.toBe('');
  await farmingPlan(page).click();
  await expect(dialogOf(page).getByText(new RegExp(`, day ${day}$`))).toBeVisible();
  // Where synthesis changes nothing, as with experience and credits, it is not spoken of.
  const sources = dialogOf(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'By source' }) })
    .getByRole('listitem');
  const spoken = sources.filter({ hasText: 'runs without synthesis' });
  await expect(spoken.filter({ hasText: 'Calyx (Crimson)' })).toHaveCount(1);
  await expect(sources.filter({ hasText: "Traveler's Guide" })).toHaveCount(1);
  await expect(spoken.filter({ hasText: 'Calyx (Golden)' })).toHaveCount(0);
  await dialogOf(page).getByLabel('Synthesize higher tiers from what drops').uncheck();
  await dialogOf(page).getByLabel('Power per day', { exact: true }).fill('300');
  const done = await dialogOf(page)
    .getByText(/^Done on/)
    .textContent();
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(power).toContainText(done ?? '…');
  await expect(power).not.toContainText(figure);
  await expect(power).not.toContainText('without synthesis');
  await page.reload();
  await expect(power).toContainText(done ?? '…');
});

test('the farming plan names its sources, and equal days are one row', async ({ page }) => {
  await planner(page);
  await farmingPlan(page).click();
  await expect(
    dialogOf(page)
      .getByText(/Shape of Quanta · Void Cast Iron/)
      .first(),
  ).toBeVisible();
  await expect(
    dialogOf(page)
      .getByText(/^Days \d+ to \d+$/)
      .first(),
  ).toBeVisible();
  const headings = await dialogOf(page).getByRole('heading', { level: 3 }).allTextContents();
  expect(headings.slice(0, 2)).toEqual(['Day by day', 'By source']);
  expect(headings.at(-1)).toBe('Difficulty');
});

test('what enemies drop says so, in the farming plan and in its own sheet', async ({ page }) => {
  await planner(page);
  await farmingPlan(page).click();
  const drops = dialogOf(page).getByText(/^Enemies drop these, in the open world and in stages/);
  await expect(drops).toBeVisible();
  await expect(dialogOf(page).getByRole('link', { name: /^Thief's Instinct/ })).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await board(page).locator('[data-item="111011"] button').click();
  await expect(drops).toBeVisible();
});

test('a difficulty says which equilibrium level opens it', async ({ page }) => {
  await planner(page);
  await farmingPlan(page).click();
  for (const [source, labels] of [
    [
      'Stagnant Shadow',
      ['Difficulty 1 · from equilibrium level 2', 'Difficulty 4 · from equilibrium level 5'],
    ],
    [
      'Calyx (Crimson)',
      ['Difficulty 1 · from equilibrium level 0', 'Difficulty 6 · from equilibrium level 5'],
    ],
  ] as const) {
    const field = dialogOf(page).getByLabel(source);
    await expect(field).toBeVisible();
    const options = await field.locator('option').allTextContents();
    expect([options[0], options.at(-1)]).toEqual(labels);
  }
});

// Rule P38.
test('one equilibrium level sets all difficulties, and each is still set by itself', async ({
  page,
}) => {
  await planner(page);
  await farmingPlan(page).click();
  const dialog = dialogOf(page);
  const all = dialog.getByLabel('All at once, by your equilibrium level');
  const chosen = async () =>
    Promise.all(
      ['Calyx (Golden)', 'Calyx (Crimson)', 'Echo of War', 'Stagnant Shadow'].map((source) =>
        dialog.getByLabel(source).inputValue(),
      ),
    );
  await expect(all.locator('option:checked')).toHaveText('Equilibrium level 6');
  await all.selectOption('Equilibrium level 3');
  expect(await chosen()).toEqual(['4', '4', '3', '2']);
  await dialog.getByLabel('Echo of War').selectOption({ index: 3 });
  await expect(all.locator('option:checked')).toHaveText('Each as set below');
  await page.reload();
  await farmingPlan(page).click();
  expect(await chosen()).toEqual(['4', '4', '4', '2']);
  await all.selectOption('Equilibrium level 6');
  expect(await chosen()).toEqual(['5', '6', '6', '4']);
});

test('a difficulty has room for its words at every width', async ({ page }) => {
  for (const language of ['pt', 'es', 'ru']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await planner(page, '#seele', language);
    await page.getByRole('button', { name: textsOf(language)('planner.farming') }).click();
    const fields = dialogOf(page).locator('select');
    await expect(fields).toHaveCount(6);
    for (const width of [1440, 768, 640, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await fields.evaluateAll(cutOff), `${language}, ${width} px`).toEqual([]);
    }
  }
});

/** Options whose text does not fit into their closed list, beside its arrow. */
function cutOff(lists: Element[]): string[] {
  const arrow = 16;
  return lists.flatMap((list) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(list);
    const paddings = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
    const room = list.clientWidth - paddings - arrow;
    const probe = document.createElement('span');
    Object.assign(probe.style, { font, position: 'absolute', whiteSpace: 'nowrap' });
    list.parentElement?.append(probe);
    const cut = [...list.querySelectorAll('option')]
      .map(({ text }) => text)
      .filter((text) => {
        probe.textContent = text;
        return probe.getBoundingClientRect().width > room;
      });
    probe.remove();
    return cut;
  });
}

test('where the data have no name for a stage in the language, it goes by what it drops', async ({
  page,
}) => {
  await planner(page, '#seele', 'jp');
  await page.getByRole('button', { name: '周回プラン' }).click();
  await expect(
    dialogOf(page)
      .getByText(/虚海の形 · 虚幻鋳鉄/)
      .first(),
  ).toBeVisible();
});

// Rule P39.
test('a page that stays open goes on to the next day of the server', async ({ page }) => {
  // Asia's day begins at 20:00 UTC.
  const evening = new Date('2026-11-24T19:58:00Z');
  await page.clock.install({ time: evening });
  await page.route('**/api/v1/config', async (route) =>
    route.fulfill({
      headers: { Date: new Date(await page.evaluate(() => Date.now())).toUTCString() },
      json: { reddot: [], promotions: {} },
    }),
  );
  await page.goto('/en/planner#seele');
  const box = page.locator('[data-today] > li').first().getByRole('checkbox');
  await box.check();
  await expect(box).toBeChecked();
  await page.clock.fastForward('10:00');
  await expect(box).not.toBeChecked();
});

test('what was run today is ticked off on the page into the inventory, and can be taken back @core', async ({
  page,
}) => {
  await planner(page);
  const today = page.locator('[data-today] > li');
  await expect(today.first()).toBeVisible();
  const before = await today.allTextContents();
  expect(before.length).toBeGreaterThan(0);
  // How many of what: a figure before a material's name would be taken for so many of it.
  for (const run of before) expect(run).toMatch(/runs: [1-9]\d* · [1-9]\d* power$/);
  await today.first().getByRole('checkbox').check();
  await expect(today.first().getByRole('checkbox')).toBeChecked();
  await expect(page.getByText(/^Added to your materials: /)).toBeVisible();
  await expect(
    board(page)
      .getByText(/^uses \d+ of \d+ owned/)
      .first(),
  ).toBeVisible();

  await page.reload();
  await expect(today.first().getByRole('checkbox')).toBeChecked();
  await today.first().getByRole('checkbox').uncheck();
  await expect(today).toHaveText(before);
  // The row is the same one, and the focus stays in it.
  await today.first().getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await expect(today.first().getByRole('checkbox')).toBeChecked();
  await expect(today.first().getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(today).toHaveText(before);
  // What is taken back by its box needs no other way back.
  await today.first().getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await today.first().getByRole('checkbox').uncheck();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await today.first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(today).toHaveText(before);
  await expect(board(page).getByText(/owned/)).toHaveCount(0);
});

test('what was run is not taken back once what it gave is used', async ({ page }) => {
  await planner(page);
  const box = page.locator('[data-today] > li').first().getByRole('checkbox');
  await box.check();
  await materials(page).click();
  const fields = dialogOf(page).locator('[data-item] input');
  await expect(fields.first()).toBeVisible();
  for (const field of await fields.all()) await field.fill('0');
  await dialogOf(page).getByRole('button', { name: 'Save' }).click();
  await box.click();
  await expect(page.getByText(/, so it cannot be taken back\.$/)).toBeVisible();
  await expect(box).toBeChecked();
});

test('materials open on what the plan needs, are walked by keys and filled by a pasted column @core', async ({
  page,
}) => {
  await planner(page);
  await materials(page).click();
  const dialog = dialogOf(page);
  const rows = dialog.locator('ul > li');
  await expect(rows.first()).toContainText('Credit');
  const needed = await rows.count();
  expect(needed).toBeLessThan(10);
  const hunt = dialog.locator('li').filter({ hasText: 'Arrow of the Starchaser' });
  await expect(hunt.getByRole('textbox')).toHaveCount(3);
  await expect(hunt).toContainText('Needed: 139');

  const field = (id: number) => dialog.locator(`[data-item="${id}"] input`);
  await field(110121).focus();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(field(110122)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(field(110123)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(field(110122)).not.toBeFocused();
  await page.keyboard.press('ArrowDown');

  await field(110121).focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text', '18\n69\n1,390\n');
    const target = document.activeElement;
    target?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  });
  await expect(field(110123)).toBeFocused();
  await expect(field(110123)).toHaveValue('1390');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(board(page).locator('[data-item="110122"]')).toContainText('uses 69 of 69');

  await materials(page).click();
  await dialog.getByLabel('Show all materials').check();
  expect(await rows.count()).toBeGreaterThan(needed);
});

test('Enter in the last field closes nothing unasked: it leads to Save, where the next one saves', async ({
  page,
}) => {
  await planner(page);
  await materials(page).click();
  const dialog = dialogOf(page);
  // Who enters one material after the other, by its name, stays.
  for (const [name, id, owned] of [
    ['void cast', 110406, '20'],
    ['tracks of', 241, '3'],
  ] as const) {
    await dialog.getByRole('searchbox').fill(name);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type(owned);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeFocused();
    await expect(dialog.locator(`[data-item="${id}"] input`)).toHaveValue(owned);
  }
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(board(page).locator('[data-item="110406"]')).toContainText('uses 20 of 20');
  await expect(board(page).locator('[data-item="241"]')).toContainText('uses 3 of 3');
});

test('cards are moved in the list itself: by keys, with the focus on the handle, and by dragging', async ({
  page,
}) => {
  await planner(page);
  for (const hash of ['bronya', 'in-the-night']) {
    await page.evaluate((name) => {
      location.hash = name;
    }, hash);
  }
  await expect(tickets(page)).toHaveText([/In the Night/, /Bronya/, /Seele/]);
  const handle = page.getByRole('button', { name: /^Move Seele/ });
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await expect(tickets(page)).toHaveText([/In the Night/, /Seele/, /Bronya/]);
  await expect(handle).toBeFocused();
  await expect(page.getByText('Seele: place 2 of 3')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(tickets(page)).toHaveText([/Seele/, /In the Night/, /Bronya/]);

  const last = page.getByRole('button', { name: /^Move Bronya/ });
  await last.scrollIntoViewIfNeeded();
  const from = await last.boundingBox();
  const first = await tickets(page).first().boundingBox();
  if (!from || !first) throw new Error('The cards are there.');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, first.y - 40, { steps: 6 });
  await page.mouse.up();
  await expect(tickets(page)).toHaveText([/Bronya/, /Seele/, /In the Night/]);
  await page.reload();
  await expect(tickets(page)).toHaveText([/Bronya/, /Seele/, /In the Night/]);
});
