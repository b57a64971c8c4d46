import { expect, test } from './fixtures.ts';
import { BLADE, BRONYA, history, putWarps, SEELE } from './warp-history.ts';

const EVENT = history(
  [
    { ...SEELE, pity: 70 },
    { ...BRONYA, pity: 80 },
    { ...BLADE, pity: 40 },
    { ...BLADE, pity: 75 },
  ],
  12,
);
const ACCOUNT = { account: '600000001', type: 11 };

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('without warps the page says so and leads to an import', async ({ page }) => {
      await page.goto('/en/warp');
      await expect(page.getByText('No warps imported.')).toBeVisible();
      await page.getByRole('link', { name: 'Import a backup' }).click();
      await expect(page).toHaveURL(/\/en\/settings#warp$/);
      await page.getByRole('link', { name: 'Back: Warp' }).click();
      await expect(page).toHaveURL(/\/en\/warp#char_event$/);
    });

    test('warps are counted as the game counts them', async ({ page }) => {
      await page.goto('/en/warp');
      await expect(page.getByText('No warps imported.')).toBeVisible();
      await putWarps(page, ACCOUNT, EVENT);
      await page.reload();
      const counters = page.getByRole('region', { name: 'Counters' });
      await expect(counters).toContainText('277');
      await expect(counters).toContainText('44,320');
      // Twelve since the last.
      await expect(counters).toContainText('Chance of a 5★ with the next warp: 0.6%');
      await expect(counters).toContainText('The next 5★ is the featured one with a chance of 50%.');
      const averages = page.getByRole('region', { name: 'Averages and outcomes' });
      // Of the first nobody knows whether pulls before it are missing: (80 + 40 + 75) / 3.
      await expect(averages).toContainText('65.0');
      await expect(averages).toContainText('1 : 1');
      await expect(averages).toContainText('guaranteed 1 · unknown 1');
      const recent = page.getByRole('region', { name: 'Recent 5-star warps' });
      await expect(recent.getByRole('listitem')).toHaveCount(4);
      await expect(recent.getByRole('listitem').first()).toContainText(/Blade.*Won.*75/);
      await expect(recent.getByRole('listitem').last()).toContainText(/Seele.*Unknown.*≥ 70/);
    });

    test('figures say what they mean when they are asked', async ({ page }) => {
      await page.goto('/en/warp');
      await expect(page.getByText('No warps imported.')).toBeVisible();
      await putWarps(page, ACCOUNT, EVENT);
      await page.reload();
      const ask = page.getByRole('button', { name: 'What does “5★ pity” mean?' });
      await ask.click();
      await expect(page.getByText('Warps since the last 5★ on this banner type.')).toBeVisible();
      await ask.press('Enter');
      await expect(page.getByText('Warps since the last 5★ on this banner type.')).toBeHidden();
    });
  });
}

test('the address says which banner is shown, without entries in the history', async ({ page }) => {
  await page.goto('/en');
  await page.goto('/en/warp#stellar');
  await expect(page.getByText('No warps imported.')).toBeVisible();
  await putWarps(page, ACCOUNT, EVENT);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Stellar Warp' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Banner types' })
    .getByRole('link', { name: /^Light Cone Event Warp/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Light Cone Event Warp' })).toBeVisible();
  await expect(page).toHaveURL(/\/en\/warp#lc_event$/);
  // The bar's link leads to the first, though only the address changes.
  await page.getByRole('link', { name: 'Warp', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Character Event Warp' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/en$/);
});

test('accounts are shown one at a time', async ({ page }) => {
  await page.goto('/en/warp');
  await expect(page.getByText('No warps imported.')).toBeVisible();
  await putWarps(page, ACCOUNT, EVENT);
  await putWarps(page, { account: '700000001', type: 11 }, history([{ ...SEELE, pity: 9 }], 1));
  await page.reload();
  const counters = page.getByRole('region', { name: 'Counters' });
  await expect(counters).toContainText('277');
  await page.getByLabel('Account (UID)').selectOption('700000001');
  await expect(counters).toContainText('10');
});

for (const [language, title, average] of [
  ['jp', '跳躍記録', '65.0'],
  ['ru', 'Трекер прыжков', '65,0'],
] as const) {
  test(`the page speaks ${language}`, async ({ page }) => {
    await page.goto(`/${language}/warp`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await putWarps(page, ACCOUNT, EVENT);
    await page.reload();
    await expect(page.getByText(average)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/warp\.|\{\{/);
  });
}
