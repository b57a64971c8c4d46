import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameId, gameIdParts, hourOf } from './game-ids.ts';
import { idByHand, madeUpId, secondsOf } from './made-up-ids.ts';
import type { Pull } from './pull.ts';
import { comparePulls, inPullOrder, placesIn } from './pull-order.ts';

const row = (time: string, counter: number): Pull => ({
  id: gameId({ hour: hourOf(secondsOf({ time, zone: 8 })), counter, tail: '23' }),
  ...{ gachaId: 2003, itemId: 20_000, time, zone: 8 },
});
const unnumbered = (time: string, place = 0): Pull => ({
  ...row(time, 0),
  id: madeUpId({ time, zone: 8 }, place),
});

describe('an id of the game', () => {
  // UIGF#103: a row of 2025-07-15 08:59:13 in UTC+8 of an account that ends in 12.
  it('has the hour, the place in it and the end of the account', () => {
    expect(gameIdParts('1752538200000280012')).toEqual({
      ...{ hour: Date.UTC(2025, 6, 15) / 1000, counter: 2800, tail: '12' },
    });
  });

  it.each([
    ['too short', '175253820000028001'],
    ['made of another second', '1752538201000280012'],
    ['of another game, which adds six minutes', '1752537960000280012'],
    ['older than the game', '1582538200000280012'],
    ['a stand-in', madeUpId({ time: '2025-07-15 08:10:00', zone: 8 }, 3)],
    ['entered by hand', idByHand(1_752_538_200, 1000)],
  ])('is none that is %s', (_, id) => {
    expect(gameIdParts(id)).toBeUndefined();
  });

  it('law: is what its parts make', () => {
    const parts = fc.record({
      hour: fc.nat(60_000).map((hours) => 1_682_467_200 + 3600 * hours),
      counter: fc.nat(1_200_000),
      tail: fc.nat(99).map((tail) => String(tail).padStart(2, '0')),
    });
    fc.assert(
      fc.property(parts, (all) => {
        expect(gameIdParts(gameId(all))).toEqual(all);
      }),
    );
  });
});

describe('the order of pulls', () => {
  const ten = Array.from({ length: 10 }, (_, at) => row('2025-07-15 10:30:05', 90 + at));
  const later = row('2025-07-15 10:50:00', 500);

  it('is that of the ids for the game’s rows, and by time for others among them', () => {
    const first = unnumbered('2025-07-15 10:12:00');
    const between = unnumbered('2025-07-15 10:40:00');
    const ordered = [first, ...ten, between, later];
    expect(inPullOrder(ordered.toReversed())).toEqual(ordered);
    expect(inPullOrder(ordered)).toBe(ordered);
    for (const [at, pull] of ordered.entries()) {
      expect(placesIn(ordered)(pull.id)).toBe(at);
      if (at > 0) expect(comparePulls(ordered[at - 1] as Pull, pull)).toBeLessThan(0);
    }
  });

  it('is that of the ids also where an earlier version moved a time', () => {
    const moved = { ...later, time: '2025-07-15 10:05:00' };
    expect(inPullOrder([moved, ...ten])).toEqual([...ten, moved]);
  });

  it('knows the place of a row that is gone', () => {
    expect(placesIn([...ten, later])(row('2025-07-15 10:40:00', 300).id)).toBe(10);
    expect(placesIn([...ten, later])(row('2025-07-15 10:55:00', 600).id)).toBe(11);
  });

  it('law: depends on the rows alone', () => {
    const anyRow = fc
      .record({ seconds: fc.nat(7200), counter: fc.nat(9), kind: fc.nat(3) })
      .map(({ seconds, counter, kind }): Pull => {
        const time = new Date(Date.UTC(2025, 6, 15, 10) + 1000 * seconds);
        const written = time.toISOString().slice(0, 19).replace('T', ' ');
        if (kind === 0) return unnumbered(written, counter);
        if (kind === 1) return { ...row(written, 0), id: String(counter) };
        return row(written, kind === 2 ? counter : 10 * (seconds % 3600) + counter);
      });
    const rows = fc.uniqueArray(anyRow, { selector: ({ id }) => id, maxLength: 30 });
    fc.assert(
      fc.property(rows, fc.infiniteStream(fc.nat(1000)), (pulls, shuffle) => {
        const ordered = inPullOrder(pulls);
        const keys = new Map(pulls.map((pull) => [pull, shuffle.next().value]));
        const mixed = pulls.toSorted((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
        expect(inPullOrder(mixed)).toEqual(ordered);
        expect(inPullOrder(ordered)).toEqual(ordered);
        expect(new Set(ordered)).toEqual(new Set(pulls));
      }),
    );
  });
});
