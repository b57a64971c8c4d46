import { LANGUAGE_TAGS, type Language } from '../basics/languages.ts';
import type { ParamFormat } from './nodes.ts';

export interface FigureFormat {
  readonly format: ParamFormat;
  readonly isPercent: boolean;
}

const DECIMALS: Readonly<Record<ParamFormat, readonly [least: number, most: number]>> = {
  i: [0, 0],
  f1: [1, 1],
  f2: [2, 2],
  m: [0, 2],
};

const formats = new Map<string, Intl.NumberFormat>();

/** A figure of a text, as the language writes numbers: 0.5 as a percentage is 50%, 50 %, or %50. */
export function formatFigure(
  language: Language,
  value: number,
  { format, isPercent }: FigureFormat,
): string {
  const key = `${language} ${format} ${isPercent}`;
  let formatter = formats.get(key);
  if (!formatter) {
    const [minimumFractionDigits, maximumFractionDigits] = DECIMALS[format];
    formatter = new Intl.NumberFormat(LANGUAGE_TAGS[language], {
      style: isPercent ? 'percent' : 'decimal',
      useGrouping: true,
      minimumFractionDigits,
      maximumFractionDigits,
    });
    formats.set(key, formatter);
  }
  // Tables hold single-precision numbers: 0.0525 comes as 0.052500002.
  return formatter.format(Number(value.toPrecision(7)));
}

/** Beyond this a broken figure is an amount, such as a shield's, and no part of a whole. */
const LARGEST_SHARE = 20;

/**
 * How the figures of a skill are written where there is no text to say it: broken ones are shares, large
 * ones and those whole at every level are amounts.
 *
 * @param levels - the figures, one list a level
 */
export function figureFormats(levels: readonly (readonly number[])[]): FigureFormat[] {
  const count = Math.max(0, ...levels.map((figures) => figures.length));
  return Array.from({ length: count }, (_, index) => {
    const figures = levels.map((level) => level[index] ?? 0);
    const isShare =
      figures.some((figure) => !Number.isInteger(figure)) &&
      figures.every((figure) => Math.abs(figure) < LARGEST_SHARE);
    return { format: 'm', isPercent: isShare };
  });
}

/**
 * The places of the figures that tell something where there is no text to use them: one that is 0 at every
 * level of all lists is only there for the game's own reckoning.
 */
export function tellingFigures(...lists: readonly (readonly (readonly number[])[])[]): number[] {
  const rows = lists.flat();
  const count = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: count }, (_, index) => index).filter((index) =>
    rows.some((row) => (row[index] ?? 0) !== 0),
  );
}

/**
 * Whether a stat counts in shares of 1. Source: AvatarPropertyConfig's words: `…Delta` and the plain
 * stats are amounts, all others (`…Ratio`, `…Base`) shares.
 */
export function isShareProperty(property: string): boolean {
  return !/^(HP|Attack|Defence|Speed)Delta$|^(MaxHP|Attack|Defence|Speed|MaxSP|BaseHP|BaseAttack|BaseDefence|BaseSpeed)$/.test(
    property,
  );
}

/** The minus of arithmetic, as wide as a plus. */
const MINUS = '\u2212';

/** What a stat gains or loses: `+6.0%`, `−8.0%`. */
export function formatStatChange(language: Language, property: string, value: number): string {
  return `${value < 0 ? MINUS : '+'}${formatStat(language, property, Math.abs(value))}`;
}

/** A stat's value: shares with one decimal, amounts as they are. */
export function formatStat(language: Language, property: string, value: number): string {
  const isPercent = isShareProperty(property);
  return formatFigure(language, value, { format: isPercent ? 'f1' : 'm', isPercent });
}
