import type { Result } from '../../basics/result.ts';
import { type BestOrder, bestOrder as innerBestOrder } from '../../warp/best-order.ts';
import type { OddsError, OddsStep, WarpState } from '../../warp/odds.ts';
import { checkWithin, type OddsBudget } from './check-odds.ts';

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
