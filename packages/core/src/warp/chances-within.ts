import type { BannerType } from './banner-types.ts';
import { convolve, cumulative, type Distribution, NOTHING, notSure } from './distribution.ts';
import { FRESH } from './next-five-star.ts';
import {
  chanceWithin,
  copiesTake,
  type FeaturedChances,
  featuredChanceOf,
  type OddsStep,
  type WarpState,
} from './odds.ts';

interface Terms {
  readonly pulls: number;
  readonly featured: FeaturedChances;
}

/** Copies that are wanted of a banner type, all steps together. */
type Wanted = readonly [type: BannerType, copies: number];

/**
 * Answers, for any choice of steps, how likely all of them are done within a budget. What steps take in all depends on
 * how many copies of each banner type they want, and on nothing else: much is asked again and again, and worked out
 * once. Nothing beyond the budget is worked out at all.
 *
 * @param state - and the steps must be without fault
 */
export function chancesWithin(
  state: WarpState,
  { pulls, featured }: Terms,
): (steps: readonly OddsStep[]) => number {
  const budget = Math.max(0, Math.floor(pulls));
  const within = (all: Distribution) => all.subarray(0, budget + 1);
  const known = new Map<string, Distribution>();

  function once(key: string, workOut: () => Distribution): Distribution {
    const found = known.get(key) ?? workOut();
    known.set(key, found);
    return found;
  }

  const take = ([type, copies]: Wanted) =>
    once(`${type}×${copies}`, () => {
      const from = state[type] ?? FRESH;
      return copiesTake(type, copies, { from, chance: featuredChanceOf(type, featured) });
    });

  /** Of all but the last banner type; that one only adds up. */
  function together(wanted: readonly Wanted[]): Distribution {
    const last = wanted.at(-1);
    if (!last) return NOTHING;
    return once(wanted.map((one) => one.join('×')).join('+ '), () =>
      within(convolve(together(wanted.slice(0, -1)), within(take(last)))),
    );
  }

  return (steps) => {
    if (pulls < 0) return 0;
    const wanted = wantedBy(steps);
    const last = wanted.at(-1);
    if (!last) return 1;
    const rest = wanted.slice(0, -1);
    if (budget >= mostOf(wanted)) return 1;
    const reached = cumulative(take(last));
    const before = together(rest);
    let chance = 0;
    for (let at = 0; at < before.length; at++) {
      chance += (before[at] as number) * chanceWithin(reached, budget - at);
    }
    return notSure(chance);
  };

  /** By how many pulls all is sure. */
  function mostOf(wanted: readonly Wanted[]): number {
    return wanted.reduce((most, one) => most + take(one).length - 1, 0);
  }
}

function wantedBy(steps: readonly OddsStep[]): Wanted[] {
  const copies = new Map<BannerType, number>();
  for (const step of steps) copies.set(step.type, (copies.get(step.type) ?? 0) + step.copies);
  return [...copies].filter(([, count]) => count > 0).sort(([a], [b]) => a - b);
}
