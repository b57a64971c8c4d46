import type { Interval } from '@trailbook/core/internal/warp';

/** Wider than this, a figure would read as a claim; see decision warp-luck-and-odds. */
const WIDEST = 0.5;
/** From so many cases on, whatever came of them, no share says so little. */
export const ENOUGH = 12;

/** Whether so few cases stand behind a share that a figure of it would mislead. */
export function hasTooFewPulls([low, high]: Interval): boolean {
  return high - low > WIDEST;
}
