import type { Result } from '../../basics/result.ts';
import {
  type FeaturedChances,
  odds as innerOdds,
  type Odds,
  type OddsError,
  type OddsStep,
  type WarpState,
} from '../../warp/odds.ts';
import { checkQuestion } from './check-odds.ts';

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
