import {
  BANNER_RULES,
  type BannerType,
  fiveStarChance,
  type Interval,
  JADE_PER_PULL,
  rateInterval,
} from '../warp/index.ts';
import { COUNT_KINDS, type Count, type CountKind, OUTCOME_BUCKETS } from './counts.ts';
import { dayOf } from './kept-history.ts';
import { meanRun, type RunMean } from './run-mean.ts';

/** A share of a number of cases, and between what and what it lies. */
export interface Rate {
  readonly count: number;
  /** Of how many. */
  readonly n: number;
  /** Null of none. */
  readonly rate: number | null;
  readonly interval: Interval;
}

/** What contributors' pulls on a banner, or of a banner type, come to. */
export interface GlobalStatistics {
  readonly contributors: number;
  readonly pulls: number;
  readonly jade: number;
  readonly rates: { readonly five: Rate; readonly four: Rate };
  /** How many pulls a 5★ and a 4★ take, runs that have not ended included; null where too few are known. */
  readonly averagePity: { readonly five: RunMean | null; readonly four: RunMean | null };
  readonly outcomes: {
    readonly won: number;
    readonly lost: number;
    readonly guaranteed: number;
    readonly unknown: number;
    readonly winRate: Rate;
  } | null;
  /** Oldest first. */
  readonly byDay: readonly GlobalDay[];
  /** One for each pull up to the limit. */
  readonly byRoll: readonly GlobalRoll[];
  /** 5★s whose run began before the records: kept apart. */
  readonly censored: { readonly n: number; readonly byAtLeast: readonly RollCount[] };
  /** The most frequent first. */
  readonly items: readonly GlobalItem[];
}

export interface GlobalDay {
  readonly day: string;
  readonly pulls: number;
  /** Null where none is told: there is none, or too few contributors have one. */
  readonly fiveStars: number | null;
}

export interface GlobalRoll {
  readonly roll: number;
  readonly fiveStars: number;
  /** Of all 5★s with a known pity, those that came at this pull or earlier. */
  readonly share: number;
  /** How many pulls had this number since the last 5★, and how many of them brought one. */
  readonly chance: Rate;
  /** What the published rates and the usual model of the rest say. */
  readonly model: number;
}

export interface RollCount {
  readonly roll: number;
  readonly count: number;
}

export interface GlobalItem {
  readonly itemId: number;
  readonly share: Rate;
}

/** Makes figures of counts of one scope. */
export function summarise(type: BannerType, counts: Iterable<Count>): GlobalStatistics {
  const byKind = new Map<number, Map<number, number>>();
  for (const { kind, bucket, count } of counts) {
    const buckets = byKind.get(kind) ?? new Map<number, number>();
    byKind.set(kind, buckets.set(bucket, count));
  }
  const of = (kind: CountKind): ReadonlyMap<number, number> =>
    byKind.get(COUNT_KINDS[kind]) ?? NONE;
  const pulls = of('pulls').get(0) ?? 0;
  const rarity = (stars: number) => of('rarity').get(stars) ?? 0;
  const fiveStarDays = of('fiveStarDay');
  const { fiveStarLimit, fourStarLimit, featuredChance } = BANNER_RULES[type];
  return {
    contributors: of('contributors').get(0) ?? 0,
    pulls,
    jade: JADE_PER_PULL * pulls,
    rates: { five: rateOf(rarity(5), pulls), four: rateOf(rarity(4), pulls) },
    averagePity: {
      five: meanRun(of('fiveStarRoll'), of('triesAtRoll'), fiveStarLimit),
      // Where a 5★ takes the place of the 4★ that is due, that comes one later.
      four: meanRun(of('fourStarRoll'), of('triesAtFourRoll'), fourStarLimit + 1),
    },
    outcomes: featuredChance === null ? null : outcomesOf(of('outcome')),
    byDay: sorted(of('day')).map(([day, count]) => ({
      day: dayOf(day),
      pulls: count,
      fiveStars: fiveStarDays.get(day) ?? null,
    })),
    byRoll: rollsOf(type, of('fiveStarRoll'), of('triesAtRoll')),
    censored: {
      n: sum(of('censoredRoll')),
      byAtLeast: sorted(of('censoredRoll')).map(([roll, count]) => ({ roll, count })),
    },
    items: [...of('item')]
      .sort(([idA, a], [idB, b]) => b - a || idA - idB)
      .map(([itemId, count]) => ({ itemId, share: rateOf(count, pulls) })),
  };
}

const NONE: ReadonlyMap<number, number> = new Map();

function rateOf(count: number, n: number): Rate {
  return { count, n, rate: n > 0 ? count / n : null, interval: rateInterval(count, n) };
}

function outcomesOf(histogram: ReadonlyMap<number, number>) {
  const count = (outcome: (typeof OUTCOME_BUCKETS)[number]) =>
    histogram.get(OUTCOME_BUCKETS.indexOf(outcome)) ?? 0;
  const [won, lost] = [count('won'), count('lost')];
  return {
    won,
    lost: lost + count('lostAfterGap'),
    guaranteed: count('guaranteed'),
    unknown: count('unknown'),
    winRate: rateOf(won, won + lost),
  };
}

function rollsOf(
  type: BannerType,
  fiveStars: ReadonlyMap<number, number>,
  tries: ReadonlyMap<number, number>,
): GlobalRoll[] {
  const all = sum(fiveStars);
  let reached = 0;
  return Array.from({ length: BANNER_RULES[type].fiveStarLimit }, (_, at) => {
    const roll = at + 1;
    const count = fiveStars.get(roll) ?? 0;
    reached += count;
    return {
      roll,
      fiveStars: count,
      share: all > 0 ? reached / all : 0,
      chance: rateOf(count, tries.get(roll) ?? 0),
      model: fiveStarChance(type, roll),
    };
  });
}

function sorted(histogram: ReadonlyMap<number, number>): [number, number][] {
  return [...histogram].sort(([a], [b]) => a - b);
}

function sum(histogram: ReadonlyMap<number, number>): number {
  let total = 0;
  for (const count of histogram.values()) total += count;
  return total;
}
