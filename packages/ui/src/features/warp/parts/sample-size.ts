import type { BannerStatistics } from '@trailbook/core/internal/warp';

/**
 * The number of warps that a 5★ takes strays by some 25 around its mean: the mean of fewer than ten is easily eight or
 * more away from where it would settle.
 */
const ENOUGH = 10;

/** What an average pity rests on: the 5★s whose pity is known. */
export interface SampleSize {
  readonly known: number;
  readonly all: number;
  /** Whether one more of them could still move it far. */
  readonly isFew: boolean;
}

export function sampleSizeOf({ fiveStars }: Pick<BannerStatistics, 'fiveStars'>): SampleSize {
  const known = fiveStars.filter(({ pity }) => pity !== null).length;
  return { known, all: fiveStars.length, isFew: known > 0 && known < ENOUGH };
}
