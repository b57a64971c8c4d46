import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { GAME } from '../support/game.ts';
import { putRow, readRow } from '../support/storage-access.ts';

const total = (page: Page, item: number) => page.locator(`[data-item="${item}"]`).last();
const tickets = (page: Page) =>
  page.getByRole('list', { name: 'Planned upgrades' }).locator('> li');

async function ready(page: Page, path = '/en/planner') {
  await page.goto(path);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
}

test('a newcomer adds a character and reads what everything costs @core', async ({ page }) => {
  await ready(page);
  await expect(page.getByText('Add a Character/Light Cone to get started!')).toBeVisible();
  await page.getByRole('button', { name: 'Add character' }).click();
  await page.getByRole('searchbox').fill('seele');
  await page.getByRole('dialog').getByRole('button', { name: /Seele/ }).click();
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(total(page, 2)).toContainText('3,888,100');
  await expect(total(page, 110406)).toContainText('65');
  await expect(total(page, 241)).toContainText('8');
  await expect(total(page, 241)).toContainText('Tracks of Destiny');

  await page.reload();
  await expect(total(page, 2)).toContainText('3,888,100');
});

test('a link adds what it names and leaves the address @core', async ({ page }) => {
  await ready(page, '/en/planner#seele');
  await expect(tickets(page)).toHaveCount(1);
  expect(new URL(page.url()).hash).toBe('');
  await page.goto('/en/planner#in-the-night');
  await expect(tickets(page)).toHaveCount(2);
  await expect(tickets(page).first()).toContainText('In the Night');
  await page.goto('/en/planner#seele');
  await expect(page.getByText('Seele is already in your plan.')).toBeVisible();
  await expect(tickets(page)).toHaveCount(2);
});

test('a name with capitals adds what is called so, once', async ({ page }) => {
  await ready(page, '/en/planner#Seele');
  await expect(tickets(page)).toHaveCount(1);
  await expect(tickets(page).first()).toContainText('Seele');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /add:/.test(key))))
    .toEqual([]);
});

test('a link that names nothing says so', async ({ page }) => {
  await ready(page, '/en/planner#nobody-at-all');
  await expect(
    page.getByText('There is no character or light cone “nobody-at-all”.'),
  ).toBeVisible();
});

test('a link cut in the middle of a character does no harm', async ({ page }) => {
  await ready(page, '/en/planner#%E0%A4%A');
  await expect(page.getByText('Add a Character/Light Cone to get started!')).toBeVisible();
});

test('levels, ranks, skills and traces can be set, and refusals say why @core', async ({
  page,
}) => {
  await ready(page, '/en/planner#seele');
  await page.getByRole('button', { name: 'Edit Seele' }).click();
  const dialog = page.getByRole('dialog');

  const target = dialog.getByLabel('Target level', { exact: true });
  await target.fill('20');
  await target.press('Enter');
  const skill = dialog.getByLabel('Sheathed Blade: Target level');
  await expect(skill).toHaveValue('1');
  await skill.fill('5');
  await skill.press('Tab');
  await expect(dialog.getByText('Sheathed Blade level 5 needs ascension 4.')).toBeVisible();
  await expect(skill).toHaveValue('1');

  const trace = dialog.locator('[data-tree]').getByRole('button', { name: /Nightshade/ });
  await expect(trace).toHaveAttribute('data-state', 'none');
  await trace.click();
  await expect(dialog.getByText('This trace needs ascension 2.')).toBeVisible();

  await dialog
    .getByRole('group', { name: 'Target ascension' })
    .getByRole('button', { name: 'Ascension 2', exact: true })
    .click();
  await expect(target).toHaveValue('30');
  // What the lower level had barred is wished as before.
  await expect(trace).toHaveAttribute('data-state', 'selected');
  await trace.click();
  await expect(trace).toHaveAttribute('data-state', 'unlocked');

  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(tickets(page).first()).toContainText('Lv. 30');
  await page.reload();
  await expect(tickets(page).first()).toContainText('Lv. 30');
  await expect(total(page, 2)).not.toContainText('3,888,100');
});

