import { core, expect, test } from '../support/fixtures.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all of a character can be read @core', async ({ page }) => {
    await page.goto('/en/character/seele');
    for (const name of ['Sheathed Blade', 'Lacerate', 'Extirpating Slash']) {
      await expect(
        page.getByRole('heading', { name }).or(page.getByText(name)).first(),
      ).toBeVisible();
    }
  });

  for (const path of [
    '/en/planner',
    '/en/warp',
    '/en/settings',
    '/en/achievements',
    '/en/compare',
  ]) {
    test(`${path} says what it takes scripts for, and waits for none${core(path === '/en/planner')}`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByText(/scripts \(JavaScript\), which do not run here/)).toBeVisible();
      await expect(page.locator('main [aria-busy]:visible')).toHaveCount(0);
      await expect(page.locator('main').getByRole('searchbox')).toHaveCount(0);
      await page.locator('main').getByRole('link').last().click();
      await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('the planner leads to what can be read', async ({ page }) => {
    await page.goto('/de/planner');
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { name: 'Was sich ohne Skripte lesen lässt' }),
    ).toBeVisible();
    await main.getByRole('link', { name: 'Figuren' }).click();
    await expect(page).toHaveURL(/\/de\/characters$/);
    await expect(main.getByRole('link', { name: 'Seele' })).toBeVisible();
  });
});

test('panels that are not shown are found by a search within the page, and open for it @core', async ({
  page,
}) => {
  await page.goto('/en/character/seele');
  const panel = page.locator('#eidolons');
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  await expect(panel.getByText('Extirpating Slash')).toBeHidden();
  await panel.evaluate((element) => element.dispatchEvent(new Event('beforematch')));
  await expect(panel.getByText('Extirpating Slash')).toBeVisible();
  await expect(page.locator('#details')).toHaveAttribute('hidden', 'until-found');
});

test('a tab has an address, which others can be sent to @core', async ({ page, context }) => {
  await page.goto('/en/character/seele');
  await page.getByRole('tab', { name: 'Traces' }).click();
  await expect(page).toHaveURL(/\/en\/character\/seele#traces$/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('tab', { name: 'Traces' })).toHaveAttribute('aria-selected', 'true');
  await expect(other.getByRole('button', { name: 'Nightshade' }).first()).toBeVisible();
  await other
    .getByRole('link', { name: /^Planner/ })
    .first()
    .click();
  await expect(other.getByRole('heading', { name: 'Planner' })).toBeVisible();
  await other.goBack();
  await expect(other.getByRole('tab', { name: 'Traces' })).toHaveAttribute('aria-selected', 'true');
});
