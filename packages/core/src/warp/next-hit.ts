import { BANNER_RULES, type BannerType } from './banner-types.ts';
import { type Distribution, meanOf, mix } from './distribution.ts';
import { FRESH, nextFeatured, nextFiveStar } from './next-five-star.ts';
import type { Stretch } from './stretches.ts';

/** What luck is about: any 5★, or the featured one. */
export type LuckGoal = 'fiveStar' | 'featured';

type Beginning = Pick<Stretch, 'pity' | 'guarantee'>;
const BEGINNING: Beginning = { pity: 0, guarantee: false };

/** How many pulls what luck is about takes, from the beginning of a stretch as far as it is known. */
export function nextHit(
  type: BannerType,
  goal: LuckGoal,
  from: Beginning = BEGINNING,
): Distribution {
  const { pity, guarantee } = from;
  if (pity === null) return fromAnywhere(nextHit(type, goal));
  if (goal === 'fiveStar') return nextFiveStar(type, pity);
  if (guarantee !== null) return nextFeatured(type, { pity, guaranteed: guarantee });
  const [sure, open] = [true, false].map((guaranteed) => nextFeatured(type, { pity, guaranteed }));
  return mix(sure as Distribution, open as Distribution, lostShare(type));
}

/** The same if the beginning, where unknown, was as bad as can be: then few hits are less bad luck. */
export function nextHitAtBest(type: BannerType, goal: LuckGoal, stretch: Stretch): Distribution {
  return nextHit(type, goal, {
    pity: stretch.pity ?? FRESH.pity,
    guarantee: stretch.guarantee ?? false,
  });
}

/** The same if it was as good as can be, considering when the first 5★ came. */
export function nextHitAtWorst(type: BannerType, goal: LuckGoal, stretch: Stretch): Distribution {
  const without = stretch.fiveStars[0]?.at ?? stretch.pulls + 1;
  return nextHit(type, goal, {
    pity: stretch.pity ?? Math.max(0, BANNER_RULES[type].fiveStarLimit - without),
    guarantee: stretch.guarantee ?? true,
  });
}

/** How many pulls are left to the next, seen from any pull with equal chance. */
function fromAnywhere(each: Distribution): Distribution {
  const mean = meanOf(each);
  let left = 1;
  return each.map((chance, pulls) => {
    if (pulls === 0) return 0;
    const share = left / mean;
    left -= chance;
    return Math.max(0, share);
  });
}

/** Of all 5★s, the share of those that are not the featured one. */
function lostShare(type: BannerType): number {
  const chance = BANNER_RULES[type].featuredChance ?? 1;
  return (1 - chance) / (2 - chance);
}
