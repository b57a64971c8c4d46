import type { BannerType } from './banner-types.ts';

// Rule W7.
/** Months that the game keeps a pull in its records, since version 4.3. */
export const KEPT_MONTHS: Readonly<Record<BannerType, number>> = {
  1: 12,
  2: 12,
  11: 12,
  12: 12,
  21: 24,
  22: 24,
};

/** When the game no longer shows a pull of an instant, in milliseconds since 1970. */
export function leavesAt(type: BannerType, instant: number): number {
  const left = new Date(instant);
  const day = left.getUTCDate();
  left.setUTCMonth(left.getUTCMonth() + KEPT_MONTHS[type]);
  // There is no 29th of February in most years: the day before it, to be safe.
  if (left.getUTCDate() !== day) left.setUTCDate(0);
  return left.getTime();
}
