import { LANGUAGE_TAGS, type Language } from '../basics/languages.ts';

const formats = new Map<Language, Intl.NumberFormat>();

const SMALLEST_GROUPED = 1000;

/** A whole or broken number grouped as the language does: 3,308,000 · 3 308 000 · 3.308.000. */
export function formatNumber(language: Language, value: number): string {
  // Alike in every language; the first format that a page makes holds it up for 20 ms.
  if (Number.isInteger(value) && value >= 0 && value < SMALLEST_GROUPED) return String(value);
  let format = formats.get(language);
  if (!format) {
    // Spanish and Portuguese leave four-digit numbers ungrouped by default; columns need them alike.
    format = new Intl.NumberFormat(LANGUAGE_TAGS[language], { useGrouping: true });
    formats.set(language, format);
  }
  return format.format(value);
}

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;

/** A size in bytes with a unit of base 1024, one digit after the point from KB on. Rule S14. */
export function formatBytes(language: Language, bytes: number): string {
  const size = Math.max(0, bytes);
  const power = Math.min(size < 1 ? 0 : Math.floor(Math.log2(size) / 10), UNITS.length - 1);
  const value = size / 1024 ** power;
  const digits = power === 0 ? 0 : 1;
  const number = new Intl.NumberFormat(LANGUAGE_TAGS[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${number.format(value)} ${UNITS[power]}`;
}

/** The highest count that is taken: what has more digits was mistyped. */
export const MAX_COUNT = 999_999_999;
