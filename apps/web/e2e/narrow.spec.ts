import type { Page } from '@playwright/test';
import { crowded } from './crowded.ts';
import { expect, test } from './fixtures.ts';
import { type State, screens } from './screens.ts';

/** The languages of the longest words, at the narrowest width there is, with letters as they are and twice as large. */
const LANGUAGES = ['de', 'ru'] as const;
const WIDTH = 320;

for (const language of LANGUAGES) {
  for (const { path, states } of screens(language)) {
    test.describe(`${language}${path}`, () => {
      test.use({ tolerated: path === '/nowhere' ? /status of 404/ : undefined });

      test('is read on the narrowest phone, however large its letters are', async ({ page }) => {
        test.setTimeout(180_000);
        await page.goto(`/${language}${path}`);
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        const found = await faultsOf(page, 'at first');
        for (const tab of await page.getByRole('tab').all()) {
          if (!(await tab.isVisible())) continue;
          await tab.click();
          found.push(...(await faultsOf(page, `tab ${await tab.textContent()}`)));
        }
        for (const { name, come } of states) {
          await come(page);
          found.push(...(await faultsOf(page, name)));
        }
        expect(found).toEqual([]);
      });
    });
  }
}

async function faultsOf(page: Page, state: State['name']): Promise<string[]> {
  const found = [...(await crowded(page, WIDTH, 200)), ...(await crowded(page, WIDTH, 100))];
  return found.map((one) => `${state}: ${one}`);
}
