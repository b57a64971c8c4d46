import { fail, ok, type Result } from '../basics/result.ts';
import { BANNER_RULES, type BannerType } from './banner-types.ts';
import { statistics } from './create-statistics.ts';
import { meanOf } from './distribution.ts';
import type { BannerHistory } from './history.ts';
import { type Hits, hitsInBoth, hitsWithin } from './hits-within.ts';
import { hitsOf, type Luck, type LuckError, type LuckQuestion } from './luck.ts';
import { LEAST_EXPECTED } from './luck-floor.ts';
import { mergePulls } from './merge-pulls.ts';
import { nextHit, nextHitAtBest, nextHitAtWorst } from './next-hit.ts';
import { type Stretch, stretchesOf } from './stretches.ts';
import type { WarpTables } from './tables.ts';

interface Part {
  readonly type: BannerType;
  readonly stretch: Stretch;
}

// Rule W14: P(X < x) + ½ P(X = x), X of all banner types together.
/**
 * How lucky histories of several banner types are together: the share of all players with as many pulls on each
 * of them, from the same beginnings, who would have fewer 5★s in all. Exact, by adding up what each banner type
 * brings. Asked for featured ones, it leaves out banner types that feature none.
 */
export function luckTogether(
  tables: WarpTables,
  histories: readonly BannerHistory[],
  { goal, since }: LuckQuestion,
): Result<Luck, LuckError> {
  const parts = histories
    .filter(({ type }) => goal === 'fiveStar' || BANNER_RULES[type].featuredChance !== null)
    .flatMap((history): Part[] => {
      const ordered = { ...history, pulls: mergePulls(history.pulls, []) };
      const stretches = stretchesOf(ordered, statistics(tables, ordered), since);
      return stretches.map((stretch) => ({ type: history.type, stretch }));
    });
  const sum = (of: (part: Part) => number) => parts.reduce((total, part) => total + of(part), 0);
  const pulls = sum(({ stretch }) => stretch.pulls);
  const expected = sum(({ type, stretch }) => stretch.pulls / meanOf(nextHit(type, goal)));
  if (expected < LEAST_EXPECTED) {
    const needed = Math.ceil(
      LEAST_EXPECTED * (expected > 0 ? pulls / expected : meanOf(nextHit(11, goal))),
    );
    return fail({ code: 'LUCK_TOO_FEW', args: { pulls, needed } });
  }
  const [sure, perhaps] = [0, 1].map((at) =>
    sum(({ type, stretch }) => hitsOf(type, stretch, goal)[at as 0 | 1].length),
  ) as [number, number];
  const begun = parts.map((part) => hitsOfPart(part, nextHit));
  const [worst, best] = [nextHitAtWorst, nextHitAtBest].map((first) =>
    // Where the beginning is known, no better or worse one is possible.
    parts.map((part, at) => (isKnown(part) ? begun[at] : undefined) ?? hitsOfPart(part, first)),
  ) as [Hits[], Hits[]];
  const [all, atWorst, atBest] = [begun, worst, best].map((hits) =>
    hits.reduce(hitsInBoth, NO_HITS),
  ) as [Hits, Hits, Hits];
  return ok({
    percentile: (halfway(all, sure) + halfway(all, perhaps)) / 2,
    interval: [
      Math.min(halfway(atWorst, sure), halfway(all, sure)),
      Math.min(1, Math.max(halfway(atBest, perhaps), halfway(all, perhaps))),
    ],
    ...{ pulls, count: sure, expected },
  });

  function hitsOfPart({ type, stretch }: Part, first: typeof nextHitAtBest): Hits {
    return hitsWithin(first(type, goal, stretch), nextHit(type, goal), stretch.pulls);
  }
}

const NO_HITS: Hits = { from: 0, chances: Float64Array.of(1) };

function isKnown({ stretch: { pity, guarantee } }: Part): boolean {
  return pity !== null && guarantee !== null;
}

/** The chance of fewer. */
function below({ from, chances }: Hits, count: number): number {
  return chances.subarray(0, Math.max(0, count - from)).reduce((sum, chance) => sum + chance, 0);
}

const halfway = (hits: Hits, count: number) => (below(hits, count) + below(hits, count + 1)) / 2;
