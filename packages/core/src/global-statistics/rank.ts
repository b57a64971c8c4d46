import { type BannerType, type Interval, rateInterval } from '../warp/index.ts';
import { COUNT_KINDS, type Count, type CountKind } from './counts.ts';
import {
  fiveStarsBin,
  isRanked,
  pityBin,
  pullsBin,
  type RankFloors,
  rankFloors,
  winRateBin,
} from './rank-bins.ts';

/** A player's own figures of one banner type. */
export interface RankedFigures {
  readonly pulls: number;
  readonly fiveStars?: number | undefined;
  readonly averagePity?: number | undefined;
  /** How many 5★s that is the average of. */
  readonly knownFiveStars?: number | undefined;
  /** Won and lost of what could be won. */
  readonly winRate?: number | undefined;
  readonly contests?: number | undefined;
}

/** Where a figure stands among contributors. */
export interface Rank {
  /** Contributors who are ranked by this figure. */
  readonly n: number;
  /** Share of them with a lower figure; those in the same bin count half. */
  readonly below: number;
  readonly interval: Interval;
}

/** Null where there is nobody to be compared with, or too little to compare. */
export interface Ranks {
  readonly pulls: Rank | null;
  readonly fiveStars: Rank | null;
  readonly averagePity: Rank | null;
  readonly winRate: Rank | null;
  /** What is too little. */
  readonly floors: RankFloors;
}

// Rule W20.
/** Ranks a player's figures by the counts of a banner type. */
export function rank(type: BannerType, figures: RankedFigures, counts: Iterable<Count>): Ranks {
  const all = [...counts];
  const { pulls, fiveStars, averagePity, winRate } = figures;
  const { knownFiveStars = 0, contests = 0 } = figures;
  const place = (kind: CountKind, bin: number | null) =>
    bin === null
      ? null
      : placeIn(
          all.filter((count) => count.kind === COUNT_KINDS[kind]),
          bin,
        );
  const hasPity = isRanked(type, 'averagePity', { pulls, fiveStars: knownFiveStars });
  const hasWinRate = isRanked(type, 'winRate', { pulls, fiveStars: contests });
  return {
    pulls: place('rankPulls', pullsBin(pulls)),
    fiveStars: place('rankFiveStars', fiveStars === undefined ? null : fiveStarsBin(fiveStars)),
    averagePity: place(
      'rankPity',
      hasPity && averagePity !== undefined ? pityBin(averagePity) : null,
    ),
    winRate: place('rankWinRate', hasWinRate && winRate !== undefined ? winRateBin(winRate) : null),
    floors: rankFloors(type),
  };
}

function placeIn(bins: readonly Count[], bin: number): Rank | null {
  let [n, lower] = [0, 0];
  for (const { bucket, count } of bins) {
    n += count;
    if (bucket < bin) lower += count;
    else if (bucket === bin) lower += count / 2;
  }
  return n > 0 ? { n, below: lower / n, interval: rateInterval(lower, n) } : null;
}
