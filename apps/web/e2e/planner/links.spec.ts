import type { Page } from '@playwright/test';
import type { CharacterId } from '@trailbook/core/internal/dataset';
import type { Entry } from '@trailbook/core/internal/planner';
import { expectAccessible, tooWide } from '../support/accessible.ts';
import { core, expect, test } from '../support/fixtures.ts';
import { planHash, plannedSeele, stranger } from '../support/plan-link.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const tickets = (page: Page) =>
  page.getByRole('list', { name: 'Planned upgrades' }).locator('> li');
const share = (page: Page) => page.getByRole('dialog', { name: 'Share your plan' });
const preview = (page: Page) => page.getByRole('dialog', { name: 'A shared plan' });
const address = (page: Page) => share(page).getByRole('textbox', { name: 'Link' });
const tick = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('checkbox', { name: new RegExp(name) });

/** Plans Seele from level 20 to a level. */
async function planSeele(page: Page, level: string) {
  await page.goto('/en/planner#seele');
  await page.getByRole('button', { name: 'Edit Seele' }).click();
  for (const [label, value] of [
    ['Current level', '20'],
    ['Target level', level],
  ] as const) {
    const field = page.getByRole('dialog').getByLabel(label, { exact: true });
    await field.fill(value);
    await field.press('Enter');
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(tickets(page)).toHaveText([new RegExp(`Lv. 20.*Lv. ${level}`)]);
}

/** What is stored of the plan, once nothing is on its way. */
async function stored(page: Page) {
  await page.locator('html:not([data-saving])').waitFor({ state: 'attached' });
  return tickets(page).allInnerTexts();
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    test(`a plan goes from one player to another, who takes a piece of it and takes it back${core(width === 390)}`, async ({
      page,
      browser,
    }) => {
      await planSeele(page, '80');
      await page.goto('/en/planner#in-the-night');
      await expect(tickets(page)).toHaveCount(2);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await expectAccessible(page);
      await expectAccessible(page, 'day');
      const whole = await address(page).inputValue();
      expect(whole).toMatch(/^http:\/\/localhost:\d+\/en\/planner#plan=[\w-]+$/);
      await expect(share(page).getByRole('img', { name: 'QR code' })).toBeVisible();
      await share(page).getByRole('button', { name: 'Copy the link' }).click();
      await expect(share(page).getByText('Copied')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(whole);

      // Less in it, less in the link; nothing in it, no link.
      await tick(page, 'In the Night').uncheck();
      const part = await address(page).inputValue();
      expect(part.length).toBeLessThan(whole.length);
      await tick(page, 'Seele').uncheck();
      await expect(address(page)).toHaveCount(0);
      expect(await tooWide(page, 320)).toEqual([]);

      const other = await browser.newContext({ viewport: { width, height } });
      const friend = await other.newPage();
      await friend.goto(whole);
      await expect(preview(friend)).toBeVisible();
      await expect(friend).toHaveURL(/\/en\/planner$/);
      await expectAccessible(friend);
      await expectAccessible(friend, 'day');
      expect(await tooWide(friend, 320)).toEqual([]);
      await expect(preview(friend)).toContainText(/Seele.*Lv. 80 A6 · .*Traces: \d+/);
      // Nothing was planned by looking at it.
      expect(await stored(friend)).toEqual([]);
      await expect(preview(friend).getByRole('button', { name: 'Apply 2' })).toBeEnabled();
      await expect(preview(friend).getByText('What the ticked entries need')).toBeVisible();
      await tick(friend, 'In the Night').uncheck();
      await preview(friend).getByRole('button', { name: 'Apply 1' }).click();
      // For one who has not begun: where the other is was not in the link.
      await expect(tickets(friend)).toHaveText([/Seele.*Lv. 1A.*Lv. 80/]);
      await friend.getByRole('button', { name: 'Undo' }).click();
      await expect(tickets(friend)).toHaveCount(0);
      await stored(friend);
      // What was read is out of the address: it does not come again.
      await friend.reload();
      await expect(friend.getByText('Add a Character/Light Cone to get started!')).toBeVisible();
      await expect(friend.getByRole('dialog')).toHaveCount(0);
      await other.close();
    });
  });
}

test('a goal that both have is shown beside one’s own, and taken over where the player says so', async ({
  page,
}) => {
  await planSeele(page, '70');
  await page.goto(`/en/planner${planHash([plannedSeele])}`);
  await expect(preview(page)).toContainText(/theirs: Lv. 80.*yours: Lv. 70/);
  await expect(preview(page).getByRole('button', { name: 'Apply 0' })).toBeDisabled();
  await tick(page, 'Seele').check();
  await preview(page).getByRole('button', { name: 'Apply 1' }).click();
  await expect(tickets(page)).toHaveText([/Lv. 20.*Lv. 80/]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tickets(page)).toHaveText([/Lv. 20.*Lv. 70/]);
  // The same link once more, in the page that is open.
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    planHash([plannedSeele]),
  );
  await expect(preview(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tickets(page)).toHaveText([/Lv. 20.*Lv. 70/]);
});

test('current levels go along where they are ticked, and are taken over where that is said', async ({
  page,
  browser,
}) => {
  await planSeele(page, '70');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const without = await address(page).inputValue();
  await share(page).getByRole('switch', { name: 'My current levels too' }).check();
  const withLevels = await address(page).inputValue();
  expect(withLevels).not.toBe(without);
  const other = await browser.newContext();
  const device = await other.newPage();
  await device.goto(without);
  await expect(preview(device)).toBeVisible();
  await expect(preview(device).getByRole('switch')).toHaveCount(0);
  await device.goto('about:blank');
  await device.goto(withLevels);
  await preview(device).getByRole('switch', { name: 'Take over the current levels too' }).check();
  await preview(device).getByRole('button', { name: 'Apply 1' }).click();
  await expect(tickets(device)).toHaveText([/Seele.*Lv. 20.*Lv. 70/]);
  await other.close();
});

test('all of it goes by keyboard', async ({ page }) => {
  await page.goto(`/en/planner${planHash([plannedSeele])}`);
  await expect(preview(page)).toBeVisible();
  await expect(preview(page).getByRole('heading', { name: 'A shared plan' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(tick(page, 'Seele')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(preview(page).getByRole('button', { name: 'Apply 0' })).toBeDisabled();
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Enter');
  await expect(tickets(page)).toHaveText([/Seele/]);
});

test('what this site does not know is shown so, and kept if one takes it', async ({ page }) => {
  await page.goto(`/en/planner${planHash([plannedSeele, stranger])}`);
  await expect(preview(page).getByRole('group', { name: 'Not known here yet' })).toContainText(
    '9999',
  );
  await expect(tick(page, '9999')).not.toBeChecked();
  await tick(page, '9999').check();
  await preview(page).getByRole('button', { name: 'Apply 2' }).click();
  await expect(tickets(page)).toHaveText([/Seele/, /9999/]);
});

test('names that players make up are words, whatever they are made of', async ({ page }) => {
  const name = `<img src=x onerror="document.title='broken'">${'W'.repeat(30)}`;
  const custom: Entry = {
    ...{ ...plannedSeele, id: 1_700_000_000_000 as CharacterId, skills: {}, traces: {} },
    custom: {
      ...{ name, path: 'hunt', rarity: 5, weekly: null, traceFamily: 1, commonFamily: 0 },
      ascension: 110406 as never,
    },
  };
  await page.goto(`/en/planner${planHash([custom])}`);
  await expect(preview(page)).toContainText(name);
  expect(await tooWide(page, 320)).toEqual([]);
  await expect(page).toHaveTitle(/^Ascension Planner/);
});

const newer = () => {
  const bytes = Buffer.from(planHash([plannedSeele]).slice('#plan='.length), 'base64url');
  bytes[0] = 2;
  return `#plan=${bytes.toString('base64url')}`;
};

for (const [what, hash, says] of [
  ['a newer version', newer(), /made by a newer Trailbook.*Nothing was changed/],
  ['half a link', planHash([plannedSeele]).slice(0, 80), /damaged or cut off.*Nothing was changed/],
  ['nothing', '#plan=', /damaged or cut off/],
  ['markup', '#plan=<script>alert(1)</script>', /damaged or cut off/],
  ['percents', '#plan=%3Cimg%20src%3Dx%3E%00', /damaged or cut off/],
  ['far too much', `#plan=${'A'.repeat(40_000)}`, /damaged or cut off/],
] as const) {
  test(`a link with ${what} says so, and changes nothing`, async ({ page }) => {
    await planSeele(page, '70');
    const before = await stored(page);
    await page.goto('/en');
    await page.goto(`/en/planner${hash}`);
    await expect(preview(page)).toContainText(says);
    await expect(page).toHaveURL(/\/en\/planner$/);
    await preview(page).getByRole('button', { name: 'Close' }).last().click();
    await page.reload();
    await expect(tickets(page)).toHaveCount(1);
    expect(await stored(page)).toEqual(before);
  });
}

test('what a chat hangs onto a link is no part of it', async ({ page }) => {
  await page.goto(`/en/planner${planHash([plannedSeele])}).`);
  await expect(preview(page)).toContainText('Seele');
});

test('a link waits for a sheet that is open, and leaves what is entered there', async ({
  page,
}) => {
  await planSeele(page, '70');
  await page.getByRole('button', { name: 'Edit Seele' }).click();
  const target = page.getByRole('dialog').getByLabel('Target level', { exact: true });
  await target.fill('60');
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    planHash([plannedSeele]),
  );
  await expect(page).toHaveURL(/\/en\/planner$/);
  await target.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(preview(page)).toContainText(/theirs: Lv. 80.*yours: Lv. 60/);
});

test('two tabs take over one link, and the plan has it once @core', async ({ page }) => {
  await page.goto(`/en/planner${planHash([plannedSeele])}`);
  await expect(preview(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(`/en/planner${planHash([plannedSeele])}`);
  await preview(other).getByRole('button', { name: 'Apply 1' }).click();
  await expect(tickets(other)).toHaveText([/Seele/]);
  // What it would take over is there already, which it says.
  await expect(preview(page)).toContainText('The same in your plan: 1');
  await expect(preview(page).getByRole('button', { name: 'Apply 0' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(tickets(page)).toHaveText([/Seele/]);
});

test('no request tells of what is in a link @core', async ({ page }) => {
  const hash = planHash([plannedSeele]);
  const asked: string[] = [];
  page.on('request', (request) => {
    // The browser's own protocol names the page with its hash; what goes out has none.
    const url = request.url().replace(/#.*$/, '');
    asked.push(url, request.postData() ?? '', JSON.stringify(request.headers()));
  });
  await page.goto(`/en/planner${hash}`, { waitUntil: 'networkidle' });
  await expect(preview(page)).toBeVisible();
  const text = hash.slice('#plan='.length, 60);
  expect(asked.length).toBeGreaterThan(9);
  expect(asked.filter((one) => one.includes(text))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('plan=');
});
