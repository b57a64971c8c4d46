import type { BannerType } from '../../warp/banner-types.ts';
import { leavesAt as innerLeavesAt } from '../../warp/retention.ts';
import { checkBannerType, checkInstant } from './check-warp.ts';

/**
 * When the game no longer shows a pull of an instant, in milliseconds since 1970.
 *
 * @throws InputError for a banner type or an instant that there is not
 */
export function leavesAt(type: BannerType, instant: number): number {
  checkBannerType(type);
  checkInstant(instant);
  return innerLeavesAt(type, instant);
}
