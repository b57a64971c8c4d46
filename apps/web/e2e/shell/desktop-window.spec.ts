import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { shiftOf, watchShifts } from '../support/layout-shift.ts';

/** Rule S23. */

test.describe('in the desktop’s window', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.assign(globalThis, { trailbook: { app: { crash: async () => undefined } } });
    }),
  );

  for (const width of [390, 1280]) {
    test(`at ${width} px pages have a bar of pictures, a way back, and no foot`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 840 });
      await watchShifts(page);
      await page.goto('/en/books');
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      const bar = page.getByRole('banner');
      const planner = bar.getByRole('link', { name: 'Planner' });
      await expect(planner).toHaveCSS('font-size', '0px');
      await expect(planner.locator('svg')).toBeVisible();

      const back = bar.getByRole('button', { name: 'Back' });
      await expect(back).toBeDisabled();
      await expect(planner).toHaveAttribute('title', 'Planner');
      for (const name of ['Privacy', 'Credits', 'Settings']) {
        await expect(bar.getByRole('link', { name })).toHaveAttribute('title', name);
      }
      expect(await shiftOf(page)).toBeLessThan(0.01);
      await expectAccessible(page);

      await bar.getByRole('link', { name: 'Settings' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
      await back.click();
      await expect(page).toHaveURL(/\/en\/books$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Books' })).toBeVisible();
      await expect(back).toBeDisabled();
      await bar.getByRole('link', { name: 'Trailbook' }).click();
      await expect(page).toHaveURL(/\/en$/);
    });
  }

  test('where one is has a line below it, and is marked before the page lives', async ({
    page,
  }) => {
    await page.goto('/en/planner', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-desktop', '');
    const here = page.getByRole('banner').getByRole('link', { name: 'Planner' });
    await expect(here).toHaveAttribute('aria-current', 'page');
    await expect(here).toHaveCSS('box-shadow', /inset/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Warp' })).toHaveCSS(
      'box-shadow',
      'none',
    );
  });

  test('a question mark still tells the keys of a page', async ({ page }) => {
    await page.goto('/en/planner');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys of this page' })).toBeVisible();
  });
});

test('the web has its foot, names in its bar, and nothing of the window’s', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(new URL(response.url()).pathname));
  await page.goto('/en/books', { waitUntil: 'networkidle' });
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  const planner = page.getByRole('banner').getByRole('link', { name: 'Planner' });
  await expect(planner).toHaveCSS('font-size', '14px');
  expect(scripts.filter((path) => /window-bar|desktop/.test(path))).toEqual([]);
});
