import { fail, ok, type Result } from '../basics/result.ts';
import { BANNER_RULES, BANNER_TYPES, type BannerType } from './banner-types.ts';
import { convolutionPower } from './convolution-power.ts';
import {
  complementOf,
  convolve,
  cumulative,
  type Distribution,
  meanOf,
  NOTHING,
} from './distribution.ts';
import { type BannerState, FRESH, nextFeatured } from './next-five-star.ts';

/** Where a player stands on each banner type; an absent one is fresh. */
export type WarpState = { readonly [Type in BannerType]?: BannerState };

/** Copies of what a banner type features; of any 5★ where it features none. */
export interface OddsStep {
  readonly type: BannerType;
  readonly copies: number;
}

/** Chances of a featured 5★ to reckon with instead of those that the game publishes. */
export type FeaturedChances = { readonly [Type in BannerType]?: number };

// Rules W1, W2.
/** What large samples suggest for characters. */
export const OBSERVED_CHANCES: FeaturedChances = { 11: 0.56 };

/** How likely it is to be done, by the number of pulls. */
export interface Odds {
  /** By number of pulls: the chance that everything is there. The last is 1. */
  readonly chances: Float64Array;
  /** The same of the first step, of the first two, and so on. */
  readonly steps: readonly Float64Array[];
  /** Pulls that everything takes on average. */
  readonly mean: number;
  /** Chance that at least one 5★ on the way is not the featured one. */
  readonly lossChance: number;
}

/** Why there are no odds for what is wanted. */
export type OddsError =
  | {
      readonly code: 'ODDS_BAD_PITY';
      readonly args: { readonly type: BannerType; readonly pity: number; readonly most: number };
    }
  | {
      readonly code: 'ODDS_BAD_COPIES';
      readonly args: { readonly copies: number; readonly most: number };
    };

/** Far more than anyone wants at once: seven of a character and five of a light cone make twelve. */
const MOST_COPIES = 100;

// Rule W15.
/**
 * How many pulls it takes to get everything that is wanted, one step after the other: exact, by adding up
 * what each copy takes. Pity and guarantee carry over between steps on the same banner type.
 */
export function odds(
  state: WarpState,
  steps: readonly OddsStep[],
  featured: FeaturedChances = {},
): Result<Odds, OddsError> {
  const error = faultOf(state, steps);
  if (error) return fail(error);
  const started = new Set<BannerType>();
  const reached: Distribution[] = [];
  let all = NOTHING;
  let lossless = 1;
  for (const { type, copies } of steps) {
    const chance = featuredChanceOf(type, featured);
    const from = (started.has(type) ? undefined : state[type]) ?? FRESH;
    if (copies > 0) {
      started.add(type);
      all = convolve(all, copiesTake(type, copies, { from, chance }));
      lossless *= chance ** (from.guaranteed ? copies - 1 : copies);
    }
    reached.push(all);
  }
  return ok({
    chances: cumulative(all),
    steps: reached.map(cumulative),
    mean: meanOf(all),
    lossChance: complementOf(lossless),
  });
}

/** How many pulls copies on one banner type take, from where a player stands. */
export function copiesTake(
  type: BannerType,
  copies: number,
  { from, chance }: { readonly from: BannerState; readonly chance: number },
): Distribution {
  if (copies === 0) return NOTHING;
  const rest = together(nextFeatured(type, FRESH, chance), copies - 1);
  return convolve(nextFeatured(type, from, chance), rest);
}

/** Of a 5★ without a guarantee, that it is the featured one. */
export function featuredChanceOf(type: BannerType, featured: FeaturedChances): number {
  return featured[type] ?? BANNER_RULES[type].featuredChance ?? 1;
}

/** More copies at once are summed up in the world of frequencies, which is as good and does not take a second. */
const FEW_COPIES = 12;

function together(each: Distribution, copies: number): Distribution {
  if (copies > FEW_COPIES) return convolutionPower(each, copies);
  let all = NOTHING;
  for (let copy = 0; copy < copies; copy++) all = convolve(all, each);
  return all;
}

/** What is wrong with a question, if anything. */
export function faultOf(state: WarpState, steps: readonly OddsStep[]): OddsError | undefined {
  const copies = steps.reduce((sum, step) => sum + step.copies, 0);
  return faultOfEach(state, [...steps, { copies }]);
}

/** The same of each step by itself, however many copies all of them want. */
export function faultOfEach(
  state: WarpState,
  steps: readonly Pick<OddsStep, 'copies'>[],
): OddsError | undefined {
  for (const type of BANNER_TYPES) {
    const { pity } = state[type] ?? FRESH;
    const most = BANNER_RULES[type].fiveStarLimit - 1;
    if (!isCount(pity, most)) return { code: 'ODDS_BAD_PITY', args: { type, pity, most } };
  }
  const bad = steps.find(({ copies }) => !isCount(copies, MOST_COPIES));
  return bad && { code: 'ODDS_BAD_COPIES', args: { copies: bad.copies, most: MOST_COPIES } };
}

function isCount(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most;
}

/** The chance of being done within a budget of pulls. */
export function chanceWithin(chances: Float64Array, pulls: number): number {
  if (pulls < 0) return 0;
  return chances[Math.min(Math.floor(pulls), chances.length - 1)] ?? 0;
}

/** Chances that players like to know the pulls of. */
export const LANDMARKS = [0.5, 0.75, 0.9, 0.99] as const;

/** The fewest pulls that give at least a chance; for 1, those that are sure. */
export function pullsFor(chances: Float64Array, chance: number): number {
  // Sums of thousands of doubles are a hair off; only the last of them is sure.
  const at = chance < 1 ? chances.findIndex((reached) => reached >= chance - HAIR) : -1;
  return at === -1 ? chances.length - 1 : at;
}

const HAIR = 1e-12;
