import fc from 'fast-check';
import type { BannerHistory, Pull, Rarity, WarpTables } from '../src/warp/index.ts';

/** A game small enough to read: two characters that are featured, two that never are, and others. */
export const SEELE = 1102;
export const JING_YUAN = 1204;
export const BRONYA = 1101;
export const WELT = 1004;
export const FOUR_STAR = 21000;
export const THREE_STAR = 20000;

const fiveStars = [SEELE, JING_YUAN, BRONYA, WELT, 23001, 23002];

export const tables: WarpTables = {
  rarities: new Map<number, Rarity>([
    ...fiveStars.map((id) => [id, 5] as const),
    [FOUR_STAR, 4],
    [THREE_STAR, 3],
  ]),
  featured: new Map([
    [1001, null],
    [2003, SEELE],
    [2004, JING_YUAN],
    [3003, 23001],
  ]),
};

/** Pulls of these items one after the other. */
export function pullsOf(items: readonly number[], { gachaId = 2003, first = 0 } = {}): Pull[] {
  return items.map((itemId, at) => ({
    id: String(1_682_521_200_000_000_000n + BigInt(first + at)),
    gachaId,
    itemId,
    time: '2023-04-26 18:00:00',
    zone: 8,
  }));
}

/** As many 3★s as are wanted. */
export const threeStars = (count: number): number[] => Array(count).fill(THREE_STAR);

const anyPull: fc.Arbitrary<Pull> = fc.record({
  // Few ids, so that pages overlap.
  id: fc.nat({ max: 60 }).map((place) => String(1_682_521_200_000_000_000n + BigInt(place))),
  gachaId: fc.constantFrom(0, 2003, 2004, 2999),
  itemId: fc.constantFrom(...fiveStars, FOUR_STAR, THREE_STAR, THREE_STAR, 1999),
  time: fc.constant('2023-04-26 18:00:00'),
  zone: fc.constantFrom(-5, 8),
});

export const anyPage = fc.array(anyPull, { maxLength: 20 });

export const anyHistory: fc.Arbitrary<BannerHistory> = fc.record({
  type: fc.constantFrom(1 as const, 2 as const, 11 as const, 12 as const, 21 as const),
  isComplete: fc.boolean(),
  gapsBefore: fc.array(
    anyPull.map(({ id }) => id),
    { maxLength: 2 },
  ),
  pulls: fc.array(anyPull, { maxLength: 80 }),
});
