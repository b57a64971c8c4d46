import { fail, ok, type Result } from '../basics/result.ts';
import type { BannerType } from './banner-types.ts';
import { convolve, type Distribution, NOTHING, notSure } from './distribution.ts';
import { FRESH } from './next-five-star.ts';
import {
  copiesTake,
  type FeaturedChances,
  faultOfEach,
  featuredChanceOf,
  type OddsError,
  type OddsStep,
  type WarpState,
} from './odds.ts';

/** How likely a target is within a budget. */
export interface TargetChance {
  /** Of it and of all targets before it, which take their pulls first. */
  readonly inOrder: number;
  /** Of it, if every pull went to it. */
  readonly alone: number;
}

// Rule W38.
/**
 * How likely each of several targets is that share one budget of pulls, in the order in which they are pulled for.
 * Exact. Nothing beyond the budget is worked out, so there may be as many targets as a plan holds.
 */
export function targetChances(
  state: WarpState,
  targets: readonly OddsStep[],
  { pulls, featured = {} }: { readonly pulls: number; readonly featured?: FeaturedChances },
): Result<TargetChance[], OddsError> {
  const error = faultOfEach(state, targets);
  if (error) return fail(error);
  const budget = Math.max(0, Math.floor(pulls));
  const started = new Set<BannerType>();
  let all: Within = { takes: NOTHING, most: 0 };
  let before = 1;
  const chances = targets.map(({ type, copies }) => {
    const chance = featuredChanceOf(type, featured);
    const take = (from = FRESH) => within(copiesTake(type, copies, { from, chance }), budget);
    const first = take(state[type]);
    all = together(all, started.has(type) ? take() : first, budget);
    if (copies > 0) started.add(type);
    // Doubles are a hair off: nothing is likelier together with another.
    before = Math.min(before, chanceOf(all, budget));
    return { inOrder: before, alone: chanceOf(first, budget) };
  });
  return ok(chances);
}

/** What something takes, as far as a budget goes. */
interface Within {
  readonly takes: Distribution;
  /** The pulls by which it is sure. */
  readonly most: number;
}

function within(takes: Distribution, budget: number): Within {
  return { takes: takes.subarray(0, budget + 1), most: takes.length - 1 };
}

function together(a: Within, b: Within, budget: number): Within {
  const { takes } = within(convolve(a.takes, b.takes), budget);
  return { takes, most: a.most + b.most };
}

function chanceOf({ takes, most }: Within, budget: number): number {
  if (budget >= most) return 1;
  return notSure(takes.reduce((sum, chance) => sum + chance, 0));
}
