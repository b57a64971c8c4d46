import { describe, expect, it } from 'vitest';
import { laterStamp, nextStamp, stampOf, withStamps } from './stamps.ts';

const NOTHING = { done: {}, undone: {} };

describe('nextStamp', () => {
  it('bears the time of the change', () => {
    expect(nextStamp(undefined, true, 50)).toBe(50);
    expect(nextStamp(20, false, 50)).toBe(-50);
  });

  it.each([70, -70, 0, Number.MAX_SAFE_INTEGER - 1])(
    'wins over what it changes, even where the clock was set back: %d',
    (before) => {
      for (const isDone of [true, false]) {
        const next = nextStamp(before, isDone, 50);
        expect([next > 0, laterStamp(before, next)]).toEqual([isDone, next]);
      }
    },
  );

  it('is a number that can be kept, after whatever time', () => {
    expect(nextStamp(Number.MAX_SAFE_INTEGER, false, 50)).toBe(-Number.MAX_SAFE_INTEGER);
  });
});

describe('withStamps', () => {
  it('puts each where it belongs, and forgets where there was nothing', () => {
    const marked = withStamps(NOTHING, [
      [1, 5],
      [2, -6],
      [3, 0],
    ]);
    expect(marked).toEqual({ done: { 1: 5, 3: 0 }, undone: { 2: 6 } });
    expect([1, 2, 3, 4].map((id) => stampOf(marked, id))).toEqual([5, -6, 0, undefined]);
    expect(
      withStamps(marked, [
        [1, undefined],
        [2, 9],
      ]),
    ).toEqual({
      done: { 2: 9, 3: 0 },
      undone: {},
    });
  });
});
