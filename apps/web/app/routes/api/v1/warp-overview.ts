import { VOLUNTEERS } from '@trailbook/api/calls/figures';
import { warpOverview } from '@trailbook/api/calls/warp-overview';
import { COUNT_KINDS } from '@trailbook/core/internal/global-statistics';
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
    const [pulls, contributors, counts] = await Promise.all([
      statistics.totals(COUNT_KINDS.pulls, [...BANNER_TYPES]),
      statistics.totals(COUNT_KINDS.contributors, [...BANNER_TYPES]),
      banner ? statistics.counts(banner.id) : [],
    ]);
    const of = (kind: number, bucket: number) =>
      counts.find((count) => count.kind === kind && count.bucket === bucket)?.count ?? 0;
    const rateup_n = of(COUNT_KINDS.pulls, 0);
    const rateup_count = banner ? of(COUNT_KINDS.item, banner.featured) : 0;
    return {
      code: 0,
      rateup_key: banner?.featured ?? null,
      ...{ rateup_count, rateup_n },
      count: [...pulls.values()].reduce((sum, count) => sum + count, 0),
      // Nobody is in fewer of them than in the one that most are in.
      contributors: Math.max(0, ...contributors.values()),
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

export const loader = route;
export const action = route;
