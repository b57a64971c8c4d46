import type { Lookup, PageName } from '@trailbook/core/internal/dataset';

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
