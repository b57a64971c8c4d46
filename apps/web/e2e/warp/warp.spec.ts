import { violationsInBothThemes } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { textsOf } from '../support/interface-texts.ts';
import { shiftOf, watchShifts } from '../support/layout-shift.ts';
import { makeStore } from '../support/storage-access.ts';
import { ACCOUNT, EVENT, history, putImports, putWarps, SEELE } from '../support/warp-history.ts';

test('the address says which banner is shown, without entries in the history @core', async ({
  page,
}) => {
  await makeStore(page);
  await putWarps(page, ACCOUNT, EVENT);
  await page.goto('/en');
  await page.goto('/en/warp#stellar');
  await expect(page.getByRole('heading', { name: 'Stellar Warp' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Banner types' })
    .getByRole('link', { name: /^Light Cone Event Warp/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Light Cone Event Warp' })).toBeVisible();
  await expect(page).toHaveURL(/\/en\/warp#lc_event$/);
  // The bar's link leads to the first, though only the address changes.
  await page.getByRole('link', { name: /^Warp/ }).first().click();
  await expect(page.getByRole('heading', { name: 'Character Event Warp' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/en$/);
});

test('whose warps are shown, and of when, is said above them, and moves nothing @core', async ({
  page,
}) => {
  await watchShifts(page);
  await makeStore(page);
  await putWarps(page, ACCOUNT, EVENT);
  await page.goto('/en/warp');
  await expect(page.getByText('Account 600000001')).toBeVisible();
  await expect(page.getByText(/^Last import/)).toHaveCount(0);
  // At the server it is the next day already.
  await putImports(page, '2026-01-06T20:00:00Z', '2026-01-07T20:00:00Z');
  await page.reload();
  await expect(page.getByText('Last import: Jan 8, 2026')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Counters' })).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(0.02);
});

test('accounts are shown one at a time @core', async ({ page }) => {
  await makeStore(page);
  await putWarps(page, ACCOUNT, EVENT);
  await putWarps(page, { account: '700000001', type: 11 }, history([{ ...SEELE, pity: 9 }], 1));
  await page.goto('/en/warp');
  const counters = page.getByRole('region', { name: 'Counters' });
  await expect(counters).toContainText('277');
  await page.getByLabel('Account (UID)').selectOption('700000001');
  await expect(counters).toContainText('10');
  await page.reload();
  await expect(page.getByLabel('Account (UID)')).toHaveValue('700000001');
  await expect(counters).toContainText('10');
});

for (const [whose, server, device] of [
  ['server’s time, where the device’s clock goes wrong', '2023-05-01', '2031-01-01'],
  ['device’s time, where the server does not tell its own', null, '2023-05-01'],
] as const) {
  test(`what a banner type features now stands above it, by the ${whose}`, async ({ page }) => {
    await page.clock.setFixedTime(`${device}T12:00:00Z`);
    const headers = server ? { Date: new Date(`${server}T12:00:00Z`).toUTCString() } : {};
    await page.route('/api/v1/config', (route) =>
      route.fulfill({ headers, json: { reddot: [], promotions: {} } }),
    );
    await page.goto('/en/warp');
    await expect(page.getByText('Running now: Seele, until May 17, 2023')).toBeVisible();
  });
}

for (const language of ['fr', 'pt', 'ru'] as const) {
  test(`the views of a banner stand in one row on a phone: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${language}/warp#char_event`);
    const views = page
      .getByRole('navigation', { name: textsOf(language)('warp.views') })
      .getByRole('link');
    await expect(views).toHaveCount(3);
    const places = await views.evaluateAll((all) =>
      all.map((view) => {
        const { top, bottom, right } = view.getBoundingClientRect();
        return { row: `${top} ${bottom}`, right };
      }),
    );
    expect(new Set(places.map(({ row }) => row)).size).toBe(1);
    expect(Math.max(...places.map(({ right }) => right))).toBeLessThanOrEqual(390);
  });
}

test('on a phone the banner type that is looked at is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/en/warp#odds');
  const nav = page.getByRole('navigation', { name: 'Banner types' });
  await expect(nav.getByRole('link', { name: 'Odds' })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await nav.getByRole('link', { name: /^Character Collaboration/ }).click();
  await expect(nav.getByRole('link', { name: /^Character Collaboration/ })).toBeInViewport({
    ratio: 1,
  });
});

test('what is newer than the data is kept, and said to be so', async ({ page }) => {
  await makeStore(page);
  await putWarps(page, ACCOUNT, history([{ itemId: 1599, gachaId: 2199, pity: 9 }], 1));
  await page.goto('/en/warp#char_event|history');
  await expect(
    page.getByText(/^Newer than the game data here, so shown by their IDs: 1\./),
  ).toBeVisible();
  await expect(page.getByRole('table', { name: 'History' })).toContainText('1599');
  await page.goto('/en/warp#char_event');
  await expect(page.getByText(/^Newer than the game data/)).toBeVisible();
  await putWarps(page, ACCOUNT, EVENT);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Counters' })).toContainText('277');
  await expect(page.getByText(/^Newer than the game data/)).toHaveCount(0);
});

for (const width of [390, 1440]) {
  test(`no view has an accessibility violation at ${width} px, by night and by day`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    const expectNone = async () => expect(await violationsInBothThemes(page)).toEqual([]);
    await page.goto('/en/warp');
    await expect(page.getByText('No warps imported.')).toBeVisible();
    await expectNone();
    await putWarps(page, ACCOUNT, EVENT);
    await page.reload();
    await expect(page.getByText(/^Not clear yet/)).toBeVisible();
    await expectNone();
    await page.getByRole('button', { name: 'As a table' }).click();
    await page.getByText('Show the figures').first().click();
    await expectNone();
    await page.getByRole('link', { name: 'History' }).click();
    await expect(page.getByRole('table', { name: 'History' })).toBeVisible();
    await expectNone();
    for (const name of ['Owned through warps', 'Warp memories', 'Odds']) {
      await page.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { name })).toBeVisible();
      await expectNone();
    }
    await page.getByRole('button', { name: 'Add a target' }).click();
    await page.getByRole('button', { name: 'Add a target' }).click();
    await page.getByLabel('Passes now').fill('80');
    await expect(page.getByRole('heading', { name: 'Your chances' })).toBeVisible();
    await expectNone();
  });
}
