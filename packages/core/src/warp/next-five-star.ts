import { BANNER_RULES, type BannerType } from './banner-types.ts';
import { convolve, type Distribution, mix } from './distribution.ts';
import { fiveStarChance } from './five-star-chance.ts';

/** Where a player stands on a banner type. */
export interface BannerState {
  /** Pulls since the last 5★. */
  readonly pity: number;
  /** Whether the next 5★ is sure to be the featured one. */
  readonly guaranteed: boolean;
}

export const FRESH: BannerState = { pity: 0, guaranteed: false };

// Rule W47.
/** How many pulls the next 5★ takes at most; undefined where the pity is not known. */
export function mostToFiveStar(
  type: BannerType,
  { pity5, isPity5Known }: { readonly pity5: number; readonly isPity5Known: boolean },
): number | undefined {
  return isPity5Known ? BANNER_RULES[type].fiveStarLimit - pity5 : undefined;
}

/** How many pulls the next 5★ takes. */
export function nextFiveStar(type: BannerType, pity: number): Distribution {
  const chances = [0];
  let without = 1;
  for (let pull = pity + 1; pull <= BANNER_RULES[type].fiveStarLimit; pull++) {
    const chance = fiveStarChance(type, pull);
    chances.push(without * chance);
    without *= 1 - chance;
  }
  return Float64Array.from(chances);
}

/**
 * How many pulls the next featured 5★ takes: the next 5★, or the one after it. Where nothing is featured,
 * any 5★ will do.
 *
 * @param featuredChance - of a 5★ without a guarantee
 */
export function nextFeatured(
  type: BannerType,
  { pity, guaranteed }: BannerState,
  featuredChance = BANNER_RULES[type].featuredChance ?? 1,
): Distribution {
  const next = nextFiveStar(type, pity);
  if (guaranteed || featuredChance === 1) return next;
  return mix(next, convolve(next, nextFiveStar(type, 0)), featuredChance);
}
