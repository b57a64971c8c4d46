import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataset, SEELE } from '../../test/real-data.ts';
import type { ItemId, LightConeId } from '../dataset/index.ts';
import {
  costBetween,
  growingStats,
  levelStands,
  mainAffixAt,
  pricedLevels,
  subAffixRange,
  upgradesOf,
} from './index.ts';

const seele = dataset.characters.get(SEELE);
if (!seele) throw new Error('There is no Seele.');
const ascensions = seele.ascensions;

describe('levels across ascensions', () => {
  const stands = levelStands(ascensions);

  it('begin at 1, end at the last cap, and stand twice at each cap between', () => {
    expect(stands[0]).toEqual({ level: 1, ascension: 0 });
    expect(stands.at(-1)).toEqual({ level: 80, ascension: 6 });
    expect(stands).toHaveLength(80 + 6);
    expect(stands.filter(({ level }) => level === 40).map(({ ascension }) => ascension)).toEqual([
      2, 3,
    ]);
  });

  it('raise every stat, or keep it', () => {
    for (const { ascensions } of [...dataset.characters.values(), ...dataset.lightCones.values()]) {
      const growth = levelStands(ascensions).map((stand) => growingStats(ascensions, stand));
      for (const [at, stats] of growth.entries()) {
        const before = growth[at - 1] ?? stats;
        expect(stats.hp).toBeGreaterThanOrEqual(before.hp);
        expect(stats.attack).toBeGreaterThanOrEqual(before.attack);
        expect(stats.defence).toBeGreaterThanOrEqual(before.defence);
      }
    }
  });
});

describe('stats as the game shows them', () => {
  it('Seele at 80', () => {
    expect(growingStats(ascensions, { level: 80, ascension: 6 })).toEqual({
      hp: 931,
      attack: 640,
      defence: 363,
    });
  });

  it('In the Night at 80', () => {
    const cone = dataset.lightCones.get(23001 as LightConeId);
    expect(growingStats(cone?.ascensions ?? [], { level: 80, ascension: 6 })).toEqual({
      hp: 1058,
      attack: 582,
      defence: 463,
    });
  });

  it('a sum that is whole in the game is not rounded below it', () => {
    const made = [
      {
        stats: {
          hp: 0.7,
          hpPerLevel: 0.1,
          attack: 0,
          attackPerLevel: 0,
          defence: 0,
          defencePerLevel: 0,
        },
      },
    ];
    expect(0.7 + 0.1 * 13).toBeLessThan(2.0000001);
    expect(growingStats(made, { level: 14, ascension: 0 }).hp).toBe(2);
  });
});

describe('what a skill costs', () => {
  const skill = seele.variants[0]?.points.find((point) => point.anchor === 2);
  const steps = skill?.levels ?? [];

  it('can be asked between the first level and those that cost something', () => {
    expect(pricedLevels(steps)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(
      pricedLevels([
        { level: 1, cost: [] },
        { level: 2, cost: [] },
      ]),
    ).toEqual([1]);
  });

  it('law: two stretches cost what the whole costs', () => {
    const level = fc.integer({ min: 1, max: 10 });
    fc.assert(
      fc.property(fc.tuple(level, level, level), (picked) => {
        const [from = 1, between = 1, to = 1] = [...picked].sort((a, b) => a - b);
        const parts = costBetween(steps, from, between);
        for (const [id, count] of costBetween(steps, between, to)) {
          parts.set(id, (parts.get(id) ?? 0) + count);
        }
        const byId = (map: Map<ItemId, number>) => [...map].sort(([a], [b]) => a - b);
        expect(byId(parts)).toEqual(byId(costBetween(steps, from, to)));
      }),
    );
  });

  it('nothing between a level and itself', () => {
    expect(costBetween(steps, 4, 4).size).toBe(0);
  });
});

describe('relic stats', () => {
  it('a five-star head has 705.6 HP at 15', () => {
    const affix = dataset.relics.mainAffixes['51']?.[0];
    expect(affix?.property).toBe('HPDelta');
    expect(mainAffixAt(affix ?? { base: 0 }, 15)).toBeCloseTo(705.6, 2);
  });

  it('are raised every third level', () => {
    expect([6, 9, 12, 15].map(upgradesOf)).toEqual([2, 3, 4, 5]);
  });

  it('a sub stat raised n times is worth n + 1 rolls, each between its least and its most', () => {
    const affix = { base: 0.02, step: 0.01, steps: 2 };
    expect(subAffixRange(affix, 0)).toEqual({ least: 0.02, most: 0.04 });
    const { least, most } = subAffixRange(affix, 5);
    expect(least).toBeCloseTo(0.12, 9);
    expect(most).toBeCloseTo(0.24, 9);
  });
});
