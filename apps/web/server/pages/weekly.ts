import { isLanguage } from '@trailbook/core/internal/dataset';
import type { UniverseWeek } from '@trailbook/pages';
import { pageAt, ROWS } from '@trailbook/ui/pages';

/** Folders of files whose content depends on the week. */
const FOLDERS: ReadonlySet<string> = new Set(
  ROWS.flatMap(([, row]) => (row.kind === 'page' && row.weekly ? [row.weekly.folder] : [])),
);

/** Shared caches revalidate as often as for any page, and never hand out a week that has ended. */
const LONGEST_SECONDS = 60;

/** Whether an address depends on the week of the game's servers. */
export function isWeekly(pathname: string): boolean {
  const [, first = '', ...parts] = pathname.split('/');
  if (first === 'data') {
    return parts.slice(0, -1).some((part) => FOLDERS.has(part)) || isHashed(parts);
  }
  const row = isLanguage(first) ? pageAt(pathname.replace(/\.data$/, '')) : undefined;
  return row?.kind === 'page' && row.weekly !== undefined;
}

/** A hashed name may be that of a weekly file: `/data/{deployment}/{hash}`. */
function isHashed(parts: readonly string[]): boolean {
  return parts.length === 2 && !isLanguage(parts[0]);
}

/**
 * The cache key of a weekly answer: its address and all that the clock decides, so that the first request of a new week
 * draws it anew.
 */
export function weeklyCacheKey(address: string, week: UniverseWeek | undefined): string {
  return `${address} ${JSON.stringify(week)}`;
}

/** The Cache-Control of a page of the week. @param now - in milliseconds */
export function cacheControlOfWeek(week: UniverseWeek | undefined, now: number): string {
  const [next] = week?.resets ?? [];
  const left = next ? Math.floor((next.at - now) / 1000) : LONGEST_SECONDS;
  return `public, max-age=0, s-maxage=${Math.max(0, Math.min(left, LONGEST_SECONDS))}`;
}
