import { expect, it } from 'vitest';
import { formatFigure, formatShare } from './broken-numbers.ts';

it('figures have as many digits after the point as they are told', () => {
  expect(formatFigure('en', 62.297)).toBe('62.3');
  expect(formatFigure('de', 62, 2)).toBe('62,00');
});

it('shares are told in percent, with the sign where the language puts it', () => {
  expect(formatShare('en', 0.5)).toBe('50.0%');
  expect(formatShare('en', 0.5, 0)).toBe('50%');
  expect(formatShare('fr', 0.0605).replace(/\s/g, ' ')).toBe('6,1 %');
});
