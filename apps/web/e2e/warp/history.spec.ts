import { expect, test } from '../support/fixtures.ts';
import { makeStore } from '../support/storage-access.ts';
import { ACCOUNT, BLADE, EVENT, history, putWarps, SEELE } from '../support/warp-history.ts';

/** The 5★ with the longest names. */
const LONG_NAMED = { itemId: 23033, gachaId: 3001 };

test('a long history shows every pull with its pity, and what is asked for @core', async ({
  page,
}) => {
  await makeStore(page);
  const stars = Array.from({ length: 60 }, () => ({ ...BLADE, pity: 50 }));
  await putWarps(page, ACCOUNT, history([...stars, { ...SEELE, pity: 31 }], 4));
  await page.goto('/en/warp#char_event|history');
  const table = page.getByRole('table', { name: 'History' });
  // What was pulled at once is one row, each of them below it where that is asked for. Rule W44.
  await expect(table.getByRole('row').nth(1)).toContainText(
    /3,035.*5-star.*Seele.*Won.*4-star.*Natasha.*3-star × 3.*5★ pity 31/,
  );
  await expect(table.getByRole('row').nth(2)).toContainText('3,030');
  await page.getByRole('button', { name: '5 warps at once: 3,031 to 3,035' }).click();
  await expect(table.getByRole('row').nth(2)).toContainText('3,035');
  await expect(table.getByRole('row').nth(6)).toContainText(
    /3,031.*Seele.*5-star · Won.*5★ pity 31/,
  );
  // A 4★ has a count of its own; every other warp counts towards the 5★.
  await expect(table.getByRole('row').nth(2)).toContainText('5★ pity 4');
  await page.getByRole('button', { name: '5 warps at once: 3,031 to 3,035' }).press('Enter');
  await expect(table.getByRole('row').nth(2)).toContainText('3,030');
  // Few of them are drawn, wherever the page stands.
  expect(await table.getByRole('row').count()).toBeLessThan(60);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(table.getByRole('row').last()).toContainText(/10.*4-star.*3-star × 9.*5★ pity ≥ 10/);
  expect(await table.getByRole('row').count()).toBeLessThan(60);
  await page.getByLabel('Banner', { exact: true }).selectOption({ label: 'Seele · Apr 26, 2023' });
  await expect(page.getByText('Shown: 35')).toBeVisible();
  await page.getByLabel('Banner', { exact: true }).selectOption('All banners');
  await page.getByRole('button', { name: '5-star' }).click();
  await expect(page.getByText('Shown: 61')).toBeVisible();
  await page.getByRole('searchbox').fill('seel');
  await expect(page.getByText('Shown: 1', { exact: true })).toBeVisible();
});

for (const language of ['en', 'jp', 'ru'] as const) {
  test(`no row of the history is higher than 36 px on a desktop: ${language}`, async ({ page }) => {
    await makeStore(page);
    await putWarps(page, ACCOUNT, EVENT);
    await page.goto(`/${language}/warp#char_event|history`);
    const rows = page.getByRole('table').first().getByRole('row');
    await page
      .getByRole('button', { expanded: false })
      .and(rows.getByRole('button'))
      .nth(1)
      .click();
    await expect(rows.nth(13)).toBeVisible();
    const heights = await rows.evaluateAll((all) =>
      all.slice(1).map((row) => row.getBoundingClientRect().height),
    );
    expect(heights.length).toBeGreaterThan(15);
    expect(Math.max(...heights)).toBeLessThanOrEqual(36);
  });
}

for (const language of ['th', 'ru', 'jp'] as const) {
  test(`no row of the history runs into the next, however long its name: ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await makeStore(page);
    const long = Array.from({ length: 300 }, () => ({ ...LONG_NAMED, pity: 2 }));
    await putWarps(page, ACCOUNT, history(long, 3));
    await page.goto(`/${language}/warp#char_event|history`);
    const rows = page.getByRole('table').first().getByRole('row');
    await expect(rows.nth(5)).toBeVisible();
    // Its time is written as the language does.
    await expect(rows.nth(5)).not.toContainText(/\d{4}-\d\d-\d\d/);
    for (const top of [0, 3000, 9999]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await expect(async () => {
        const faults = await rows.evaluateAll((all) =>
          all.filter((row, at) => {
            const box = row.getBoundingClientRect();
            const next = all[at + 1]?.getBoundingClientRect();
            const isOver = next !== undefined && at > 0 && Math.abs(next.top - box.bottom) > 1;
            return isOver || row.scrollHeight > row.clientHeight + 1;
          }),
        );
        expect(faults).toHaveLength(0);
        // The rows reach to the foot of the window: nothing was taken to be higher than it is.
        const last = await rows.last().evaluate((row) => row.getBoundingClientRect().bottom);
        expect(last).toBeGreaterThan(top === 9999 ? 0 : 844);
      }).toPass({ timeout: 5000 });
    }
  });
}
