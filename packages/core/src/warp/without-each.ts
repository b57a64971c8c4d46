import { ok, type Result } from '../result.ts';
import {
  chanceWithin,
  type FeaturedChances,
  type OddsError,
  type OddsStep,
  odds,
  type WarpState,
} from './odds.ts';

/** The chance of getting everything else within a budget, for each step that could be skipped. */
export function withoutEach(
  state: WarpState,
  steps: readonly OddsStep[],
  { pulls, featured = {} }: { readonly pulls: number; readonly featured?: FeaturedChances },
): Result<number[], OddsError> {
  const chances: number[] = [];
  for (const skipped of steps.keys()) {
    const rest = odds(
      state,
      steps.filter((_, place) => place !== skipped),
      featured,
    );
    if (!rest.ok) return rest;
    chances.push(chanceWithin(rest.value.chances, pulls));
  }
  return ok(chances);
}
