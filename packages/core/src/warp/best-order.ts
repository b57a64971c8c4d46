import { fail, ok, type Result } from '../basics/result.ts';
import { chancesWithin } from './chances-within.ts';
import {
  type FeaturedChances,
  faultOf,
  type OddsError,
  type OddsStep,
  type WarpState,
} from './odds.ts';

/** The order of steps that gets the most of them done. */
export interface BestOrder {
  /** Places in the list of steps, in the order to take them. */
  readonly order: readonly number[];
  /** How many steps that order gets done within the budget, on average. */
  readonly expectedDone: number;
}

/** More would take too long to be of use. */
export const MOST_ORDERED = 6;

/**
 * The order that gets most steps done within a budget; of equally good ones, the one that changes least.
 * What a set of steps takes in all does not depend on their order, so the best order of a set ends with
 * whichever of them leaves the best rest.
 *
 * @param steps - of more than {@link MOST_ORDERED} the first are put in order
 */
export function bestOrder(
  state: WarpState,
  steps: readonly OddsStep[],
  { pulls, featured = {} }: { readonly pulls: number; readonly featured?: FeaturedChances },
): Result<BestOrder, OddsError> {
  const error = faultOf(state, steps);
  if (error) return fail(error);
  const chanceOf = chancesWithin(state, { pulls, featured });
  const places = [...steps.keys()].slice(0, MOST_ORDERED);
  const best: BestOrder[] = [{ order: [], expectedDone: 0 }];
  for (let set = 1; set < 1 << places.length; set++) {
    const members = places.filter((place) => set & (1 << place));
    const all = chanceOf(steps.filter((_, place) => members.includes(place)));
    const endings = members.map((last) => ({ last, ...(best[set ^ (1 << last)] as BestOrder) }));
    const { order, last, expectedDone } = endings.reduce((a, b) =>
      b.expectedDone > a.expectedDone - HAIR ? b : a,
    );
    best.push({
      order: [...order, last],
      expectedDone: expectedDone + all,
    });
  }
  return ok(best.at(-1) as BestOrder);
}

/** Doubles that differ by less are the same. */
const HAIR = 1e-12;
