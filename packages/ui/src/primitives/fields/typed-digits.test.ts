import { LANGUAGES } from '@trailbook/core/internal/dataset';
import { formatDecimal, formatNumber } from '@trailbook/core/internal/format';
import fc from 'fast-check';
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
    expect(typedCount(text, MAX, 'en')).toMatchObject({ count, fault: undefined });
  });

  it.each(['-5', '1e5', '+5', '5x', 'abc'])(
    '%j is none, stays in sight, and is refused',
    (text) => {
      expect(typedCount(text, MAX, 'en')).toEqual({
        count: undefined,
        shown: text,
        fault: 'OTHER_THAN_DIGITS',
      });
    },
  );

  it('beyond the most shows the most that is reckoned with', () => {
    expect(typedCount('99,999,999,999', MAX, 'en')).toEqual({
      ...{ count: MAX, shown: String(MAX), fault: 'TOO_MANY' },
    });
    expect(typedCount(String(MAX), MAX, 'en').fault).toBeUndefined();
  });

  it.each(LANGUAGES)('is taken as it is shown in %s', (language) => {
    for (const count of [0, 7, 1000, 45_678, MAX]) {
      expect(typedCount(formatNumber(language, count), MAX, language).count).toBe(count);
    }
  });
});

describe('points and commas in a count', () => {
  it.each([
    ['en', '1,250', 1250],
    ['de', '1.250', 1250],
    ['fr', '1.250', 1250],
    ['en', '1.234.567', 1_234_567],
    ['de', '1,234,567', 1_234_567],
    ['en', '12,34,567', 1_234_567],
    ['en', "1'250", 1250],
    ['en', '１，２５０', 1250],
    ['en', '12.', 12],
  ] as const)('in %s %j is %i', (language, text, count) => {
    expect(typedCount(text, MAX, language)).toMatchObject({ count, fault: undefined });
  });

  it.each([
    ['en', '1.234,5'],
    ['en', '1,234.5'],
    ['de', '1.234,5'],
    ['en', '1.250'],
    ['de', '1,250'],
    ['en', '1250,000'],
    ['de', '0.250'],
    ['en', '1.5'],
    ['en', '.5'],
    ['en', '1,2,3'],
    ['en', '1 234,567'],
  ] as const)('in %s %j is no whole number', (language, text) => {
    expect(typedCount(text, MAX, language)).toEqual({
      count: undefined,
      shown: text,
      fault: 'NOT_WHOLE',
    });
  });

  it('no fraction is ever taken for what is larger', () => {
    const fraction = fc.record({
      language: fc.constantFrom(...LANGUAGES),
      whole: fc.nat(99_999),
      after: fc.stringMatching(/^\d{1,6}$/),
      mark: fc.constantFrom('.', ','),
      group: fc.constantFrom('', ' ', "'", '.', ','),
    });
    fc.assert(
      fc.property(fraction, ({ language, whole, after, mark, group }) => {
        fc.pre(group !== mark);
        const isEither = after.length === 3 && whole > 0 && whole < 1000;
        fc.pre(!isEither || formatDecimal(language, 0.5).includes(mark));
        const text = `${inGroups(whole, group)}${mark}${after}`;
        expect(typedCount(text, MAX, language).count).toBeUndefined();
      }),
    );
  });

  it('groups are taken for what they are, whatever parts them, wherever they cannot be a fraction', () => {
    const grouped = fc.record({
      language: fc.constantFrom(...LANGUAGES),
      count: fc.nat(MAX),
      group: fc.constantFrom(' ', '\u00a0', '\u202f', "'", '’', '.', ','),
    });
    fc.assert(
      fc.property(grouped, ({ language, count, group }) => {
        const isLone = count < 1_000_000 && formatDecimal(language, 0.5).includes(group);
        fc.pre(!isLone || count < 1000);
        expect(typedCount(inGroups(count, group), MAX, language).count).toBe(count);
      }),
    );
  });

  it('typed sign by sign a count is never refused on the way, and a fraction never grows', () => {
    const typing = fc.record({
      language: fc.constantFrom(...LANGUAGES),
      count: fc.nat(MAX),
      after: fc.integer({ min: 1, max: 999 }),
    });
    fc.assert(
      fc.property(typing, ({ language, count, after }) => {
        const type = (text: string) => {
          const steps: ReturnType<typeof typedCount>[] = [];
          for (const sign of text) {
            steps.push(typedCount((steps.at(-1)?.shown ?? '') + sign, MAX, language));
          }
          return steps;
        };
        const steps = type(formatNumber(language, count));
        expect(steps.at(-1)?.count).toBe(count);
        expect(steps.filter(({ fault }) => fault && fault !== 'UNFINISHED')).toEqual([]);
        const mark = formatDecimal(language, 0.5)[1];
        const counts = type(`${formatNumber(language, count)}${mark}${after}`).map(
          (step) => step.count ?? 0,
        );
        expect(Math.max(...counts)).toBe(count);
        expect(counts.at(-1)).toBe(0);
      }),
    );
  });
});

function inGroups(count: number, group: string): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, group);
}

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
