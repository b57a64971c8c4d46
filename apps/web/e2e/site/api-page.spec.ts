import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';

// It has no script to wait for.
test('the page of calls can be read on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/api/v1/docs');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);
});
