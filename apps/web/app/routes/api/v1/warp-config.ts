import { warpConfig } from '@trailbook/api/calls/warp-config';
import { apiRoute } from '../../../../server/api/api-route.server';
import { FIGURES_CACHE } from '../../../../server/api/statistics-of.server';
import { bannersWithTimes } from '../../../../server/statistics/banners.server';

/** The server's time, banners by id, and which parts are there. Rule C1. */
const route = apiRoute({
  ...warpConfig,
  cacheControl: FIGURES_CACHE,
  handle: (_input, { context: { dataset, statistics } }) => ({
    time: Math.floor(Date.now() / 1000),
    config: {
      banners: Object.fromEntries(bannersWithTimes(dataset)),
      features: statistics ? ['global_stats', 'contribution'] : [],
    },
  }),
});

export const loader = route;
export const action = route;
