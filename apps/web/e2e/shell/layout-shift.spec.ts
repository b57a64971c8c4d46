import { expect, test } from '../support/fixtures.ts';
import { shiftOf, watchShifts } from '../support/layout-shift.ts';

/** Pages of every kind, in languages whose words are long and scripts that stand high. */
const PATHS = [
  '/en',
  '/en/characters',
  '/de/characters?path=hunt&rarity=5',
  '/th/relics',
  '/ru/equipment',
  '/jp/character/kafka#eidolons',
  '/en/lightcone/in-the-night',
  '/ru/relics/inert-salsotto#hand',
  '/en/compare?characters=seele,blade',
  '/en/planner',
  '/en/warp',
  '/en/forecast',
];

/** How much of a page may move of itself while it loads, as Cumulative Layout Shift counts. */
const MOST = 0.01;

for (const width of [390, 1440]) {
  test(`at ${width} px no page moves while it loads`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
    await watchShifts(page);
    const restless: string[] = [];
    for (const path of PATHS) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const moved = await shiftOf(page);
      if (moved > MOST) restless.push(`${path}: ${moved.toFixed(4)}`);
    }
    expect(restless).toEqual([]);
  });
}
