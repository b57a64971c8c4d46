import type { Page } from '@playwright/test';
import { brokenHeadings, expectAccessible, tooWide, violationsIn } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { type Screen, screens } from '../support/screens.ts';
import { TEXT_SITE } from '../support/text-addresses.ts';

/** Every screen, each of its tabs and sheets, loaded once and looked at in every way. */

for (const screen of screens()) {
  test.describe(screen.path || 'home', () => {
    test.use({ tolerated: screen.path === '/nowhere' ? /status of 404/ : undefined });

    test('is accessible in both themes, its headings in order, and fits 320 px and text of 200 %', async ({
      page,
    }) => {
      test.setTimeout(180_000);
      expect(await lookedThrough(page, screen)).toEqual([]);
    });
  });
}

/** What is wrong with a screen, in whichever state. */
async function lookedThrough(page: Page, { path, states }: Screen): Promise<string[]> {
  await page.goto(`/en${path}`);
  const found = await wrongWith(page, 'at first');
  // Of the tabs that the page has now; within them are others. Of nine worlds alike three speak for all.
  const tabs = await page.locator('[role=tab]:visible').all();
  for (const tab of tabs.length > 7 ? tabs.slice(0, 3) : tabs) {
    await tab.click();
    found.push(...(await wrongWith(page, `tab ${await tab.textContent()}`)));
  }
  for (const { name, come } of states) {
    await come(page);
    found.push(...(await wrongWith(page, name)));
  }
  return found;
}

async function wrongWith(page: Page, state: string): Promise<string[]> {
  const found = [
    ...(await violationsIn(page, 'night')),
    ...(await violationsIn(page, 'day')),
    ...(await brokenHeadings(page)),
    // WCAG's own width, and what is left of a window of 1280 px that shows everything twice as large.
    ...(await tooWide(page, 320)),
    ...(await tooWide(page, 640, 200)),
  ];
  return found.map((one) => `${state}: ${one}`);
}

test('the credits are accessible', async ({ page }) => {
  await page.goto('/attribution');
  expect(await wrongWith(page, 'at first')).toEqual([]);
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
