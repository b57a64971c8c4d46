import type { Dataset } from '@trailbook/core/internal/dataset';
import { type BannerType, instantOf, isBannerType } from '@trailbook/core/internal/warp';

interface BannerTimes {
  readonly type: BannerType;
  readonly start_time: number;
  readonly end_time: number | null;
  readonly featured: number | null;
  readonly version: string | null;
}

/** The schedule is that of the Chinese server. */
const ZONE = 8;

/** Banners whose beginning is known, by id. */
export function bannersWithTimes({ banners }: Pick<Dataset, 'banners'>): Map<number, BannerTimes> {
  return new Map(
    banners.banners.flatMap(({ id, type, start, end, featured, version }) =>
      start === undefined
        ? []
        : [
            [
              id,
              {
                type,
                start_time: instantOf(start, ZONE) / 1000,
                end_time: end === undefined ? null : instantOf(end, ZONE) / 1000,
                featured: featured ?? null,
                version: version ?? null,
              },
            ] as const,
          ],
    ),
  );
}

/** The type of a banner by its id, of a banner type itself; undefined for what is neither. */
export function typeOfScope(
  { banners }: Pick<Dataset, 'banners'>,
  scope: number,
): BannerType | undefined {
  return isBannerType(scope) ? scope : banners.banners.find(({ id }) => id === scope)?.type;
}
