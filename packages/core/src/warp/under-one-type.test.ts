import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BANNER_TYPES } from './banner-types.ts';
import { type BannerType, isMadeUp, mergePulls, type Pull, underOneType } from './index.ts';

type Histories = ReadonlyMap<BannerType, readonly Pull[]>;

const pull: Pull = {
  ...{ id: '1682521200000000001', gachaId: 2003, itemId: 1102 },
  ...{ time: '2023-04-26 23:00:00', zone: 8 },
};

/** Merged as imports and backups merge them. */
function merged(a: Histories, b: Histories): Histories {
  const [mine, theirs] = underOneType([a, b]);
  return new Map(
    BANNER_TYPES.map((type) => [type, mergePulls(mine?.get(type) ?? [], theirs?.get(type) ?? [])]),
  );
}

/** Few ids, each of one banner as in the game, told under any type, by the game or not, with the banner or without. */
const anyHistories: fc.Arbitrary<Histories> = fc
  .array(
    fc.record({
      type: fc.constantFrom<BannerType>(1, 11, 12, 21),
      place: fc.nat({ max: 6 }),
      isNamed: fc.boolean(),
      isGames: fc.boolean(),
      isStandIn: fc.boolean(),
    }),
    { maxLength: 14 },
  )
  .map((rows) => {
    const found = new Map<BannerType, Pull[]>();
    for (const { type, place, isNamed, isGames, isStandIn } of rows) {
      const row: Pull = {
        ...pull,
        id: isStandIn ? `168252120${place}999000000` : `168252120${place}000000001`,
        gachaId: isNamed || isStandIn ? ([2003, 3003, 1001][place % 3] ?? 0) : 0,
        ...(isGames && !isStandIn && { source: 'game' as const }),
      };
      found.set(type, mergePulls(found.get(type) ?? [], [row]));
    }
    return found;
  });

describe('an id is of one pull', () => {
  it.each([
    ['the game tells its type', [12, { ...pull, source: 'game' as const }], [11, pull], 12],
    ['the number of the banner tells it', [12, pull], [11, pull], 11],
    ['nothing tells it', [22, { ...pull, gachaId: 0 }], [12, { ...pull, gachaId: 0 }], 12],
  ] as const)('where %s', (_, a, b, stands) => {
    for (const [mine, theirs] of [
      [a, b],
      [b, a],
    ] as const) {
      const of = ([type, row]: readonly [BannerType, Pull]) => new Map([[type, [row]]]);
      const both = merged(of(mine), of(theirs));
      const held = BANNER_TYPES.filter((type) => both.get(type)?.length);
      expect(held).toEqual([stands]);
    }
  });

  it('laws: commutative, associative and idempotent; each id stands once, and none is lost', () => {
    const isReal = ({ id }: Pull) => !isMadeUp(id);
    const withoutMadeUp = (histories: Histories): Histories =>
      new Map([...histories].map(([type, pulls]) => [type, pulls.filter(isReal)]));
    const realIds = (histories: Histories) =>
      [...histories.values()]
        .flat()
        .filter(isReal)
        .map(({ id }) => id);
    fc.assert(
      fc.property(anyHistories, anyHistories, anyHistories, (a, b, c) => {
        const both = merged(a, b);
        expect(merged(b, a)).toEqual(both);
        expect(merged(both, b)).toEqual(both);
        expect(merged(both, both)).toEqual(both);
        // A row without an id gives way to a real one at once, and does not come back if that belongs elsewhere.
        const [x, y, z] = [a, b, c].map(withoutMadeUp) as [Histories, Histories, Histories];
        expect(merged(merged(x, y), z)).toEqual(merged(x, merged(y, z)));
        expect(realIds(both).toSorted()).toEqual(
          [...new Set([...realIds(a), ...realIds(b)])].toSorted(),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('leaves lists alone of which nothing goes', () => {
    const own = [pull];
    expect(underOneType([new Map([[11, own]])])[0]?.get(11)).toBe(own);
  });
});