test('discarding leaves the entry as it was; everything to the maximum fills it @core', async ({
  page,
}) => {
  await ready(page, '/en/planner#seele');
  await page.getByRole('button', { name: 'Edit Seele' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Target level', { exact: true }).fill('40');
  await dialog.getByLabel('Target level', { exact: true }).press('Enter');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(tickets(page).first()).toContainText('Lv. 80');

  await page.getByRole('button', { name: 'Edit Seele' }).click();
  await dialog.getByLabel('Target level', { exact: true }).fill('40');
  await dialog.getByLabel('Target level', { exact: true }).press('Enter');
  await dialog.getByRole('button', { name: 'Everything to the maximum' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(total(page, 2)).toContainText('3,888,100');
});

test('a disabled entry costs nothing, a deleted one is asked for first', async ({ page }) => {
  await ready(page, '/en/planner#seele');
  await page.getByRole('button', { name: 'Leave out Seele' }).click();
  await expect(page.getByRole('heading', { name: 'Total' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Include Seele' }).click();
  await expect(total(page, 2)).toBeVisible();

  await page.getByRole('button', { name: 'Delete Seele' }).click();
  await expect(page.getByText('This will delete Seele.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(tickets(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete Seele' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Add a Character/Light Cone to get started!')).toBeVisible();
});

test('the picker hides characters that are in the plan, and filters', async ({ page }) => {
  await ready(page, '/en/planner#seele');
  await page.getByRole('button', { name: 'Add character' }).click();
  const dialog = page.getByRole('dialog');
  const rows = dialog.locator('ul > li');
  // Ninety others, and a custom one, which leaves when the list is narrowed.
  await expect(rows).toHaveCount(GAME.counts.characters);
  await dialog.getByRole('button', { name: 'Quantum' }).click();
  await dialog.getByRole('button', { name: 'The Hunt' }).click();
  await expect(rows).toHaveText([/Archer/]);
  await page.getByRole('searchbox').fill('seele');
  await expect(rows).toHaveCount(0);
  await expect(dialog.getByText('Nothing matches.')).toBeVisible();
  // The first Escape empties the search field, as search fields do.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('the planner works by keyboard alone @core', async ({ page }) => {
  await ready(page);
  await page.getByRole('button', { name: 'Add light cone' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('in the night');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /In the Night/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'In the Night' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await expect(tickets(page)).toHaveCount(1);
});

test('on a phone the total comes as a sheet from below @core', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await ready(page, '/en/planner#seele');
  await page.getByRole('button', { name: /Total .*3,888,100/ }).click();
  await expect(total(page, 110406)).toContainText('Void Cast Iron');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const width of [390, 1440]) {
  test(`the total says how many of its materials are below what is seen: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await ready(page, '/en/planner#seele');
    await ready(page, '/en/planner#in-the-night');
    if (width < 1024) await page.getByRole('button', { name: /^Total/ }).click();
    const board = width < 1024 ? page.getByRole('dialog') : page.locator('aside');
    const rows = board.locator('[data-item]');
    await expect(rows.first()).toBeVisible();
    const sign = page.locator('[data-below]').filter({ visible: true });
    const unseen = () =>
      rows.evaluateAll(
        (all) => all.filter((row) => row.getBoundingClientRect().bottom > innerHeight).length,
      );
    await expect(sign).toHaveText(/^[1-9]\d* more below$/);
    expect(Number((await sign.textContent())?.split(' ')[0])).toBeLessThanOrEqual(
      (await unseen()) + 2,
    );
    await expect(sign).toBeInViewport({ ratio: 0.9 });
    await rows.last().scrollIntoViewIfNeeded();
    await expect(page.locator('[data-below="0"]').first()).toHaveText('');
    await expect(page.getByText(/more below/)).toHaveCount(0);
    await expect(rows.last()).toBeInViewport({ ratio: 0.9 });
  });
}

test('the planner speaks Japanese, with names of the game', async ({ page }) => {
  await ready(page, '/jp/planner#seele');
  await expect(page.getByRole('heading', { name: '昇格プランナー' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'ゼーレ' })).toBeVisible();
  await expect(total(page, 110406)).toContainText('虚幻鋳鉄');
});

test('a trace that needs a level says which', async ({ page }) => {
  await ready(page, '/en/planner#seele');
  await page.getByRole('button', { name: 'Edit Seele' }).click();
  const dialog = page.getByRole('dialog');
  const target = dialog.getByLabel('Target level', { exact: true });
  await target.fill('74');
  await target.press('Enter');
  const trace = dialog.locator('[data-tree]').getByRole('button', { name: /Lv\. 75$/ });
  await expect(trace).toHaveAttribute('data-state', 'none');
  await trace.click();
  await expect(dialog.getByText('This trace needs character level 75.')).toBeVisible();
  await target.fill('75');
  await target.press('Enter');
  await expect(trace).toHaveAttribute('data-state', 'selected');
});

test('the message that refuses leaves after its time', async ({ page }) => {
  await ready(page, '/en/planner#in-the-night');
  await page.getByRole('button', { name: 'Upgrade In the Night' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Upgrade', exact: true }).click();
  const message = page.getByText('Not enough materials');
  await expect(message).toBeVisible();
  await expect(message).toHaveCount(0, { timeout: 5000 });
});

test('what another page changed is read when the page is told to', async ({ page }) => {
  await ready(page, '/en/planner#seele');
  await expect(tickets(page)).toHaveCount(1);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const open = indexedDB.open('trailbook');
        open.onsuccess = () => {
          const transaction = open.result.transaction('rows', 'readwrite');
          transaction.objectStore('rows').clear();
          transaction.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
  );
  await page.evaluate(() => dispatchEvent(new Event('warpupdate')));
  await expect(page.getByText('Add a Character/Light Cone to get started!')).toBeVisible();
});

test.describe('a plan of a newer version of the game', () => {
  const shared = { enabled: true, from: { level: 1, ascension: 0 } };
  const to = { level: 80, ascension: 6 };
  const stranger = { ...shared, kind: 'character', id: 9_998, to, enhanced: 0, eidolon: 2 };
  const entries = [
    { ...stranger, entryId: 101, priority: 1, skills: { 9998001: [1, 6] }, traces: {} },
    { ...shared, kind: 'lightCone', id: 99_998, to, entryId: 102, priority: 2 },
  ];

  test.beforeEach(async ({ page }) => {
    await ready(page, '/en/planner#seele');
    await expect(tickets(page)).toHaveCount(1);
    await page.goto('/en/settings');
    for (const entry of entries) {
      await putRow(page, ['default', 'planner', String(entry.entryId)], entry);
    }
    const planner = await readRow(page, ['default', 'planner', '']);
    await putRow(page, ['default', 'planner', ''], { ...(planner as object), parts: 3 });
  });

  test('shows what it does not know by id, keeps it, and counts nothing for it @core', async ({
    page,
  }) => {
    await ready(page);
    await expect(tickets(page)).toHaveCount(3);
    for (const id of ['9998', '99998']) {
      const ticket = tickets(page).filter({
        has: page.getByRole('heading', { name: id, exact: true }),
      });
      await expect(ticket).toContainText('does not include it');
      await expect(ticket.getByRole('button', { name: `Edit ${id}` })).toBeDisabled();
      await expect(ticket.getByRole('button', { name: `Upgrade ${id}` })).toBeDisabled();
    }
    await expect(total(page, 2)).toContainText('3,888,100');
    await expect(page.getByText('Unknown, so not counted: 2')).toBeVisible();

    await page.getByRole('button', { name: 'Leave out 9998' }).click();
    await expect(page.getByText('Unknown, so not counted: 1')).toBeVisible();
    await page.getByRole('button', { name: 'Priority' }).click();
    await expect(page.getByRole('dialog').locator('ol > li')).toHaveText([
      /Seele/,
      /9998/,
      /99998/,
    ]);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await ready(page);
    await expect(tickets(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Delete 9998' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(tickets(page)).toHaveCount(2);
  });
});

test('an item that this version does not know stays in the inventory, under its id', async ({
  page,
}) => {
  await ready(page, '/en/planner#seele');
  await expect(tickets(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Materials', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Credit', { exact: true }).fill('5');
  await dialog.getByLabel('Credit', { exact: true }).blur();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.goto('/en/settings');
  const head = (await readRow(page, ['default', 'inventory', ''])) as { parts: number };
  await putRow(page, ['default', 'inventory', '990001'], 37);
  await putRow(page, ['default', 'inventory', ''], { ...head, parts: head.parts + 1 });

  await ready(page);
  await page.getByRole('button', { name: 'Materials', exact: true }).click();
  await expect(dialog.getByLabel('990001', { exact: true })).toHaveValue('37');
  await dialog.getByRole('searchbox').fill('990001');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByLabel('990001', { exact: true }).fill('38');
  await dialog.getByLabel('990001', { exact: true }).blur();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await ready(page);
  await page.getByRole('button', { name: 'Materials', exact: true }).click();
  await expect(dialog.getByLabel('990001', { exact: true })).toHaveValue('38');
});

test('what is typed at once after Tab or a press, pasted, or made of several keys is there whole', async ({
  page,
  context,
}) => {
  // The page's processor is a sixth of what it is.
  test.slow();
  await ready(page);
  await page.getByRole('button', { name: 'Materials', exact: true }).click();
  const fields = page.getByRole('dialog').getByRole('listitem').getByRole('textbox');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const value = (place: number) =>
    fields.nth(place).evaluate((field) => (field as HTMLInputElement).value);
  await page.getByRole('searchbox').focus();
  await fields.first().focus();
  for (let place = 0; place < 30; place++) {
    if (place > 0) await page.keyboard.press('Tab');
    await page.keyboard.type('12');
    expect(await value(place), `field ${place}`).toBe('12');
  }
  // Over what stands there already, by a press in its middle.
  for (let place = 0; place < 5; place++) {
    await fields.nth(place).click();
    await page.keyboard.type('345');
    expect(await value(place)).toBe('345');
  }
  await fields.nth(5).click();
  await page.keyboard.insertText('1,234');
  await fields.nth(6).click();
  await devtools.send('Input.imeSetComposition', {
    text: '７',
    selectionStart: 1,
    selectionEnd: 1,
  });
  await devtools.send('Input.insertText', { text: '７８' });
  await fields.nth(7).focus();
  expect([await value(5), await value(6)]).toEqual(['1,234', '78']);
});
