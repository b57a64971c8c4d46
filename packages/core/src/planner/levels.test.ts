import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataset, SEELE } from '../../test/real-data.ts';
import { levelRange, pickStar, withAscension, withLevel } from './levels.ts';

const ascensions = dataset.characters.get(SEELE)?.ascensions ?? [];

describe('level range by rank', () => {
  it.each([
    [0, 1, 20],
    [1, 20, 30],
    [2, 30, 40],
    [3, 40, 50],
    [4, 50, 60],
    [5, 60, 70],
    [6, 70, 80],
  ])('rank %i holds levels %i to %i', (rank, min, max) => {
    expect(levelRange(ascensions, rank)).toEqual({ min, max });
  });
});

describe('setting a level', () => {
  it('keeps the ascension where it fits: 20 may stand before or after the first', () => {
    expect(withLevel(ascensions, { level: 25, ascension: 1 }, 20)).toEqual({
      level: 20,
      ascension: 1,
    });
    expect(withLevel(ascensions, { level: 5, ascension: 0 }, 20)).toEqual({
      level: 20,
      ascension: 0,
    });
  });

  it('re-derives the ascension where it does not fit: the lowest that holds the level', () => {
    expect(withLevel(ascensions, { level: 1, ascension: 0 }, 60)).toEqual({
      level: 60,
      ascension: 4,
    });
    expect(withLevel(ascensions, { level: 80, ascension: 6 }, 1)).toEqual({
      level: 1,
      ascension: 0,
    });
  });

  it('takes what is no number as the minimum, and stays within the game', () => {
    expect(withLevel(ascensions, { level: 40, ascension: 3 }, Number.NaN).level).toBe(1);
    expect(withLevel(ascensions, { level: 40, ascension: 3 }, 900).level).toBe(80);
    expect(withLevel(ascensions, { level: 40, ascension: 3 }, -3).level).toBe(1);
  });
});

it('setting an ascension clamps the level into its range', () => {
  expect(withAscension(ascensions, { level: 12, ascension: 0 }, 3)).toEqual({
    level: 40,
    ascension: 3,
  });
  expect(withAscension(ascensions, { level: 80, ascension: 6 }, 2)).toEqual({
    level: 40,
    ascension: 2,
  });
});

it('picking the first star when it is the only one goes back to none', () => {
  expect(pickStar(1, 1)).toBe(0);
  expect(pickStar(0, 1)).toBe(1);
  expect(pickStar(3, 1)).toBe(1);
  expect(pickStar(6, 6)).toBe(6);
});

it('law: whatever is set, level and ascension fit each other, and setting again changes nothing', () => {
  const stand = fc.integer({ min: 0, max: 6 }).chain((ascension) =>
    fc.record({
      level: fc.integer(levelRange(ascensions, ascension)),
      ascension: fc.constant(ascension),
    }),
  );
  fc.assert(
    fc.property(
      stand,
      fc.integer({ min: -10, max: 200 }),
      fc.integer({ min: -3, max: 9 }),
      (before, level, rank) => {
        for (const after of [
          withLevel(ascensions, before, level),
          withAscension(ascensions, before, rank),
        ]) {
          const { min, max } = levelRange(ascensions, after.ascension);
          expect(after.level).toBeGreaterThanOrEqual(min);
          expect(after.level).toBeLessThanOrEqual(max);
          expect(withLevel(ascensions, after, after.level)).toEqual(after);
          expect(withAscension(ascensions, after, after.ascension)).toEqual(after);
        }
      },
    ),
  );
});
