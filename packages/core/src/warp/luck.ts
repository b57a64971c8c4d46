import { fail, ok, type Result } from '../basics/result.ts';
import { BANNER_RULES, type BannerType } from './banner-types.ts';
import { convolutionPower } from './convolution-power.ts';
import { statistics } from './create-statistics.ts';
import { type Distribution, meanOf } from './distribution.ts';
import type { BannerHistory } from './history.ts';
import type { Interval } from './interval.ts';
import { normalShare, normalValue } from './interval.ts';
import { type Compared, compared } from './luck-comparison.ts';
import { LEAST_EXPECTED, luckFloor } from './luck-floor.ts';
import { mergePulls } from './merge-pulls.ts';
import { type LuckGoal, nextHit, nextHitAtBest, nextHitAtWorst } from './next-hit.ts';
import { type Stretch, stretchesOf } from './stretches.ts';
import type { WarpTables } from './tables.ts';

/** How lucky a history is. */
export interface Luck {
  /** Share of players who with as many pulls had less luck: 0.5 is average, 1 the luckiest. */
  readonly percentile: number;
  /** From which to which it goes with what the records do not tell; where they tell all, it is one point. */
  readonly interval: Interval;
  readonly pulls: number;
  /** 5★s, or featured ones; of those that may have been either, none. */
  readonly count: number;
  /** How many so many pulls bring on average. */
  readonly expected: number;
}

/** Why nothing can be said of a history. */
export interface LuckError {
  readonly code: 'LUCK_TOO_FEW';
  readonly args: { readonly pulls: number; readonly needed: number };
}

/** What is asked of a history. */
export interface LuckQuestion {
  readonly goal: LuckGoal;
  /** Only of pulls since a server time. */
  readonly since?: string;
}

// Rule W14.
/**
 * How lucky a history is, by exact likelihood: the share of all histories of as many pulls, from the same
 * beginning, that would have brought less. More 5★s are luckier; of as many, those whose last came earlier,
 * as they are nearer to the next. Where it is not known how it stood at the beginning, it is any place in a
 * player's life with equal chance. Half of those that did exactly as well count as less lucky.
 */
export function luck(
  tables: WarpTables,
  history: BannerHistory,
  { goal, since }: LuckQuestion,
): Result<Luck, LuckError> {
  const ordered = { ...history, pulls: mergePulls(history.pulls, []) };
  const stretches = stretchesOf(ordered, statistics(tables, ordered), since);
  const all = combineLuck(stretches.map((stretch) => luckOf(history.type, stretch, goal)));
  if (all.expected >= LEAST_EXPECTED) return ok(all);
  const needed = luckFloor(history.type, goal);
  return fail({ code: 'LUCK_TOO_FEW', args: { pulls: all.pulls, needed } });
}

/**
 * The luck of several histories together, of several banner types or of stretches between missing rows: each
 * weighs as much as it could tell. Source: S. Stouffer's method.
 */
export function combineLuck(parts: readonly Luck[]): Luck {
  const sum = (of: (part: Luck) => number) => parts.reduce((total, part) => total + of(part), 0);
  const scale = Math.sqrt(sum(({ expected }) => expected));
  const together = (share: (part: Luck) => number) =>
    scale === 0
      ? 0.5
      : normalShare(sum((part) => Math.sqrt(part.expected) * normalValue(share(part))) / scale);
  const [only] = parts;
  return {
    ...(only && parts.length === 1
      ? { percentile: only.percentile, interval: only.interval }
      : {
          percentile: together(({ percentile }) => percentile),
          interval: [
            together(({ interval }) => interval[0]),
            together(({ interval }) => interval[1]),
          ],
        }),
    pulls: sum(({ pulls }) => pulls),
    count: sum(({ count }) => count),
    expected: sum(({ expected }) => expected),
  };
}

function luckOf(type: BannerType, stretch: Stretch, goal: LuckGoal): Luck {
  const each = nextHit(type, goal);
  const [sure, perhaps] = hitsOf(type, stretch, goal);
  const against = (hits: readonly number[]) => {
    const others = convolutionPower(each, Math.max(0, hits.length - 1));
    const observed = { pulls: stretch.pulls, count: hits.length, last: hits.at(-1) ?? 0 };
    return (first: Distribution) => compared({ first, each, others }, observed);
  };
  const least = against(sure);
  const most = perhaps.length > sure.length ? against(perhaps) : least;
  const begun = nextHit(type, goal, stretch);
  const worst = least(nextHitAtWorst(type, goal, stretch));
  const best = most(nextHitAtBest(type, goal, stretch));
  return {
    // Sums of rounded shares pass 1 by a hair.
    percentile: Math.min(1, (halfway(least(begun)) + halfway(most(begun))) / 2),
    // A beginning that fits what came after may be kinder, or harder, than any beginning at all.
    interval: [
      Math.min(halfway(worst), halfway(least(begun))),
      Math.min(1, Math.max(halfway(best), halfway(most(begun)))),
    ],
    pulls: stretch.pulls,
    count: sure.length,
    expected: stretch.pulls / meanOf(each),
  };
}

/** Places of what counts, for sure and at most. */
export function hitsOf(
  type: BannerType,
  { fiveStars }: Stretch,
  goal: LuckGoal,
): [number[], number[]] {
  const isAny = goal === 'fiveStar' || BANNER_RULES[type].featuredChance === null;
  const places = (counts: (isFeatured: boolean | null) => boolean) =>
    fiveStars.filter((star) => isAny || counts(star.isFeatured)).map(({ at }) => at);
  return [
    places((isFeatured) => isFeatured === true),
    places((isFeatured) => isFeatured !== false),
  ];
}

const halfway = ({ less, same }: Compared) => less + same / 2;
