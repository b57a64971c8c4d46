import type { Dataset, DatasetJson } from '@trailbook/core/internal/dataset';
import { nextWeekStart } from '@trailbook/core/internal/planner';
import { instantOf } from '@trailbook/core/internal/warp';

/** A dated entry of the Simulated Universe; its page id is the day on which it begins. */
export interface UniverseEntry {
  readonly pageId: string;
  readonly season: DatasetJson['universe']['seasons'][number];
}

/** Servers whose weeks begin together; those of Taiwan and China go with Asia's. */
export const RESET_REGIONS = ['america', 'europe', 'asia'] as const;
/** One of the {@link RESET_REGIONS}. */
export type ResetRegion = (typeof RESET_REGIONS)[number];

/** All that the clock decides of the Simulated Universe's pages: they change when this does, and not before. */
export interface UniverseWeek {
  /** The page id of the entry that is current. */
  readonly current: string;
  /** When the week ends, the earliest first. */
  readonly resets: readonly { readonly region: ResetRegion; readonly at: number }[];
}

/** What is current bears this page id as well. */
export const CURRENT = 'current';

/** Earlier seasons are of the game's own trials. Rule D18. */
const FIRST_ENTRY = '2023-02-06';

/** Hours between the tables' times and UTC: they are those of the Asia servers. */
const TABLES_ZONE = 8;

/** The dated entries, the oldest first. */
export function universeEntries({ universe }: Dataset): UniverseEntry[] {
  return universe.seasons
    .map((season) => ({ pageId: season.begins.slice(0, 10), season }))
    .filter(({ pageId }) => pageId >= FIRST_ENTRY)
    .sort((a, b) => (a.pageId < b.pageId ? -1 : 1));
}

/**
 * The page id of the entry that a season's own number names.
 *
 * @returns undefined where no entry is of that season
 */
export function universeEntryOf(dataset: Dataset, season: string): string | undefined {
  return universeEntries(dataset).find((entry) => String(entry.season.id) === season)?.pageId;
}

/**
 * What the clock decides.
 *
 * @param now - in milliseconds
 * @returns undefined where there is no entry at all
 */
export function universeWeek(dataset: Dataset, now: number): UniverseWeek | undefined {
  const entries = universeEntries(dataset);
  const begun = entries.filter(({ season }) => instantOf(season.begins, TABLES_ZONE) <= now);
  const current = begun.at(-1) ?? entries[0];
  if (!current) return undefined;
  const resets = RESET_REGIONS.map((region) => ({ region, at: nextWeekStart(now, region) }));
  return { current: current.pageId, resets: resets.sort((a, b) => a.at - b.at) };
}
