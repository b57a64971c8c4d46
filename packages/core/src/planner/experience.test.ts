import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterEntry, dataset, lightConeEntry } from '../../test/real-data.ts';
import type { ItemId } from '../dataset/index.ts';
import { experienceBands, feed } from './experience.ts';

const { characterItems, lightConeItems } = dataset.experience;

describe('experience across rank bands', () => {
  it('from 1 to 80 rounds up, band by band, to 5,801,000', () => {
    const bands = experienceBands(dataset, characterEntry(1102));
    expect(bands.reduce((sum, band) => sum + band, 0)).toBe(5_797_920);
    expect(bands.map((band) => Math.ceil(band / 1000) * 1000)).toEqual([
      113_000, 178_000, 207_000, 390_000, 823_000, 1_327_000, 2_763_000,
    ]);
  });

  it('differs by rarity for light cones', () => {
    const total = (id: number) =>
      experienceBands(dataset, lightConeEntry(id)).reduce((sum, band) => sum + band, 0);
    expect([total(20000), total(21000), total(23000)]).toEqual([597_440, 796_590, 995_700]);
  });

  it('gives nothing where no level is to gain', () => {
    const entry = characterEntry(1102);
    expect(experienceBands(dataset, { ...entry, from: entry.to })).toEqual([]);
    const ascensionOnly = { from: { level: 20, ascension: 0 }, to: { level: 20, ascension: 1 } };
    expect(experienceBands(dataset, { ...entry, ...ascensionOnly })).toEqual([]);
  });
});

describe('experience items', () => {
  it('are the fewest with the least waste, credits by what is fed', () => {
    const required = feed([26_500], characterItems, new Map());
    expect(Object.fromEntries(required.missing)).toEqual({ 213: 1, 212: 1, 211: 2 });
    expect(required.credits).toBe(2700);
  });

  it('are rounded up in each band on its own: leftover experience does not pass a rank cap', () => {
    const required = feed([500, 500], characterItems, new Map());
    expect(Object.fromEntries(required.missing)).toEqual({ 211: 2 });
  });

  it('of light cones cost one credit for two experience', () => {
    const required = feed([9000], lightConeItems, new Map());
    expect(Object.fromEntries(required.missing)).toEqual({ 223: 1, 222: 1, 221: 2 });
    expect(required.credits).toBe(4500);
  });

  it('in stock are fed first, the largest of them first, and leave the stock', () => {
    const stock = new Map<ItemId, number>([
      [213 as ItemId, 1],
      [211 as ItemId, 9],
    ]);
    const required = feed([26_500], characterItems, stock);
    expect(Object.fromEntries(required.owned)).toEqual({ 213: 1, 211: 7 });
    expect(required.missing.size).toBe(0);
    expect(required.credits).toBe(2700);
    expect(Object.fromEntries(stock)).toEqual({ 213: 0, 211: 2 });
  });

  it('too large to be used without waste stay in stock; the rest is counted in small ones', () => {
    const stock = new Map<ItemId, number>([[213 as ItemId, 5]]);
    const required = feed([23_000], characterItems, stock);
    expect(Object.fromEntries(required.owned)).toEqual({ 213: 1 });
    expect(Object.fromEntries(required.missing)).toEqual({ 211: 3 });
    expect(stock.get(213 as ItemId)).toBe(4);
  });

  it('in stock are shared by the bands in their order', () => {
    const stock = new Map<ItemId, number>([[212 as ItemId, 3]]);
    const required = feed([10_000, 10_000], characterItems, stock);
    expect(Object.fromEntries(required.owned)).toEqual({ 212: 3 });
    expect(Object.fromEntries(required.missing)).toEqual({ 212: 1 });
  });

  it('law: enough, less than one smallest item over, and no cheaper mix has fewer items', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90_000 }), (band) => {
        const { missing: items } = feed([band], characterItems, new Map());
        const fed = characterItems.reduce(
          (sum, item) => sum + item.exp * (items.get(item.id) ?? 0),
          0,
        );
        expect(fed).toBeGreaterThanOrEqual(band);
        expect(fed - band).toBeLessThan(1000);
        expect([...items.values()].reduce((sum, count) => sum + count, 0)).toBe(fewest(fed));
      }),
      { numRuns: 200 },
    );
  });
});

/** Brute force: the fewest items that give exactly so much experience. */
function fewest(exp: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let large = 0; large * 20_000 <= exp; large++) {
    for (let middle = 0; large * 20_000 + middle * 5000 <= exp; middle++) {
      const rest = exp - large * 20_000 - middle * 5000;
      best = Math.min(best, large + middle + rest / 1000);
    }
  }
  return best;
}
