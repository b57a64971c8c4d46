import { BANNER_RULES } from './banner-types.ts';
import type { HistoryFrame } from './history.ts';
import { isFeatured } from './is-featured.ts';
import { type Guarantee, guaranteeAfter, type Outcome, outcomesOf } from './outcome.ts';
import type { Pull } from './pull.ts';
import { breaksIn, isBroken, type Placed, runsOf, type Star } from './runs.ts';
import type { WarpTables } from './tables.ts';

// Rules W8, W9, W11.
/** What a pass is worth, in stellar jade. */
export const JADE_PER_PULL = 160;

/** A 5★ pull, and how it came. */
export interface FiveStar extends Star {
  /** Null on banners that feature none. */
  readonly outcome: Outcome | null;
  readonly isFeatured: boolean | null;
}

/** What the pulls of one banner type come to. */
export interface BannerStatistics {
  readonly pulls: number;
  readonly jade: number;
  /** Pulls since the last 5★. */
  readonly pity5: number;
  /** Pulls since the last 4★; a 5★ counts as one of them. */
  readonly pity4: number;
  /** Whether `pity5` is all; otherwise it is so many at least. */
  readonly isPity5Known: boolean;
  /** Whether the next 5★ is sure to be featured; always false on banners that feature none. */
  readonly guarantee: Guarantee;
  /** Oldest first. */
  readonly fiveStars: readonly FiveStar[];
  /** Oldest first. */
  readonly fourStars: readonly Star[];
  readonly won: number;
  readonly lost: number;
  readonly guaranteed: number;
  readonly unknown: number;
  /** Won of won and lost; null without any. */
  readonly winRate: number | null;
  /**
   * Won and lost among those that are as likely to be seen either way: a 5★ after missing rows, or after one that may
   * have been either, is known to have been lost, but never to have been won, and so is left out of both.
   */
  readonly contests: { readonly won: number; readonly lost: number };
  /** Of the 5★s with a known pity; null without any. */
  readonly averagePity: number | null;
  /** Pulls for each featured 5★; null without any. */
  readonly pullsPerFeatured: number | null;
}

/** Pulls in order, and the 4★s and 5★s among them. */
export interface Counted {
  readonly pulls: readonly Pull[];
  readonly rare: readonly Rare[];
}

export interface Rare extends Placed {
  readonly rarity: 4 | 5;
}

/** What there is to say of pulls that were counted. */
export function figuresOf(
  tables: WarpTables,
  frame: HistoryFrame,
  { pulls, rare }: Counted,
): BannerStatistics {
  const { featuredChance, fiveStarLimit } = BANNER_RULES[frame.type];
  const breaks = breaksIn(pulls, frame);
  const places = (rarity: 4 | 5) => rare.filter((star) => star.rarity === rarity);
  const [fours, fives] = [places(4), places(5)];
  const four = runsOf(fours, breaks, Number.POSITIVE_INFINITY);
  const five = runsOf(fives, breaks, fiveStarLimit);
  const judged = five.map(({ pull, pity }) => ({
    itemId: pull.itemId,
    isFeatured: isFeatured(tables, frame.type, pull),
    pity,
  }));
  const decided = featuredChance === null ? [] : outcomesOf(judged);
  const fiveStars = five.map((star, at): FiveStar => {
    const { outcome = null, isFeatured = null } = decided[at] ?? {};
    return { ...star, outcome, isFeatured };
  });
  const count = (outcome: Outcome) => fiveStars.filter((star) => star.outcome === outcome).length;
  const [won, lost, guaranteed] = [count('won'), count('lost'), count('guaranteed')];
  const known = fiveStars.flatMap(({ pity }) => pity ?? []);
  const last = fiveStars.at(-1);
  const lastAt = fives.at(-1)?.at ?? -1;
  const pity5 = pulls.length - 1 - lastAt;
  const isPity5Known = pity5 < fiveStarLimit && !isBroken(breaks, lastAt, pulls.length - 1);
  return {
    pulls: pulls.length,
    jade: JADE_PER_PULL * pulls.length,
    pity5,
    pity4: pulls.length - 1 - (fours.at(-1)?.at ?? -1),
    isPity5Known,
    guarantee: guaranteeNow(),
    fiveStars,
    fourStars: four,
    won,
    lost,
    guaranteed,
    unknown: count('unknown'),
    winRate: share(won, won + lost),
    contests: {
      won,
      lost: decided.filter(({ outcome, isContest }) => isContest && outcome === 'lost').length,
    },
    averagePity: share(sum(known), known.length),
    pullsPerFeatured: share(pulls.length, fiveStars.filter((star) => star.isFeatured).length),
  };

  function guaranteeNow(): Guarantee {
    if (featuredChance === null) return false;
    if (!isPity5Known) return null;
    return last ? guaranteeAfter(last.isFeatured) : false;
  }
}

function share(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
