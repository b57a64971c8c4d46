import { checkEach, checkKeys, checkKind, checkWhole, MOST } from '../../basics/check.ts';
import type { BannerType } from '../../warp/banner-types.ts';
import {
  byDay as innerByDay,
  byRoll as innerByRoll,
  type WarpDay,
  type WarpRoll,
} from '../../warp/by-day.ts';
import { type Coverage, coverage as innerCoverage } from '../../warp/coverage.ts';
import {
  type GrowingStatistics,
  createStatistics as innerCreateStatistics,
  statistics as innerStatistics,
} from '../../warp/create-statistics.ts';
import { DUPE_PRESETS, type HeldItem, heldItems as innerHeldItems } from '../../warp/held-items.ts';
import type { BannerHistory, HistoryFrame } from '../../warp/history.ts';
import type { ImportSpan } from '../../warp/import-span.ts';
import { type Interval, rateInterval as innerRateInterval } from '../../warp/interval.ts';
import type { Pull } from '../../warp/pull.ts';
import type { BannerStatistics } from '../../warp/statistics.ts';
import type { WarpTables } from '../../warp/tables.ts';
import {
  checkBannerType,
  checkFrame,
  checkHistory,
  checkInstant,
  checkPulls,
  checkTime,
  checkWarpTables,
} from './check-warp.ts';

/**
 * Everything that is counted of one account and banner type.
 *
 * @throws InputError for tables and histories that are none
 */
export function statistics(tables: WarpTables, history: BannerHistory): BannerStatistics {
  checkWarpTables(tables);
  checkHistory(history);
  return innerStatistics(tables, history);
}

/**
 * Statistics without pulls, to which any are added page by page, in any order.
 *
 * @throws InputError for tables, frames and pulls that are none
 */
export function createStatistics(tables: WarpTables, frame: HistoryFrame): GrowingStatistics {
  checkWarpTables(tables);
  checkFrame(frame);
  return checked(innerCreateStatistics(tables, frame));
}

function checked(growing: GrowingStatistics): GrowingStatistics {
  return {
    ...growing,
    append: (pulls) => {
      checkPulls(pulls);
      return checked(growing.append(pulls));
    },
  };
}

/**
 * Days with pulls, oldest first.
 *
 * @throws InputError for what are no pulls, and for figures that are none
 */
export function byDay(
  pulls: readonly Pull[],
  figures: Pick<BannerStatistics, 'fiveStars'>,
): WarpDay[] {
  checkPulls(pulls);
  checkKind(figures?.fiveStars, 'figures.fiveStars', 'Array');
  checkPulls(
    figures.fiveStars.map((star) => star?.pull),
    'figures.fiveStars',
  );
  return innerByDay(pulls, figures);
}

/**
 * 5★s by the pull that they came at after the last, one for each pull up to the limit.
 *
 * @throws InputError for a banner type that there is not
 */
export function byRoll(type: BannerType, figures: Pick<BannerStatistics, 'fiveStars'>): WarpRoll[] {
  checkBannerType(type);
  checkEach(figures?.fiveStars, 'figures.fiveStars', (star, path) => {
    checkKind(star, path);
    if (star.pity !== null) checkWhole(star.pity, `${path}.pity`, 1, MOST);
  });
  return innerByRoll(type, figures);
}

/**
 * What is known to be there of a history, and what not.
 *
 * @param known.pulls - in order, each once
 * @returns undefined without pulls
 * @throws InputError for tables, frames, pulls and imports that are none
 */
export function coverage(
  tables: WarpTables,
  frame: HistoryFrame,
  known: { readonly pulls: readonly Pull[]; readonly imports: readonly ImportSpan[] },
): Coverage | undefined {
  checkWarpTables(tables);
  checkFrame(frame);
  checkKeys(known, 'known', ['pulls', 'imports']);
  checkPulls(known.pulls);
  for (const [at, { time }] of known.pulls.entries()) checkTime(time, `pulls.${at}.time`);
  checkKind(known.imports, 'imports', 'Array');
  for (const [at, span] of known.imports.entries()) checkSpan(span, `imports.${at}`);
  return innerCoverage(tables, frame, known);
}

function checkSpan(span: ImportSpan, path: string): void {
  checkKind(span, path);
  checkInstant(span.at, `${path}.at`);
  checkKind(span.oldest, `${path}.oldest`, 'String');
  checkKind(span.newest, `${path}.newest`, 'String');
  checkKind(span.isToTheEnd, `${path}.isToTheEnd`, 'Boolean');
  if (span.isFile !== undefined) checkKind(span.isFile, `${path}.isFile`, 'Boolean');
}

/**
 * What a player has, by the pulls of all banners of an account; in the order of ids.
 *
 * @param presets - copies that come without pulls
 * @throws InputError for tables, pulls and presets that are none
 */
export function heldItems(
  tables: WarpTables,
  pulls: Iterable<Pull>,
  presets: ReadonlyMap<number, number> = DUPE_PRESETS,
): HeldItem[] {
  checkWarpTables(tables);
  // A text is a list of letters, and no list of pulls.
  const list = typeof pulls?.[Symbol.iterator] === 'function' ? [...pulls] : pulls;
  checkKind(list, 'pulls', 'Array');
  checkPulls(list as Pull[]);
  checkKind(presets, 'presets', 'Map');
  for (const [id, copies] of presets) checkWhole(copies, `presets.${id}`, 0, MOST);
  return innerHeldItems(tables, list, presets);
}

/**
 * The interval of a chance, of which so many tries succeeded, as a rule in 95 of 100 cases.
 *
 * @throws InputError for more successes than tries
 */
export function rateInterval(succeeded: number, tries: number): Interval {
  checkWhole(tries, 'tries', 0, MOST);
  checkWhole(succeeded, 'succeeded', 0, tries);
  return innerRateInterval(succeeded, tries);
}
