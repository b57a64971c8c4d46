import { VOLUNTEERS } from '@trailbook/api/calls/figures';
import { warpOverview } from '@trailbook/api/calls/warp-overview';
import {
  COUNT_KINDS,
  type Count,
  type CountKind,
} from '@trailbook/core/internal/global-statistics';
import { BANNER_TYPES, rateInterval } from '@trailbook/core/internal/warp';
import { apiRoute } from '../../../../server/api/api-route.server';
import { FIGURES_CACHE, statisticsOf } from '../../../../server/api/statistics-of.server';
import { bannersWithTimes } from '../../../../server/statistics/banners.server';

/**
 * What the home page tells of the statistics: the newest character banner that runs, what it features, and how
 * often that came. Rule C3.
 */
const route = apiRoute({
  ...warpOverview,
  cacheControl: FIGURES_CACHE,
  async handle(_input, { context }) {
    const statistics = statisticsOf(context);
    const banner = runningBanner();
    const [ofBanner, ...ofTypes] = await Promise.all([
      banner ? statistics.counts(banner.id) : [],
      ...BANNER_TYPES.map((type) => statistics.counts(type)),
    ]);
    const featured = banner && countIn(ofBanner, 'item', banner.featured);
    const rateup_n = countIn(ofBanner, 'pulls') ?? 0;
    const rateup_count = featured ?? 0;
    return {
      code: 0,
      // What too few contributors have is told of nobody.
      rateup_key: featured === undefined ? null : (banner?.featured ?? null),
      ...{ rateup_count, rateup_n },
      count: ofTypes.reduce((sum, counts) => sum + (countIn(counts, 'pulls') ?? 0), 0),
      // Nobody is in fewer of them than in the one that most are in.
      contributors: Math.max(...ofTypes.map((counts) => countIn(counts, 'contributors') ?? 0)),
      rateup_interval: rateInterval(rateup_count, rateup_n),
      note: VOLUNTEERS,
    } as const;

    function runningBanner(): { id: number; featured: number } | undefined {
      const now = Date.now() / 1000;
      return [...bannersWithTimes(context.dataset)]
        .filter(([, { type, start_time }]) => type === 11 && start_time <= now)
        .sort(([idA, a], [idB, b]) => b.start_time - a.start_time || idA - idB)
        .flatMap(([id, { featured }]) => (featured === null ? [] : [{ id, featured }]))[0];
    }
  },
});

function countIn(counts: readonly Count[], kind: CountKind, bucket = 0): number | undefined {
  return counts.find((one) => one.kind === COUNT_KINDS[kind] && one.bucket === bucket)?.count;
}

export const loader = route;
export const action = route;
