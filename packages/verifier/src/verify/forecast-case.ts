import {
  BANNER_TYPES,
  bestForecastOrder,
  forecast,
  forecastWithoutEach,
  type IncomeLine,
  RHYTHMS,
} from '@trailbook/core/internal/warp';
import * as z from 'zod/mini';
import { bannerType, count } from './figures.ts';

const day = z.iso.date();

export const forecastCase = z.strictObject({
  version: z.literal(1),
  kind: z.literal('forecast'),
  name: z.string(),
  input: z.strictObject({
    /** By banner type; an absent one is fresh. */
    state: z.partialRecord(
      z.enum(BANNER_TYPES.map(String)),
      z.strictObject({ pity: count, guaranteed: z.boolean() }),
    ),
    /** Taken in order. */
    targets: z.array(z.strictObject({ type: bannerType, copies: count, from: day, until: day })),
    savings: z.strictObject({ jade: count, passes: count, on: day }),
    income: z.array(
      z.strictObject({
        jade: count,
        passes: count,
        rhythm: z.enum(RHYTHMS),
        /** Of what comes once. */
        on: z.optional(day),
      }),
    ),
    /** First days of versions. */
    versions: z.array(day),
    today: day,
  }),
  expected: z.strictObject({
    targets: z.array(
      z.strictObject({
        /** There were without any spent. */
        pulls: count,
        chance: z.number(),
        together: z.number(),
        spent: z.number(),
        sureOn: z.nullable(day),
      }),
    ),
    all: z.number(),
    left: z.number(),
    /** Of each other target without one, null at its own place. */
    without: z.optional(z.array(z.array(z.nullable(z.number())))),
    /** How many targets the best order gets. */
    best: z.optional(z.number()),
  }),
});

export type ForecastCase = z.infer<typeof forecastCase>;

export function forecastOf({ input, expected }: ForecastCase): unknown {
  const question = { ...input, income: input.income as readonly IncomeLine[] };
  const made = forecast(question);
  if (!made.ok) return { error: made.error };
  const { targets, all, left } = made.value;
  const without = expected.without && forecastWithoutEach(question);
  const best = expected.best === undefined ? undefined : bestForecastOrder(question);
  return {
    targets: targets.map(({ savings, chance, together, spent, sureOn }) => ({
      pulls: savings.pulls,
      ...{ chance, together, spent, sureOn },
    })),
    ...{ all, left },
    ...(without?.ok && { without: without.value }),
    ...(best?.ok && { best: best.value.expectedDone }),
  };
}
