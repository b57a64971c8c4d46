import { fail, ok, type Result } from '../basics/result.ts';
import { chancesWithin } from './chances-within.ts';
import {
  type FeaturedChances,
  faultOf,
  type OddsError,
  type OddsStep,
  type WarpState,
} from './odds.ts';

/** The chance of getting everything else within a budget, for each step that could be skipped. */
export function withoutEach(
  state: WarpState,
  steps: readonly OddsStep[],
  { pulls, featured = {} }: { readonly pulls: number; readonly featured?: FeaturedChances },
): Result<number[], OddsError> {
  const error = faultOf(state, steps);
  if (error) return fail(error);
  const chanceOf = chancesWithin(state, { pulls, featured });
  return ok(steps.map((_, skipped) => chanceOf(steps.filter((_step, place) => place !== skipped))));
}
