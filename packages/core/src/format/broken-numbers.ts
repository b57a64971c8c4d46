import { LANGUAGE_TAGS, type Language } from '../basics/languages.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** A figure with so many digits after the point, never fewer: 62.3 · 62,3. */
export function formatDecimal(language: Language, value: number, digits = 1): string {
  return formatOf(language, 'decimal', digits).format(value);
}

/** A share of one in percent: 56.3% · 56,3 %. */
export function formatShare(language: Language, share: number, digits = 1): string {
  return formatOf(language, 'percent', digits).format(share);
}

/** A tenth of a percent: the least that a chance is told to. */
const TENTH = 0.001;

// Rule W38.
/** A chance in percent. Only what is sure is 100 % and only what cannot be is 0 %: >99.9% · <0.1%. */
export function formatChance(language: Language, chance: number): string {
  const text = formatShare(language, chance);
  if (chance < 1 && text === formatShare(language, 1)) {
    return `>${formatShare(language, 1 - TENTH)}`;
  }
  if (chance > 0 && text === formatShare(language, 0)) return `<${formatShare(language, TENTH)}`;
  return text;
}

/** Made once each: lists ask for thousands. */
function formatOf(
  language: Language,
  style: 'decimal' | 'percent',
  digits: number,
): Intl.NumberFormat {
  const key = `${language} ${style} ${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(LANGUAGE_TAGS[language], {
    style,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, format);
  return format;
}
