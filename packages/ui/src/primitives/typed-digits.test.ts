import { LANGUAGES } from '@trailbook/core/internal/dataset';
import { formatNumber } from '@trailbook/core/internal/format';
import { describe, expect, it } from 'vitest';
import { mayBecome, typedCount } from './typed-digits.ts';

const MAX = 9_999_999;

describe('a count that is typed', () => {
  it.each([
    ['1250', 1250],
    ['1 250', 1250],
    ['1,250', 1250],
    ['１２５０', 1250],
    ['', 0],
  ])('%j is %i', (text, count) => {
    expect(typedCount(text, MAX)).toMatchObject({ count, fault: undefined });
  });

  it.each(['-5', '1e5', '+5', '5x', 'abc'])(
    '%j is none, stays in sight, and is refused',
    (text) => {
      expect(typedCount(text, MAX)).toEqual({
        count: undefined,
        shown: text,
        fault: 'OTHER_THAN_DIGITS',
      });
    },
  );

  it('beyond the most shows the most that is reckoned with', () => {
    expect(typedCount('99,999,999,999', MAX)).toEqual({
      ...{ count: MAX, shown: String(MAX), fault: 'TOO_MANY' },
    });
    expect(typedCount(String(MAX), MAX).fault).toBeUndefined();
  });

  it.each(LANGUAGES)('is taken as it is shown in %s', (language) => {
    for (const count of [0, 7, 1000, 45_678, MAX]) {
      expect(typedCount(formatNumber(language, count), MAX).count).toBe(count);
    }
  });
});

describe('digits of a range', () => {
  it.each([
    ['', 1, 80, true],
    ['0', 1, 80, true],
    ['8', 1, 80, true],
    ['81', 1, 80, false],
    ['9', 40, 80, false],
    ['3', 40, 80, false],
    ['4', 40, 80, true],
    ['1', 40, 110, true],
    ['79', 80, 80, false],
    ['8', 80, 80, true],
  ])('%j may become one of %i to %i: %s', (digits, min, max, may) => {
    expect(mayBecome(digits, { min, max })).toBe(may);
  });
});
