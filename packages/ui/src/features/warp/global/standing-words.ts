import type { Interval } from '@trailbook/core/internal/warp';

/** Where somebody stands, as a player is told it. */
export interface StandingWords {
  /** Whether at least half of the others are behind. */
  readonly isAhead: boolean;
  /** The share that is the better, or the worse, and the player with it; never nobody. */
  readonly place: number;
  /** Of the others, those whom the player is ahead of, or behind; never all. */
  readonly others: number;
  /** From what to what `others` goes. */
  readonly interval: Interval;
}

/** 'More than 100 % of them' reads as a slip; the player may be one of them. */
const MOST = 0.99;

/** Words for the share of others whom a player is ahead of: each figure of them is seen from the same side. */
export function standingWords(ahead: number, [low, high]: Interval): StandingWords {
  const isAhead = ahead >= 0.5;
  const others = Math.min(MOST, isAhead ? ahead : 1 - ahead);
  const [least, most] = isAhead ? [low, high] : [1 - high, 1 - low];
  return { isAhead, place: 1 - others, others, interval: [Math.min(MOST, least), most] };
}

/** A share seen from the other side. */
export function otherSide(share: number, [low, high]: Interval): [number, Interval] {
  return [1 - share, [1 - high, 1 - low]];
}
