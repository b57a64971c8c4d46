import { LANGUAGE_TAGS, type Language } from '../basics/languages.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** A figure with so many digits after the point, never fewer: 62.3 · 62,3. */
export function formatFigure(language: Language, value: number, digits = 1): string {
  return formatOf(language, 'decimal', digits).format(value);
}

/** A share of one in percent: 56.3% · 56,3 %. */
export function formatShare(language: Language, share: number, digits = 1): string {
  return formatOf(language, 'percent', digits).format(share);
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
