import { checkKeys, checkKind, checkOneOf, checkWhole } from '../../basics/check.ts';
import type { Result } from '../../basics/result.ts';
import { BANNER_TYPES, type BannerType } from '../../warp/banner-types.ts';
import { type BestOrder, bestOrder as innerBestOrder } from '../../warp/best-order.ts';
import {
  fiveStarChance as innerFiveStarChance,
  softPityFrom as innerSoftPityFrom,
} from '../../warp/five-star-chance.ts';
import {
  type FeaturedChances,
  chanceWithin as innerChanceWithin,
  odds as innerOdds,
  pullsFor as innerPullsFor,
  type Odds,
  type OddsError,
  type OddsStep,
  type WarpState,
} from '../../warp/odds.ts';
import { leavesAt as innerLeavesAt } from '../../warp/retention.ts';
import { withoutEach as innerWithoutEach } from '../../warp/skip-chances.ts';
import { stateOf as innerStateOf, type Standing } from '../../warp/state-of.ts';
import {
  targetChances as innerTargetChances,
  type TargetChance,
} from '../../warp/target-chances.ts';
import { checkBudget, checkQuestion, checkWithin, type OddsBudget } from './check-odds.ts';
import { checkBannerType, checkInstant, checkNumber } from './check-warp.ts';

/**
 * Where a player stands, for `odds`: from the statistics of each banner type; one that is left out is at its beginning.
 *
 * @throws InputError for what are no statistics
 *
 * @example
 * ```ts
 * import { parseDataset } from '@trailbook/core';
 * import { odds, pullsFor, stateOf, statistics, warpTables } from '@trailbook/core/warp';
 * import { parseHistory, settleAccount } from '@trailbook/core/warp/files';
 * import data from '@trailbook/data';
 *
 * const list = [{ id: '1700000000000000001', gacha_type: '11', gacha_id: '2003', item_id: '20000', time: '2023-11-15 06:13:20' }];
 * const file = JSON.stringify({ info: { version: 'v4.0' }, hkrpg: [{ uid: '800000001', timezone: 8, list }] });
 * const read = parseHistory(file);
 * if (!read.ok) throw new Error(read.error.code);
 * const tables = warpTables(parseDataset(data));
 * for (const account of read.value.accounts) {
 *   const pulls = settleAccount(account, account.uid ?? '800000001').get(11) ?? [];
 *   const figures = statistics(tables, { type: 11, isComplete: false, pulls });
 *   const answer = odds(stateOf({ 11: figures }).state, [{ type: 11, copies: 1 }]);
 *   if (answer.ok) console.log(pullsFor(answer.value.chances, 0.9), 'pulls for nine in ten');
 * }
 * ```
 */
export function stateOf(statistics: Parameters<typeof innerStateOf>[0]): Standing {
  checkKeys(statistics, 'statistics', BANNER_TYPES.map(String));
  for (const type of BANNER_TYPES) {
    const figures = statistics[type];
    if (figures === undefined) continue;
    checkKind(figures, `statistics.${type}`, 'Object', 'Object; use statistics');
    checkNumber(figures.pulls, `statistics.${type}.pulls`, 0);
    checkNumber(figures.pity5, `statistics.${type}.pity5`, 0);
    checkOneOf(figures.guarantee, `statistics.${type}.guarantee`, [true, false, null]);
  }
  return innerStateOf(statistics);
}

/**
 * How likely each of several targets is that share one budget of pulls, in the order in which they are pulled for:
 * exact, and as many as are wanted.
 *
 * @returns `ODDS_BAD_PITY` or `ODDS_BAD_COPIES` for more than there can be
 * @throws InputError for what makes no sense, as `odds` does, and for less than no pulls
 */
export function targetChances(
  state: WarpState,
  targets: readonly OddsStep[],
  budget: OddsBudget,
): Result<TargetChance[], OddsError> {
  checkWithin(state, targets, budget);
  return innerTargetChances(state, targets, budget);
}

/**
 * How many pulls it takes to get everything that is wanted, one step after the other: exact, by adding up
 * what each copy takes. Pity and guarantee carry over between steps on the same banner type.
 *
 * @returns `ODDS_BAD_PITY` or `ODDS_BAD_COPIES` for more than there can be
 * @throws InputError for banner types, states and chances that make no sense
 */
export function odds(
  state: WarpState,
  steps: readonly OddsStep[],
  featured: FeaturedChances = {},
): Result<Odds, OddsError> {
  checkQuestion(state, steps, featured);
  return innerOdds(state, steps, featured);
}

/**
 * The order that gets most steps done within a budget; of equally good ones, the one that changes least.
 *
 * @param steps - of more than `MOST_ORDERED` the first are put in order
 * @throws InputError for what makes no sense, as `odds` does, and for less than no pulls
 */
export function bestOrder(
  state: WarpState,
  steps: readonly OddsStep[],
  budget: OddsBudget,
): Result<BestOrder, OddsError> {
  checkWithin(state, steps, budget);
  return innerBestOrder(state, steps, budget);
}

/**
 * The chance of getting everything else within a budget, for each step that could be skipped.
 *
 * @throws InputError for what makes no sense, as `odds` does, and for less than no pulls
 */
export function withoutEach(
  state: WarpState,
  steps: readonly OddsStep[],
  budget: OddsBudget,
): Result<number[], OddsError> {
  checkWithin(state, steps, budget);
  return innerWithoutEach(state, steps, budget);
}

/**
 * The chance of being done within a budget of pulls.
 *
 * @param chances - of `odds`
 * @throws InputError for other things than chances, and for less than no pulls
 */
export function chanceWithin(chances: Float64Array, pulls: number): number {
  checkKind(chances, 'chances', 'Float64Array', 'Float64Array; use odds');
  checkBudget(pulls);
  return innerChanceWithin(chances, pulls);
}

/**
 * The fewest pulls that give at least a chance; for 1, those that are sure.
 *
 * @param chances - of `odds`
 * @throws InputError for a chance that is none, or that these pulls never give
 */
export function pullsFor(chances: Float64Array, chance: number): number {
  checkKind(chances, 'chances', 'Float64Array', 'Float64Array; use odds');
  checkNumber(chance, 'chance', 0, chances.at(-1) ?? 0);
  return innerPullsFor(chances, chance);
}

/**
 * Chance that a pull brings a 5★, by how many were made since the last one, this pull included.
 *
 * @throws InputError for a banner type or a pull that there is not
 */
export function fiveStarChance(type: BannerType, pull: number): number {
  checkBannerType(type);
  checkWhole(pull, 'pull', 1, 1_000_000);
  return innerFiveStarChance(type, pull);
}

/**
 * The first pull since the last 5★ whose chance of one is raised; null where none is before the last.
 *
 * @throws InputError for a banner type that there is not
 */
export function softPityFrom(type: BannerType): number | null {
  checkBannerType(type);
  return innerSoftPityFrom(type);
}

/**
 * When the game no longer shows a pull of an instant, in milliseconds since 1970.
 *
 * @throws InputError for a banner type or an instant that there is not
 */
export function leavesAt(type: BannerType, instant: number): number {
  checkBannerType(type);
  checkInstant(instant);
  return innerLeavesAt(type, instant);
}
