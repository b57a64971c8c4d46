import { BANNER_TYPES, chanceWithin, odds } from '@trailbook/core/internal/warp';
import * as z from 'zod/mini';
import { bannerType, count } from './figures.ts';

export const oddsCase = z.strictObject({
  version: z.literal(1),
  kind: z.literal('odds'),
  name: z.string(),
  input: z.strictObject({
    /** By banner type; an absent one is fresh. */
    state: z.partialRecord(
      z.enum(BANNER_TYPES.map(String)),
      z.strictObject({
        /** Pulls since the last 5★. */
        pity: count,
        guaranteed: z.boolean(),
      }),
    ),
    /** Taken in order. */
    steps: z.array(z.strictObject({ type: bannerType, copies: count })),
    pulls: z.array(count),
  }),
  expected: z.strictObject({
    /** That all steps are done within so many pulls. */
    chance: z.array(z.number()),
    mean: z.number(),
  }),
});

export type OddsCase = z.infer<typeof oddsCase>;

/** By how much chances may differ, and the mean. */
export const ODDS_TOLERANCE = 1e-9;

export function oddsOf({ input: { state, steps, pulls } }: OddsCase): unknown {
  const made = odds(state, steps);
  if (!made.ok) return { error: made.error };
  const { chances, mean } = made.value;
  return { chance: pulls.map((budget) => chanceWithin(chances, budget)), mean };
}
