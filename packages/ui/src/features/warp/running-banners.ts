import type { BannerType } from '@trailbook/core/internal/warp';
import type { UnnumberedWarpBanner, WarpBanner, WarpData } from '@trailbook/pages';

/** A banner that runs, and until when. */
export type RunningBanner = (WarpBanner | UnnumberedWarpBanner) & { readonly end: string };

/**
 * The banners of a type that run at a server's time, those that end first in front. Those that never end are no news.
 * Rule W3.
 */
export function runningBanners(
  { banners, unnumbered }: Pick<WarpData, 'banners' | 'unnumbered'>,
  type: BannerType,
  now: string,
): RunningBanner[] {
  return [...banners.values(), ...unnumbered]
    .filter((banner): banner is RunningBanner => banner.end !== undefined)
    .filter(({ type: of, start, end }) => of === type && (start ?? '') <= now && now < end)
    .sort((a, b) => (a.end < b.end ? -1 : Number(a.end > b.end)));
}
