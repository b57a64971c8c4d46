import { expectAccessible } from '../support/accessible.ts';
import { core, expect, test } from '../support/fixtures.ts';
import { BRONYA, history, putWarps, SEELE } from '../support/warp-history.ts';

const ACCOUNT = { account: '600000001', type: 11 };

for (const width of [390, 1440]) {
  test(`the plan tells the chance of what was not pulled, at ${width} px${core(width === 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const tickets = page.getByRole('list', { name: 'Planned upgrades' }).locator('> li');
    const ticketOf = (name: string) =>
      tickets.filter({ has: page.getByRole('heading', { name, exact: true }) });
    await page.goto('/en/planner#blade');
    await expect(tickets).toHaveCount(1);
    await page.goto('/en/planner#seele');
    await expect(tickets).toHaveCount(2);
    await expect(page.getByText('Not pulled yet')).toHaveCount(0);
    // Seele is held, and Blade's banner was lost.
    const stars = [
      { ...SEELE, pity: 70 },
      { ...BRONYA, pity: 60 },
    ];
    await putWarps(page, ACCOUNT, history(stars, 30));
    await page.goto('/en/warp#odds');
    await page.getByLabel('Passes now').fill('60');
    await page.getByLabel('Passes now').blur();
    await page.goto('/en/planner');
    const blade = ticketOf('Blade');
    await expect(blade).toContainText(/Chance of getting it with what you have now: [\d.]+%/);
    await expect(ticketOf('Seele')).not.toContainText('Not pulled yet');
    const ask = page.getByRole('button', { name: 'What does that mean for Blade?' });
    await ask.press('Enter');
    await expect(blade).toContainText(/still needs costs [\d,]+ Trailblaze Power/);
    await expectAccessible(page);
    await blade.getByRole('link', { name: /^Chance of getting it/ }).click();
    await expect(page).toHaveURL(/\/en\/warp#odds$/);
    await expect(page.getByRole('heading', { name: 'Odds' })).toBeVisible();
  });
}

// Rule W38.
test('three entries that were not pulled share one stock of jade', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const tickets = page.getByRole('list', { name: 'Planned upgrades' }).locator('> li');
  for (const [at, name] of ['blade', 'jingliu', 'luocha'].entries()) {
    await page.goto(`/en/planner#${name}`);
    await expect(tickets).toHaveCount(at + 1);
  }
  await putWarps(page, ACCOUNT, history([{ ...SEELE, pity: 70 }], 0));
  await page.goto('/en/warp#odds');
  await page.getByLabel('Passes now').fill('200');
  await page.getByLabel('Passes now').blur();
  await page.goto('/en/planner');
  await expect(tickets.nth(0)).toContainText('with what you have now: 100.0%');
  await expect(tickets.nth(1)).toContainText('after the unpulled entries above (1): 57.9%');
  await expect(tickets.nth(2)).toContainText('after the unpulled entries above (2): 14.9%');
  await tickets.nth(2).getByRole('button', { name: 'What does that mean for' }).click();
  await expect(tickets.nth(2)).toContainText('the chance would be 100.0%.');
  await expectAccessible(page);
});
