import type { BannerType } from './banner-types.ts';
import { meanOf } from './distribution.ts';
import { type LuckGoal, nextHit } from './next-hit.ts';

/** With fewer 5★s to be expected, whatever came says nothing. */
export const LEAST_EXPECTED = 3;

/** Of fewer pulls nothing is said about luck. */
export function luckFloor(type: BannerType, goal: LuckGoal): number {
  return Math.ceil(LEAST_EXPECTED * meanOf(nextHit(type, goal)));
}
