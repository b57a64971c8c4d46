import type { Page } from '@playwright/test';
import { core, expect, test } from '../support/fixtures.ts';

const tickets = (page: Page) =>
  page.getByRole('list', { name: 'Planned upgrades' }).locator('> li');

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(`adding from a page leads to the entry, and the page then leads there too${core(width === 390)}`, async ({
      page,
    }) => {
      await page.goto('/en/planner#blade');
      await expect(tickets(page)).toHaveCount(1);
      await page.goto('/en/character/seele');
      const add = page.getByRole('link', { name: 'Add to planner' });
      await add.focus();
      await page.keyboard.press('Enter');
      const entry = tickets(page).filter({ hasText: 'Seele' });
      await expect(entry).toBeFocused();
      await expect(entry).toBeInViewport();
      await expect(tickets(page)).toHaveCount(2);
      await expect(page).toHaveURL(/\/en\/planner$/);
      // The next key stands on the entry's own name and buttons.
      await page.keyboard.press('Tab');
      await expect(entry.locator(':focus')).toHaveText('Seele');

      await page.goto('/en/character/seele');
      await expect(add).toHaveCount(0);
      await page.getByRole('link', { name: 'In your plan' }).press('Enter');
      await expect(entry).toBeFocused();
      await expect(tickets(page)).toHaveCount(2);
      await expect(page).toHaveURL(/\/en\/planner$/);
    });

    test('nothing of the page moves when its plan has been read', async ({ page }) => {
      await page.goto('/en/planner#in-the-night');
      await expect(tickets(page)).toHaveCount(1);
      await page.goto('/en/lightcone/in-the-night');
      await expect(page.getByRole('link', { name: 'In your plan' })).toBeVisible();
      const compare = page.getByRole('link', { name: 'Compare with another' });
      const planned = await compare.boundingBox();
      await page.goto('/en/lightcone/cruising-in-the-stellar-sea');
      await expect(page.getByRole('link', { name: 'Add to planner' })).toBeVisible();
      expect((await compare.boundingBox())?.height).toBe(planned?.height);
      expect(
        await page
          .getByRole('link', { name: 'Add to planner' })
          .evaluate((link) => link.clientHeight),
      ).toBeGreaterThanOrEqual(42);
    });
  });
}

test('another copy of a light cone can be planned', async ({ page }) => {
  await page.goto('/en/planner#in-the-night');
  await expect(tickets(page)).toHaveCount(1);
  await page.goto('/en/lightcone/in-the-night');
  await page.getByRole('link', { name: 'Add another' }).click();
  await expect(tickets(page)).toHaveCount(2);
  await expect(tickets(page).first()).toBeFocused();
});

test('a page hears of what is planned or removed in another tab', async ({ page, context }) => {
  await page.goto('/en/planner#seele');
  await expect(tickets(page)).toHaveCount(1);
  const other = await context.newPage();
  await other.goto('/en/character/seele');
  await expect(other.getByRole('link', { name: 'In your plan' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Seele' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(other.getByRole('link', { name: 'Add to planner' })).toBeVisible();
});
