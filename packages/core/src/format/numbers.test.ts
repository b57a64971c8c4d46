import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS, LANGUAGES } from '../dataset/index.ts';
import { formatBytes, formatNumber } from './numbers.ts';

describe('numbers', () => {
  it('are grouped as the language does', () => {
    expect(formatNumber('en', 3308000)).toBe('3,308,000');
    expect(formatNumber('de', 3308000)).toBe('3.308.000');
    expect(formatNumber('ru', 3308000).replace(/\s/g, ' ')).toBe('3 308 000');
    expect(formatNumber('jp', 3308000)).toBe('3,308,000');
  });

  it('are written by hand where that is what each language does', () => {
    for (const language of LANGUAGES) {
      const format = new Intl.NumberFormat(LANGUAGE_TAGS[language], { useGrouping: true });
      for (const value of [0, 1, 10, 99, 999, 1000, 1001, -1, 0.5, 1e21]) {
        expect(formatNumber(language, value)).toBe(format.format(value));
      }
    }
  });
});

it('sizes have units of base 1024 up to YB', () => {
  expect(formatBytes('en', 0)).toBe('0 B');
  expect(formatBytes('en', 1023)).toBe('1,023 B');
  expect(formatBytes('en', 1024)).toBe('1.0 KB');
  expect(formatBytes('de', 1536)).toBe('1,5 KB');
  expect(formatBytes('en', 5 * 1024 ** 3)).toBe('5.0 GB');
  expect(formatBytes('en', 1024 ** 9)).toBe('1,024.0 YB');
});
