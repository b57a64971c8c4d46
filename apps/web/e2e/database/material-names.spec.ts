import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const chip = (page: Page) =>
  page.getByRole('list', { name: 'Planned upgrades' }).locator('[data-item="110406"] button');

test('a card’s material is named to readers of the screen, under the mouse and in focus', async ({
  page,
}) => {
  await page.goto('/en/planner#seele');
  await expect(chip(page)).toHaveAccessibleName(/^Void Cast Iron: Needed: 65/);
  await chip(page).hover();
  await expect(page.getByRole('tooltip')).toContainText('Void Cast Iron');
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete Seele' }).focus();
  // After what the figures mean, a card's materials are one stop.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  for (let steps = 0; steps < 20; steps++) {
    if (await chip(page).evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('ArrowRight');
  }
  await expect(page.getByRole('tooltip')).toContainText('Void Cast Iron');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a long press names a card’s material, and a short one opens it', async ({ page }) => {
    await page.goto('/en/planner#seele');
    await chip(page).scrollIntoViewIfNeeded();
    const box = await chip(page).boundingBox();
    if (!box) throw new Error('The material is on the card.');
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd') =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchStart' ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : [],
      });
    await touch('touchStart');
    await expect(page.getByRole('tooltip')).toContainText('Void Cast Iron');
    await touch('touchEnd');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('tooltip')).toContainText('Needed: 65');
    await chip(page).tap();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Void Cast Iron' })).toBeVisible();
  });
});
