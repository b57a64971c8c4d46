import { checkKind } from '../../basics/check.ts';
import { chanceWithin as innerChanceWithin, pullsFor as innerPullsFor } from '../../warp/odds.ts';
import { checkBudget } from './check-odds.ts';
import { checkNumber } from './check-warp.ts';

/**
 * The chance of being done within a budget of pulls.
 *
 * @param chances - of `odds`
 * @throws InputError for other things than chances, and for less than no pulls
 */
export function chanceWithin(chances: Float64Array, pulls: number): number {
  checkKind(chances, 'chances', 'Float64Array');
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
  checkKind(chances, 'chances', 'Float64Array');
  checkNumber(chance, 'chance', 0, chances.at(-1) ?? 0);
  return innerPullsFor(chances, chance);
}
