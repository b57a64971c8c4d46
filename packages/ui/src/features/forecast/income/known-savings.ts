import { type ForecastDocument, MAX_SAVED } from '@trailbook/core/internal/user-data';

/** Source: ItemConfig. */
const JADE = '1';
const SPECIAL_PASS = '102';

type Saved = NonNullable<ForecastDocument['savings']>;

/**
 * What is known of savings elsewhere: what was told on the odds page, or came there from the game; else what stands in
 * the inventory. Undefined where nothing is.
 */
export function knownSavings(
  odds: Saved | null,
  items: Readonly<Record<string, number>>,
  today: string,
): Saved | undefined {
  const jade = odds?.jade ?? items[JADE];
  const passes = odds?.passes || (items[SPECIAL_PASS] ?? odds?.passes);
  if (jade === undefined && passes === undefined) return undefined;
  const within = (count = 0) => Math.min(count, MAX_SAVED);
  return { jade: within(jade), passes: within(passes), on: odds?.on ?? today };
}
