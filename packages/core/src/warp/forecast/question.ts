import type { IncomeLine, Savings } from '../income-lines.ts';
import type { FeaturedChances, OddsStep, WarpState } from '../odds.ts';

/** Copies of what a banner features that runs from one day to another. */
export interface ForecastTarget extends OddsStep {
  /** The day on which its banner begins, `YYYY-MM-DD`. */
  readonly from: string;
  /** The last day on which it can be pulled for. */
  readonly until: string;
}

/** What a player has, what comes in, and what is wanted. */
export interface ForecastQuestion {
  /** Where the player stands on each banner type; an absent one is fresh. */
  readonly state: WarpState;
  /** In the order in which they are pulled for. */
  readonly targets: readonly ForecastTarget[];
  /** What there is, and on which day that was so. */
  readonly savings: Savings & { readonly on: string };
  readonly income: readonly IncomeLine[];
  /** First days of versions, for what comes with each of them. */
  readonly versions: readonly string[];
  readonly today: string;
  /** Chances of a featured 5★ to reckon with instead of those that the game publishes. */
  readonly featured?: FeaturedChances;
}
