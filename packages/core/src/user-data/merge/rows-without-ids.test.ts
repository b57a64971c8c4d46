import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from '../../basics/canonical.ts';
import { mergePulls, type Pull } from '../../warp/index.ts';
import { documentAt, kindOf, type UserData } from '../index.ts';
import { EMPTY_REPLICA, join, type Replica } from './replica.ts';
import { changesIn, dataOf } from './replica-of-data.ts';
import { settlePulls } from './settle-pulls.ts';
import { nextStamp, UNSTAMPED } from './stamp.ts';

const NAME = 'warps/600000001/11';
const TIME = '2023-11-14 22:13:20';

/** Rows that stand in for those of one time, known well or less well, in places that several share. */
const rowsOf = (group: string): fc.Arbitrary<Pull[]> =>
  fc
    .uniqueArray(
      fc.record({
        number: fc.nat({ max: 9 }),
        itemId: fc.constantFrom(1102, 20_000, 7),
        gachaId: fc.constantFrom(0, 2003),
        zone: fc.constantFrom(8, -5),
        rarity: fc.constantFrom(undefined, 4 as const, 5 as const),
      }),
      { minLength: 1, maxLength: 5, selector: ({ number }) => number },
    )
    .map((rows) =>
      rows
        .toSorted((a, b) => a.number - b.number)
        .map(({ number, rarity, ...row }) => ({
          ...{ id: group + String(100 + 100 * (number >> 1) + (number & 1)).padStart(6, '0') },
          ...{ ...row, time: TIME, ...(rarity && { rarity }) },
        })),
    );

const toTheSecond = rowsOf('1699971200999');
const anyRows = fc.oneof(toTheSecond, rowsOf('1699971200997'));
const anyFromTheGame = fc.array(
  fc.record({
    id: fc.nat({ max: 5 }).map((place) => `169997120000000000${place}`),
    itemId: fc.constantFrom(1102, 20_000),
    ...{ gachaId: fc.constant(2003), time: fc.constant(TIME), zone: fc.constant(8) },
    source: fc.constant('game' as const),
  }),
  { maxLength: 4 },
);

/** One row as several tools tell it: with its banner or without, at times that were moved or not. */
const anyTelling = fc.record({
  id: fc.constant('1699999800000000042'),
  gachaId: fc.constantFrom(0, 2003, 2004),
  itemId: fc.constantFrom(1102, 20_000),
  time: fc.constantFrom(TIME, '2023-11-14 22:43:20', '2023-11-14 22:10:00', '2023-11-14 17:13:20'),
  zone: fc.constantFrom(0, -5),
});

const both = (a: unknown, b: unknown) => settlePulls(a, b);

describe('rows without ids that devices tell of one time', () => {
  it('law: come to the same, whichever is brought to which, in whatever order and how often', () => {
    fc.assert(
      fc.property(toTheSecond, toTheSecond, toTheSecond, (a, b, c) => {
        expect(canonical(both(a, b))).toBe(canonical(both(b, a)));
        expect(canonical(both(both(a, b), b))).toBe(canonical(both(a, b)));
        expect(canonical(both(both(a, b), c))).toBe(canonical(both(a, both(b, c))));
      }),
      { numRuns: 1000 },
    );
  });
});

function changed(data: UserData, replica: Replica, device: string, now: number): Replica {
  const changes = changesIn(data, replica, nextStamp(UNSTAMPED, now, device));
  if (!changes.ok) throw new Error(changes.error.code);
  return changes.value.changes;
}

function made(replica: Replica): UserData {
  const data = dataOf(replica);
  if (!data.ok) throw new Error(data.error.code);
  return data.value;
}

describe('a row that devices tell at different times', () => {
  it('law: comes to the same, whichever is brought to which', () => {
    fc.assert(
      fc.property(anyTelling, anyTelling, anyTelling, (a, b, c) => {
        expect(canonical(both(a, b))).toBe(canonical(both(b, a)));
        expect(canonical(both(both(a, b), c))).toBe(canonical(both(a, both(b, c))));
        expect(mergePulls(mergePulls([a], [b]), [c])).toEqual(
          mergePulls([a], mergePulls([b], [c])),
        );
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a history that is removed', () => {
  it('law: leaves none of the rows that better known ones stood for', () => {
    const kind = kindOf(NAME);
    const history = fc.tuple(anyRows, anyFromTheGame).map(
      ([rows, known]): UserData => [
        {
          profile: 'default',
          name: NAME,
          document: kind.merge(kind.empty, { version: 1, pulls: [...rows, ...known] }),
        },
      ],
    );
    fc.assert(
      fc.property(history, history, (mine, theirs) => {
        const all = join(
          changed(mine, EMPTY_REPLICA, 'a', 1),
          changed(theirs, EMPTY_REPLICA, 'b', 1),
        );
        const without = made(all).filter(({ name }) => name !== NAME);
        const left = made(join(all, changed(without, all, 'a', 2)));
        expect(documentAt(left, 'default', NAME).pulls).toEqual([]);
        expect([...changed(made(all), all, 'a', 3)]).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
