import { BANNER_RULES, type BannerType } from '../warp/index.ts';
import { luckFloor } from '../warp/luck-floor.ts';

const LEAST_STARS = 3;

// Rule W20.
/** Below these a figure says more of chance than of the player, and is ranked with nobody. */
export interface RankFloors {
  /** For an average pity: pulls, and 5★s with a known one. */
  readonly averagePity: RankFloor;
  /** For a win rate: pulls, and 5★s that were won or lost. */
  readonly winRate: RankFloor;
}

export interface RankFloor {
  readonly pulls: number;
  readonly fiveStars: number;
}

const FLOORS = new Map<BannerType, RankFloors>();

/** The pulls are those below which nothing is said about luck: one page gives one answer. */
export function rankFloors(type: BannerType): RankFloors {
  const floors = FLOORS.get(type) ?? floorsOf(type);
  FLOORS.set(type, floors);
  return floors;
}

function floorsOf(type: BannerType): RankFloors {
  const goal = BANNER_RULES[type].featuredChance === null ? 'fiveStar' : 'featured';
  const floor = (pulls: number) => ({ pulls, fiveStars: LEAST_STARS });
  return {
    averagePity: floor(luckFloor(type, 'fiveStar')),
    winRate: floor(luckFloor(type, goal)),
  };
}

/** Whether a figure of so many 5★s, from so many pulls, is ranked. */
export function isRanked(
  type: BannerType,
  figure: keyof RankFloors,
  { pulls, fiveStars }: RankFloor,
): boolean {
  const floor = rankFloors(type)[figure];
  return pulls >= floor.pulls && fiveStars >= floor.fiveStars;
}

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
