import type { Result } from '../../basics/result.ts';
import type { OddsError, OddsStep, WarpState } from '../../warp/odds.ts';
import { withoutEach as innerWithoutEach } from '../../warp/without-each.ts';
import { checkWithin, type OddsBudget } from './check-odds.ts';

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
