import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BANNER_TYPES, type BannerType } from '@trailbook/core/internal/warp';

/** A banner to pull on. */
export interface FakeBanner {
  readonly id: number;
  readonly type: BannerType;
  /** Its featured 5★; null where there is none. */
  readonly featured: number | null;
}

const data = join(import.meta.dirname, '../../../data/game');

/** The game's own banners, as far as anything is known to be featured. */
export function realBanners(): FakeBanner[] {
  const { banners } = JSON.parse(readFileSync(join(data, 'banners.json'), 'utf8')) as {
    banners: readonly {
      readonly id: number;
      readonly type: BannerType;
      readonly featured?: number;
    }[];
  };
  return banners
    .filter(({ type, featured }) => BANNER_TYPES.includes(type) && (type < 10 || featured))
    .map(({ id, type, featured = null }) => ({ id, type, featured }));
}
