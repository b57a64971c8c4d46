import { checkKind } from '../../basics/check.ts';
import type { BannerType } from '../../warp/banner-types.ts';
import { byRoll as innerByRoll, type WarpRoll } from '../../warp/by-roll.ts';
import type { BannerStatistics } from '../../warp/statistics.ts';
import { checkBannerType } from './check-warp.ts';

/**
 * 5★s by the pull that they came at after the last, one for each pull up to the limit.
 *
 * @throws InputError for a banner type that there is not
 */
export function byRoll(type: BannerType, figures: Pick<BannerStatistics, 'fiveStars'>): WarpRoll[] {
  checkBannerType(type);
  checkKind(figures?.fiveStars, 'figures.fiveStars', 'Array');
  return innerByRoll(type, figures);
}
