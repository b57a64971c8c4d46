import { BANNER_RULES } from '../warp/index.ts';
import { outcomesOf } from '../warp/outcome.ts';
import { isBroken, runsOf } from '../warp/runs.ts';
import { type Count, createCounts, OUTCOME_BUCKETS } from './counts.ts';
import type { KeptHistory, KeptPull } from './kept-history.ts';
import { fiveStarsBin, isRanked, pityBin, pullsBin, winRateBin } from './rank-bins.ts';

/**
 * All that one history adds to the global statistics: for its banner type, and for each banner in it. A pure
 * function of the history, so that whatever was added can be taken out, and all of it made anew.
 *
 * Rules W8, W9, W14.
 */
export function countHistory({ type, isComplete, gapsAt, pulls }: KeptHistory): Count[] {
  const counts = createCounts();
  if (pulls.length === 0) return [];
  const { fiveStarLimit, featuredChance } = BANNER_RULES[type];
  const breaks = isComplete ? gapsAt : [0, ...gapsAt];
  const placesOf = (rarity: 4 | 5) =>
    pulls.flatMap((pull, at) => (pull.rarity === rarity ? { at, pull } : []));
  const fives = placesOf(5);
  const runs = runsOf(fives, breaks, fiveStarLimit);
  const fours = placesOf(4);
  const fourRuns = runsOf(fours, breaks, Number.POSITIVE_INFINITY);

  for (const scope of new Set([type, ...pulls.flatMap(bannerOf)]))
    counts.add(scope, 'contributors', 0);
  for (const pull of pulls) {
    for (const scope of scopesOf(pull)) {
      counts.add(scope, 'pulls', 0);
      counts.add(scope, 'rarity', pull.rarity ?? 0);
      counts.add(scope, 'item', pull.itemId);
      counts.add(scope, 'day', pull.day);
    }
  }
  countTries('triesAtRoll', fives, runs, fiveStarLimit);
  countTries('triesAtFourRoll', fours, fourRuns, Number.POSITIVE_INFINITY);
  for (const { pull, pity, atLeast } of runs) {
    for (const scope of scopesOf(pull)) {
      counts.add(scope, 'fiveStarDay', pull.day);
      if (pity === null) counts.add(scope, 'censoredRoll', atLeast);
      else counts.add(scope, 'fiveStarRoll', pity);
    }
  }
  for (const { pull, pity } of fourRuns) {
    if (pity === null) continue;
    for (const scope of scopesOf(pull)) counts.add(scope, 'fourStarRoll', pity);
  }
  const contests = featuredChance === null ? { won: 0, lost: 0 } : countOutcomes();
  countRanks();
  return counts.list();

  function scopesOf(pull: KeptPull): number[] {
    return [type, ...bannerOf(pull)];
  }

  /** Each pull whose number since the last 4★ or 5★ is known, whether or not its run has ended. */
  function countTries(
    kind: 'triesAtRoll' | 'triesAtFourRoll',
    stars: readonly { readonly at: number }[],
    ended: readonly { readonly atLeast: number; readonly pity: number | null }[],
    limit: number,
  ): void {
    const last = stars.at(-1)?.at ?? -1;
    const until = pulls.length - 1;
    // The end of the last one is open, but its tries count.
    const isOpenKnown = until - last < limit && !isBroken(breaks, last, until);
    const stretches = [
      ...ended.map(({ atLeast, pity }, index) => ({
        until: stars[index]?.at ?? 0,
        length: atLeast,
        isKnown: pity !== null,
      })),
      { until, length: until - last, isKnown: isOpenKnown },
    ];
    for (const { until, length, isKnown } of stretches) {
      if (!isKnown) continue;
      for (let roll = 1; roll <= length; roll++) {
        const pull = pulls[until - length + roll];
        for (const scope of pull ? scopesOf(pull) : []) counts.add(scope, kind, roll);
      }
    }
  }

  function countOutcomes() {
    const contests = { won: 0, lost: 0 };
    const judged = runs.map(({ pull: { itemId, isFeatured }, pity }) => ({
      itemId,
      isFeatured,
      pity,
    }));
    for (const [at, { outcome, isContest }] of outcomesOf(judged).entries()) {
      if (isContest && (outcome === 'won' || outcome === 'lost')) contests[outcome]++;
      const bucket = outcome === 'lost' && !isContest ? 'lostAfterGap' : outcome;
      const pull = fives[at]?.pull;
      for (const scope of pull ? scopesOf(pull) : []) {
        counts.add(scope, 'outcome', OUTCOME_BUCKETS.indexOf(bucket));
      }
    }
    return contests;
  }

  function countRanks(): void {
    counts.add(type, 'rankPulls', pullsBin(pulls.length));
    counts.add(type, 'rankFiveStars', fiveStarsBin(fives.length));
    const known = runs.flatMap(({ pity }) => pity ?? []);
    if (isRanked(type, 'averagePity', { pulls: pulls.length, fiveStars: known.length })) {
      const mean = known.reduce((sum, pity) => sum + pity, 0) / known.length;
      counts.add(type, 'rankPity', pityBin(mean));
    }
    const contested = contests.won + contests.lost;
    if (isRanked(type, 'winRate', { pulls: pulls.length, fiveStars: contested })) {
      counts.add(type, 'rankWinRate', winRateBin(contests.won / contested));
    }
  }
}

/** The banner of a pull, where it is known. */
function bannerOf({ gachaId }: KeptPull): number[] {
  return gachaId > 0 ? [gachaId] : [];
}
