import { BANNER_TYPES } from '@trailbook/core/internal/warp';
import * as z from 'zod';
import { apiRoute } from '../../../../server/api/api-route.server';
import { bannersWithTimes } from '../../../../server/statistics/banners.server';

const banner = z.strictObject({
  type: z.literal(BANNER_TYPES),
  /** Seconds since 1970, on the clock of the game's Chinese server. */
  start_time: z.int(),
  end_time: z.int().nullable(),
  /** The featured 5★. */
  featured: z.int().nullable(),
  version: z.string().nullable(),
});

/** The server's time, banners by id, and which parts are there. Rule C1. */
const warpConfig = apiRoute({
  method: 'GET',
  input: z.strictObject({}),
  output: z.strictObject({
    time: z.int(),
    config: z.strictObject({
      banners: z.record(z.string().regex(/^\d+$/), banner),
      features: z.array(z.string()),
    }),
  }),
  handle: (_input, { context: { dataset, statistics } }) => ({
    time: Math.floor(Date.now() / 1000),
    config: {
      banners: Object.fromEntries(bannersWithTimes(dataset)),
      features: statistics ? ['global_stats', 'contribution'] : [],
    },
  }),
});

export const loader = warpConfig;
export const action = warpConfig;
