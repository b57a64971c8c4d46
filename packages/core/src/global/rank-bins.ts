// Source: facts on statistics: ranks need a floor of pulls.
/**
 * Below these, a mean or a rate says more of chance than of the player, and is ranked with nobody. An average pity
 * needs as many known 5★s as a win rate needs contests: that of one 5★ is a single throw, and differs by some 25 pulls
 * from the next.
 */
export const RANK_FLOOR = { pulls: 100, contests: 3, knownFiveStars: 3 } as const;

const PULLS_A_BIN = 20;
const MOST_PULLS = 20_000;
const MOST_FIVE_STARS = 500;
const BINS_OF_A_PULL = 2;
const BINS_OF_A_RATE = 50;

/** Bins in which contributors are counted by a figure of theirs: as fine as a rank needs, and fixed. */
export function pullsBin(pulls: number): number {
  return Math.floor(Math.min(pulls, MOST_PULLS) / PULLS_A_BIN);
}

/** By how many 5★s they have. */
export function fiveStarsBin(fiveStars: number): number {
  return Math.min(fiveStars, MOST_FIVE_STARS);
}

/** By their average pity. */
export function pityBin(averagePity: number): number {
  return Math.floor(averagePity * BINS_OF_A_PULL);
}

/** By the share that they won of what could be won. */
export function winRateBin(rate: number): number {
  return Math.floor(rate * BINS_OF_A_RATE);
}
