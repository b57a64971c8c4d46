import { BANNER_TYPES } from '@trailbook/core/internal/warp';
import * as z from 'zod';

/** What several calls of the global statistics have in common. */

/** Said beside all figures: those who give are not like those who do not. */
export const VOLUNTEERS = 'Contributors are volunteers; they may differ from other players.';

/** A site may be without statistics, and their database may be away for a while. */
export const NO_STATISTICS = { 503: ['NO_STATISTICS', 'STATISTICS_AWAY'] } as const;

/** Came with a contribution; with it all that was given can be taken out again. */
export const receipt = z.string().max(200);

/** Rule C2: banners are keyed by number. Also a banner type, for all of its banners. */
export const scopeId = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);

export const interval = z.tuple([z.number(), z.number()]).readonly();

const rate = z.strictObject({
  count: z.int(),
  n: z.int(),
  rate: z.number().nullable(),
  interval,
});

const mean = z.strictObject({
  /** Runs that ended. */
  n: z.int(),
  /** Pulls of all runs whose beginning is known. */
  tries: z.int(),
  mean: z.number(),
  interval,
});

/** Figures of a banner, or of a banner type. */
export const globalStatistics = z.strictObject({
  id: z.int(),
  type: z.literal(BANNER_TYPES),
  contributors: z.int(),
  pulls: z.int(),
  jade: z.int(),
  rates: z.strictObject({ five: rate, four: rate }),
  averagePity: z
    .strictObject({ five: mean.nullable(), four: mean.nullable() })
    .describe(
      'Mean pulls for a 5★ and a 4★ by the survival curve, runs that have not ended included; null where too few are known.',
    ),
  outcomes: z
    .strictObject({
      won: z.int(),
      lost: z.int(),
      guaranteed: z.int(),
      unknown: z.int(),
      winRate: rate,
    })
    .nullable(),
  byDay: z
    .array(z.strictObject({ day: z.iso.date(), pulls: z.int(), fiveStars: z.int().nullable() }))
    .readonly(),
  byRoll: z
    .array(
      z.strictObject({
        roll: z.int(),
        fiveStars: z.int(),
        share: z.number(),
        chance: rate,
        model: z.number(),
      }),
    )
    .readonly(),
  censored: z.strictObject({
    n: z.int(),
    byAtLeast: z.array(z.strictObject({ roll: z.int(), count: z.int() })).readonly(),
  }),
  items: z.array(z.strictObject({ itemId: z.int(), share: rate })).readonly(),
});
