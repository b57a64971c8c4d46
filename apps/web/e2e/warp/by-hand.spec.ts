import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { core, expect, test } from '../support/fixtures.ts';
import { makeStore, putRow } from '../support/storage-access.ts';
import { BLADE, history, putWarps, SEELE } from '../support/warp-history.ts';

const ACCOUNT = { account: '800000001', type: 11 };
const EVENT = history(
  [
    { ...SEELE, pity: 70 },
    { ...BLADE, pity: 40 },
  ],
  2,
);

/** The history of an account that has pulls, in edit mode. */
async function openEditor(page: Page, pulls = EVENT): Promise<void> {
  await makeStore(page);
  await putWarps(page, ACCOUNT, pulls);
  await page.goto('/en/warp#char_event|history');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Add warps' })).toBeVisible();
}

const rows = (page: Page) => page.getByRole('table', { name: 'History' }).getByRole('row');
const pityIn = (page: Page, row: number) => rows(page).nth(row).getByRole('cell').nth(2);

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(`pulls are added beside a row, corrected, removed and brought back${core(width === 390)}`, async ({
      page,
    }) => {
      await openEditor(page);
      const search = await page.getByRole('searchbox').boundingBox();
      expect(search?.width).toBeGreaterThan(150);
      await rows(page).nth(1).getByRole('group').click();
      await page.getByRole('button', { name: 'Add right after it' }).click();
      const sheet = page.getByRole('dialog', { name: 'Add right after it' });
      await sheet.getByLabel('What you got').selectOption({ label: 'Seele' });
      await sheet.getByLabel('How many in a row').fill('2');
      await sheet.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Added: 2')).toBeVisible();
      await expect(rows(page).nth(1)).toContainText(/Seele.*by hand/);
      await expect(pityIn(page, 1)).toHaveText('5★5★ pity 1');
      await expect(rows(page).nth(2)).toContainText(/Seele.*by hand/);
      await expect(pityIn(page, 2)).toHaveText('5★5★ pity 3');
      await expectAccessible(page);

      await rows(page).nth(1).getByRole('group').click();
      await page.getByRole('button', { name: 'Correct' }).click();
      await page.getByLabel('What you got').selectOption({ label: 'Bronya' });
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(rows(page).nth(1)).toContainText(/Bronya.*Lost/);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(rows(page).nth(1)).toContainText('Seele');

      await rows(page).nth(1).getByRole('group').click();
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(page.getByText('Removed: 1')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add warps' })).toBeFocused();
      await expect(pityIn(page, 1)).toHaveText('5★5★ pity 3');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(pityIn(page, 2)).toHaveText('5★5★ pity 3');
      // They are there after a reload, and are counted.
      await page.goto('/en/warp#char_event');
      await page.reload();
      await expect(page.getByRole('region', { name: 'Counters' })).toContainText('114');
      await expect(page.getByRole('region', { name: 'Recent 5-star warps' })).toContainText(
        'by hand',
      );
    });
  });
}

test('all of it is done by keyboard', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('button', { name: 'Add warps' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Add warps' });
  await sheet.getByLabel('What you got').focus();
  await page.keyboard.type('Himeko');
  await page.keyboard.press('Control+Enter');
  await expect(rows(page).nth(1)).toContainText(/Himeko.*by hand/);
  await rows(page).nth(1).getByRole('group').locator('summary').press('Enter');
  await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expect(rows(page).nth(1)).not.toContainText('Himeko');
});

test('what was imported is neither corrected nor removed, and has no room within a ten-pull @core', async ({
  page,
}) => {
  await openEditor(page);
  await rows(page).nth(2).getByRole('group').click();
  await expect(page.getByRole('button', { name: 'Add right before it' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Correct' })).toBeHidden();
  await page.getByRole('button', { name: 'Add right after it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('as in a ten-pull');
  const time = page.getByLabel('Time (server)');
  await time.fill(EVENT[0]?.time.replace(' ', 'T') ?? '');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Choose another time');
});

test('a banner type without any takes its first by hand', async ({ page }) => {
  await openEditor(page);
  await page.goto('/en/warp#stellar|history');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Add warps' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '3-star' }).click();
  await page.getByRole('dialog').getByLabel('How many in a row').fill('30');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Shown: 30')).toBeVisible();
});

test('where another banner type has warps, the first of one are offered by hand', async ({
  page,
}) => {
  await openEditor(page);
  await page.goto('/en/warp#stellar');
  await expect(page.getByText('No warps on this banner yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Enter warps by hand' }).click();
  await expect(page.getByRole('button', { name: 'Add warps' })).toBeVisible();
  // Whoever looks on elsewhere is not in the middle of it.
  await page.goto('/en/warp#lc_event|history');
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add warps' })).toHaveCount(0);
});

test('rows by hand that an import has brought since are told, and go when asked @core', async ({
  page,
}) => {
  const id = `${(EVENT[55]?.id ?? '').slice(0, 10)}998001000`;
  const byHand = { ...BLADE, zone: 8, id, time: '2026-01-05 20:30:00' };
  const pulls = [...EVENT, byHand].sort((a, b) => (a.id < b.id ? -1 : 1));
  await openEditor(page, pulls);
  await expect(page.getByText(/may count twice/)).toBeHidden();
  const span = { oldest: EVENT[0]?.id, newest: EVENT.at(-1)?.id, at: 1_790_000_000_000 };
  const notes = { isComplete: null, imports: [{ ...span, isToTheEnd: true }], manual: [] };
  await putRow(page, ['default', 'account/800000001', ''], { version: 1, parts: 1 });
  await putRow(page, ['default', 'account/800000001', '11'], notes);
  await page.reload();
  await expect(page.getByText(/may count twice: 1/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove them' }).click();
  await expect(page.getByText(/may count twice/)).toBeHidden();
  await expect(page.getByText('Shown: 112')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Shown: 113')).toBeVisible();
});

for (const width of [390, 1440]) {
  test.describe(`without an account, at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('whoever has no link enters warps by hand, of the account that they name', async ({
      page,
    }) => {
      await page.goto('/en/warp');
      await page.getByRole('button', { name: 'Enter warps by hand' }).click();
      const begin = page.getByRole('button', { name: 'Begin' });
      await expect(begin).toBeDisabled();
      await expectAccessible(page);
      await page.getByLabel('UID of the account').fill('UID 7000 00 001');
      await begin.click();
      await expect(page).toHaveURL(/#char_event\|history$/);
      await page.getByRole('button', { name: 'Add warps' }).click();
      const sheet = page.getByRole('dialog', { name: 'Add warps' });
      await sheet.getByLabel('What you got').selectOption({ label: 'Seele' });
      await sheet.getByRole('button', { name: 'Save' }).click();
      await expect(rows(page).nth(1)).toContainText(/Seele.*by hand/);
      await page.reload();
      await expect(rows(page).nth(1)).toContainText(/Seele.*by hand/);
      await page.getByRole('link', { name: 'Personal stats' }).click();
      // Of Europe, by the account's first digit.
      await expect(page.getByText('those of the game’s server (UTC+1)')).toBeVisible();
    });
  });
}
