import * as z from 'zod';
import { clientFunction, contract, type OutputOf } from './contract.ts';
import { interval, NO_STATISTICS, VOLUNTEERS } from './figures.ts';

/** What the home page says of the statistics. Rule C3. */
export const warpOverview = contract(() => ({
  method: 'GET',
  path: 'warp_overview',
  id: 'warpOverview',
  summary: 'Pulls of all contributors, and how often the newest featured character came.',
  input: z.strictObject({}),
  output: z.strictObject({
    /** An error where it is not 0. */
    code: z.int(),
    /** The featured 5★ of the banner; null where none runs. */
    rateup_key: z.int().nullable(),
    rateup_count: z.int(),
    /** Pulls of all banners. */
    count: z.int(),
    contributors: z.int(),
    /** Pulls on that banner, and between what and what the featured one's share of them lies. */
    rateup_n: z.int(),
    rateup_interval: interval,
    note: z.literal(VOLUNTEERS),
  }),
  errors: NO_STATISTICS,
}));

export type WarpOverview = OutputOf<typeof warpOverview>;

export const askWarpOverview = clientFunction<typeof warpOverview>('GET', 'warp_overview');
