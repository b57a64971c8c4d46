import { expect, it } from 'vitest';
import { formatChance, formatDecimal, formatShare } from './broken-numbers.ts';

it('figures have as many digits after the point as they are told', () => {
  expect(formatDecimal('en', 62.297)).toBe('62.3');
  expect(formatDecimal('de', 62, 2)).toBe('62,00');
});

it('shares are told in percent, with the sign where the language puts it', () => {
  expect(formatShare('en', 0.5)).toBe('50.0%');
  expect(formatShare('en', 0.5, 0)).toBe('50%');
  expect(formatShare('fr', 0.0605).replace(/\s/g, ' ')).toBe('6,1 %');
});

it('chances are told to the tenth; none is rounded to what is sure or cannot be', () => {
  expect(
    [0, 0.0004, 0.0006, 0.1486, 0.9994, 0.9996, 1].map((one) => formatChance('en', one)),
  ).toEqual(['0.0%', '<0.1%', '0.1%', '14.9%', '99.9%', '>99.9%', '100.0%']);
  const [little, much] = [Number.MIN_VALUE, 1 - Number.EPSILON / 2].map((one) =>
    formatChance('fr', one).replace(/\s/g, ' '),
  );
  expect([little, much]).toEqual(['<0,1 %', '>99,9 %']);
});
