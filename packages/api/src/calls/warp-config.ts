import { BANNER_TYPES } from '@trailbook/core/internal/warp';
import * as z from 'zod';
import { contract } from './contract.ts';

/** Rule C1. */
export const warpConfig = contract(() => ({
  method: 'GET',
  path: 'warp_config',
  id: 'warpConfig',
  summary: 'The server’s time, banners by id, and which features are on.',
  input: z.strictObject({}),
  output: z.strictObject({
    time: z.int().meta({
      description:
        'Seconds since 1970 when this was told; caches hold it for up to twenty minutes.',
    }),
    config: z.strictObject({
      banners: z.record(
        z.string().regex(/^\d+$/),
        z.strictObject({
          type: z.literal(BANNER_TYPES),
          /** Seconds since 1970, on the clock of the game's Chinese server. */
          start_time: z.int(),
          end_time: z.int().nullable(),
          /** The featured 5★. */
          featured: z.int().nullable(),
          version: z.string().nullable(),
        }),
      ),
      features: z.array(z.string()),
    }),
  }),
}));
