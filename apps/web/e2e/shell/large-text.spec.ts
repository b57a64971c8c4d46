import { tooWide } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { BLADE, history, putWarps, SEELE } from '../support/warp-history.ts';

/**
 * The longest words there are, twice as large, on the narrowest phone: more than WCAG asks, and what somebody who sees
 * little has in the hand.
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
  '/forecast',
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

/**
 * What there is to see of warps, by the address of its view. Not the history: a table of four columns is wider than that
 * with text so large, which WCAG 1.4.10 leaves to tables.
 */
const WARP_VIEWS = ['', 'char_event|global_stats', 'inventory', 'memory', 'odds'];

test('so do the start page of a player and the views of warps', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(`/${LANGUAGE}/planner#march-7th`);
  await expect(page.getByRole('heading', { name: /^7\. März/ })).toBeVisible();
  const stars = [
    { ...SEELE, pity: 70 },
    { ...BLADE, pity: 40 },
  ];
  for (const type of [1, 2, 11, 12, 21, 22]) {
    await putWarps(page, { account: '600000001', type }, history(stars, 12));
  }
  const found: string[] = [];
  await page.goto(`/${LANGUAGE}`);
  await expect(page.locator('.yours').getByRole('listitem').last()).toContainText('/');
  found.push(...(await tooWide(page, 320, 200)).map((one) => `start: ${one}`));
  for (const view of WARP_VIEWS) {
    await page.goto(`/${LANGUAGE}/warp#${view}`);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    found.push(...(await tooWide(page, 320, 200)).map((one) => `${view}: ${one}`));
  }
  expect(found).toEqual([]);
});
