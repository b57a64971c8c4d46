import { brokenHeadings, expectAccessible, inaccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { TEXT_SITE } from '../support/text-addresses.ts';

/** What is no screen of the walk through all of them: see `screens.spec.ts`. */

test('the credits are accessible @core', async ({ page }) => {
  await page.goto('/attribution');
  expect(await inaccessible(page)).toEqual([]);
});

test.describe('with texts', () => {
  // Pictures that the store does not have are told by the browser itself.
  test.use({ baseURL: TEXT_SITE, tolerated: /Failed to load resource.*404/ });

  test('a character with all of its texts has no violation', async ({ page }) => {
    await page.goto('/jp/character/aurelia-of-the-etoile');
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      expect(await brokenHeadings(page)).toEqual([]);
      await expectAccessible(page);
    }
    await page.getByRole('tab', { name: 'ボイス' }).click();
    await expect(page.getByText('足元に気をつけて。')).toBeVisible();
    await expectAccessible(page);
  });
});
