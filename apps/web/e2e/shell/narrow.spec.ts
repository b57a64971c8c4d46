import { LANGUAGES } from '@trailbook/core/internal/dataset';
import { expect, test } from '../support/fixtures.ts';

test('the five places of the bar stay apart in every language', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 320, height: 800 });
  for (const language of LANGUAGES) {
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
