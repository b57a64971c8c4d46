import type { Page } from '@playwright/test';
import { LANGUAGES as ALL } from '@trailbook/core/internal/dataset';
import { covered, crowded } from '../support/crowded.ts';
import { expect, test } from '../support/fixtures.ts';
import { openTabs, type State, screens } from '../support/screens.ts';

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
        const tabs = await openTabs(page);
        const found = await faultsOf(page, 'at first');
        for (const tab of tabs) {
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

test('the five places of the bar stay apart in every language', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: WIDTH, height: 800 });
  for (const language of ALL) {
    await page.goto(`/${language}/settings`, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    const gaps = await page.locator('.bottom-bar .bar-name').evaluateAll((places) => {
      const range = document.createRange();
      const words = places.map((place) => {
        range.selectNodeContents(place);
        const texts = [...place.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const lines = texts.flatMap((text) => {
          range.selectNode(text);
          return [...range.getClientRects()];
        });
        return {
          left: Math.min(...lines.map(({ left }) => left)),
          right: Math.max(...lines.map(({ right }) => right)),
        };
      });
      return words.slice(1).map(({ left }, at) => left - (words[at]?.right ?? 0));
    });
    expect(gaps, language).toHaveLength(4);
    expect(Math.min(...gaps), language).toBeGreaterThanOrEqual(3.5);
  }
});

async function faultsOf(page: Page, state: State['name']): Promise<string[]> {
  const found = [
    ...(await crowded(page, WIDTH, 200)),
    ...(await crowded(page, WIDTH, 100)),
    ...(await covered(page)),
  ];
  return found.map((one) => `${state}: ${one}`);
}
