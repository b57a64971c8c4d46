import { BANNER_RULES, type BannerType } from './banner-types.ts';
import type { BannerStatistics } from './statistics.ts';

/** 5★s that came at one pull after the last. */
export interface WarpRoll {
  readonly roll: number;
  readonly count: number;
  /** Of all 5★s with a known pity, those that came at this pull or earlier. */
  readonly share: number;
}

// Rule W12.
/** One for each pull up to the limit. */
export function byRoll(
  type: BannerType,
  { fiveStars }: Pick<BannerStatistics, 'fiveStars'>,
): WarpRoll[] {
  const pities = fiveStars.flatMap(({ pity }) => pity ?? []);
  let reached = 0;
  return Array.from({ length: BANNER_RULES[type].fiveStarLimit }, (_, at) => {
    const count = pities.filter((pity) => pity === at + 1).length;
    reached += count;
    return { roll: at + 1, count, share: pities.length > 0 ? reached / pities.length : 0 };
  });
}
