import { tooWide } from './accessible.ts';
import { expect, test } from './fixtures.ts';

/**
 * The longest words there are, twice as large, on the narrowest phone: more than WCAG asks, and what somebody who sees
 * little has in the hand. The walk through all screens is in English; words of this length are in no other.
 */
const LANGUAGE = 'de';
const PAGES = [
  '',
  '/characters',
  '/character/march-7th',
  '/equipment',
  '/material/lifeless-blade',
  '/relics',
  '/warp',
  '/planner#march-7th',
  '/achievements',
  '/settings',
  '/simuniverse/current/worlds',
];

test('main pages fit 320 px with text of 200 %, in the language with the longest words', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const found: string[] = [];
  for (const path of PAGES) {
    await page.goto(`/${LANGUAGE}${path}`);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    found.push(...(await tooWide(page, 320, 200)).map((one) => `${path}: ${one}`));
  }
  expect(found).toEqual([]);
});
