import type { StoredTarget } from '@trailbook/core/internal/user-data';
import { TARGET_TYPES } from '@trailbook/core/internal/user-data';
import { bannerDays } from '@trailbook/core/internal/warp';
import type { WarpData } from '@trailbook/pages';

type TargetType = (typeof TARGET_TYPES)[number];

/** A banner whose days are known. */
export interface KnownBanner {
  readonly type: TargetType;
  readonly itemId: number;
  readonly from: string;
  readonly until: string;
}

/** Banners that run on a day or are to come, those that end first in front. */
export function comingBanners(
  { banners, unnumbered }: Pick<WarpData, 'banners' | 'unnumbered'>,
  today: string,
): KnownBanner[] {
  const known = new Map<string, KnownBanner>();
  for (const { type, featured, start, end } of [...banners.values(), ...unnumbered]) {
    const target = TARGET_TYPES.find((one) => one === type);
    if (!target || featured === undefined || !start || !end) continue;
    const banner = { type: target, itemId: featured, ...bannerDays({ start, end }) };
    if (banner.until >= today) known.set(Object.values(banner).join(), banner);
  }
  return [...known.values()].sort(
    (a, b) => compare(a.until, b.until) || a.type - b.type || a.itemId - b.itemId,
  );
}

/** Whether a target is pulled for on the days that the data know of its banner. */
export function hasKnownDays(target: StoredTarget, banners: readonly KnownBanner[]): boolean {
  return banners.some(
    ({ type, itemId, from, until }) =>
      type === target.type &&
      itemId === target.itemId &&
      from === target.from &&
      until === target.until,
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
