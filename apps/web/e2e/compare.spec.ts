import { expect, test } from './fixtures.ts';

test('two characters side by side, by an address that can be shared', async ({ page, context }) => {
  await page.goto('/en/character/seele');
  await page.getByRole('link', { name: 'Compare with another' }).click();
  await expect(page).toHaveURL(/\/en\/compare\?characters=seele$/);
  await page.getByLabel('Right').selectOption('Blade');
  await expect(page).toHaveURL(/\/en\/compare\?characters=seele,blade$/);
  const other = await context.newPage();
  await other.goto(page.url());
  const row = (name: string) => other.getByRole('row', { name: new RegExp(`^${name} `) });
  await expect(row('HP')).toHaveText('HP9311,358');
  await expect(row('ATK')).toContainText('640');
  await expect(row('Skill')).toContainText(/Sheathed Blade.*220%/);
  await expect(row('Credit')).toContainText('3,888,100');
  await expect(other.getByRole('link', { name: 'Blade' })).toHaveAttribute(
    'href',
    '/en/character/blade',
  );
});

test('two light cones side by side', async ({ page }) => {
  await page.goto('/en/compare?lightcones=in-the-night,cruising-in-the-stellar-sea');
  await expect(page.getByRole('row', { name: /^HP / })).toContainText('1,058');
  await expect(page.getByLabel('Left')).toHaveValue('in-the-night');
  await page.getByLabel('What').selectOption('Characters');
  await expect(page.getByText('Choose two')).toBeVisible();
});

test('skills say what they do', async ({ page }) => {
  await page.goto('/en/compare?characters=seele,blade');
  await expect(page.getByRole('row', { name: /^Ultimate / })).toContainText(
    'DMG · one enemy · 425% → 459% of ATK',
  );
  await expect(page.locator('[data-figures]')).toHaveCount(0);
});

test('a figure that is nothing at every level is not shown', async ({ page }) => {
  for (const pair of [
    'characters=seele,blade',
    'characters=aglaea,the-herta',
    'characters=kafka,bronya',
  ]) {
    await page.goto(`/en/compare?${pair}`);
    await expect(page.getByRole('row', { name: /^Skill / })).toBeVisible();
    const written = await page.locator('td li').allTextContents();
    expect(written.length).toBeGreaterThan(8);
    // A state that is set to nothing is told of.
    expect(written.filter((text) => /(?<!=) 0%?( |$)/.test(text))).toEqual([]);
  }
});
