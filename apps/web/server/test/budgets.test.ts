import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pageScripts, scriptAt } from '../../test/page-scripts.ts';
import { builtSite } from './built-site.ts';

/**
 * What a page may ship, in kB of gzipped JavaScript. Which scripts it ships follows from the built files; a browser test
 * holds that against what a browser loads (`e2e/site/budget.spec.ts`).
 */
const BUDGETS = {
  '/en': 129,
  '/en/planner': 171,
  '/en/warp': 181,
  '/en/import': 175,
  '/en/forecast': 204,
  '/en/characters': 133,
  '/en/character/seele': 154,
  '/en/lightcone/in-the-night': 152,
  '/en/relics': 133,
  '/en/materials': 133,
  '/en/simuniverse/current/worlds': 137,
  '/en/simuniverse/current/blessings': 137,
  '/en/material/lifeless-blade': 152,
  '/en/consumables': 133,
  '/en/books': 131,
  '/en/book/space-station-love-poems': 152,
  '/en/icons': 131,
  '/en/icon/acheron': 152,
  '/en/achievements': 139,
  '/en/achievements/the-memories-we-share': 139,
};

const site = builtSite();
const shippedBy = async (path: string) => pageScripts(await site.html(path), path);

describe('JavaScript', () => {
  it.each(Object.entries(BUDGETS))('of %s is at most %d kB', async (path, budget) => {
    const shipped = await shippedBy(path);
    const sizes = shipped.map((script) => gzipSync(scriptAt(script), { level: 9 }).length);
    expect(sizes.length).toBeGreaterThan(3);
    const total = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    console.info(`${path}: ${total.toFixed(1)} kB of ${budget} kB`);
    expect(total).toBeLessThanOrEqual(budget);
  });

  it('of the planner holds nothing of the lists and of the details of things', async () => {
    // Texts that lists and details ask for, and nothing else does.
    const theirs = /list\.unknownFilter|skill\.toughness|voice\.battle|eidolon\.rank/;
    const withTheirs = async (path: string) =>
      (await shippedBy(path)).filter(
        (script) => /^\/assets\/[^/]+\.js$/.test(script) && theirs.test(scriptAt(script)),
      );
    expect(await withTheirs('/en/planner')).toEqual([]);
    // Else these would be texts of nobody's.
    for (const path of ['/en/characters', '/en/character/seele']) {
      expect(await withTheirs(path), path).not.toEqual([]);
    }
  });
});
