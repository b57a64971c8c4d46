import type { BannerType } from '../banner-types.ts';
import { bannerTypeOf } from './fields.ts';
import { nameKey } from './name-index.ts';

/** What tools and spreadsheets call the banner types. */
const NAMES: Readonly<Record<BannerType, readonly string[]>> = {
  1: [
    'stellar warp',
    'stellar',
    'standard',
    'regular',
    'permanent',
    '常驻跃迁',
    '常驻',
    '群星跃迁',
  ],
  2: [
    'departure warp',
    'departure',
    'beginner',
    'newbie',
    'starter',
    '新手跃迁',
    '始发跃迁',
    '新手',
  ],
  11: ['character event warp', 'character event', 'character', '角色活动跃迁', '角色'],
  12: [
    'light cone event warp',
    'light cone event',
    'light cone',
    'lightcone',
    '光锥活动跃迁',
    '光锥',
  ],
  21: ['character collaboration warp', 'character collaboration', '角色联动跃迁'],
  22: ['light cone collaboration warp', 'light cone collaboration', '光锥联动跃迁'],
};

const BY_NAME: ReadonlyMap<string, BannerType> = new Map(
  Object.entries(NAMES).flatMap(([type, names]) =>
    names.map((name) => [nameKey(name), Number(type) as BannerType] as const),
  ),
);

/** A banner type by its number or by a name of it. */
export function bannerTypeNamed(cell: string): BannerType | undefined {
  return bannerTypeOf(cell) ?? BY_NAME.get(nameKey(cell));
}
