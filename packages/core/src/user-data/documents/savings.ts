import * as z from 'zod/mini';

/** The most of anything that a player can have. */
export const MAX_SAVED = 9_999_999;

const saved = z.int().check(z.nonnegative(), z.maximum(MAX_SAVED));

/** Jade and passes of event banners. */
export const savingsSchema = z.object({ jade: saved, passes: saved });

/** `YYYY-MM-DD`, of this century. */
export const daySchema = z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/), z.refine(isDay));

/** Whether there is such a day: some readers of dates make the 30th of February one of March. */
function isDay(value: string): boolean {
  const instant = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(value);
}
