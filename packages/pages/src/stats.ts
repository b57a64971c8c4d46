import type { Lookup, PageName } from '@trailbook/core/internal/dataset';
import { type EffectLine, lineText } from '@trailbook/core/internal/effects';

/** The stats of a character or light cone by the game's words for them. */
const STAT_WORDS = {
  hp: 'MaxHP',
  attack: 'Attack',
  defence: 'Defence',
  speed: 'Speed',
  critRate: 'CriticalChance',
  critDamage: 'CriticalDamage',
  maxEnergy: 'MaxSP',
} as const;

export type BaseStatNames = Readonly<Record<keyof typeof STAT_WORDS, PageName>>;

/** What the game calls the stats that every character has. */
export function baseStatNames(lookup: Lookup): BaseStatNames {
  const entries = Object.entries(STAT_WORDS).map(([stat, word]) => [stat, lookup.stat(word)]);
  return Object.fromEntries(entries) as BaseStatNames;
}

export interface PageStat {
  readonly property: string;
  readonly name: PageName;
  readonly value: number;
}

/** Stats with their names. */
export function pageStats(
  lookup: Lookup,
  stats: readonly { readonly property: string; readonly value: number }[],
): PageStat[] {
  return stats.map(({ property, value }) => ({ property, name: lookup.stat(property), value }));
}

/** Lines with the figures that they are told at. */
interface FilledLines {
  /** What it takes for these lines, where not all have the same: so many pieces of a relic set. */
  readonly label?: string;
  readonly lines: readonly EffectLine[] | null;
  readonly params: readonly number[];
}

/** What fits beside a title where pages are listed. */
const LONGEST = 240;

/** What a thing does in one text: as many whole lines as search engines show. */
export function summaryOf({ language }: Lookup, figures: readonly FilledLines[]): string {
  const lines = figures.flatMap(({ label, lines, params }) =>
    (lines ?? []).map((line, place) => {
      const text = lineText(language, line, params);
      return label !== undefined && place === 0 ? `(${label}) ${text}` : text;
    }),
  );
  let summary = '';
  for (const line of lines) {
    const longer = summary === '' ? line : `${summary}; ${line}`;
    if (longer.length > LONGEST) break;
    summary = longer;
  }
  return summary;
}
