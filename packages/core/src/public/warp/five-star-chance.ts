import { checkWhole } from '../../basics/check.ts';
import type { BannerType } from '../../warp/banner-types.ts';
import {
  fiveStarChance as innerFiveStarChance,
  softPityFrom as innerSoftPityFrom,
} from '../../warp/five-star-chance.ts';
import { checkBannerType } from './check-warp.ts';

/**
 * Chance that a pull brings a 5★, by how many were made since the last one, this pull included.
 *
 * @throws InputError for a banner type or a pull that there is not
 */
export function fiveStarChance(type: BannerType, pull: number): number {
  checkBannerType(type);
  checkWhole(pull, 'pull', 1, 1_000_000);
  return innerFiveStarChance(type, pull);
}

/**
 * The first pull since the last 5★ whose chance of one is raised; null where none is before the last.
 *
 * @throws InputError for a banner type that there is not
 */
export function softPityFrom(type: BannerType): number | null {
  checkBannerType(type);
  return innerSoftPityFrom(type);
}
