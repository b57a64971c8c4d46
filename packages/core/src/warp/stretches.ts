import { BANNER_RULES } from './banner-types.ts';
import type { BannerHistory } from './history.ts';
import type { Guarantee } from './outcome.ts';
import { breaksIn } from './runs.ts';
import type { BannerStatistics } from './statistics.ts';

/** Pulls without missing rows between them, and how it stood where they begin. */
export interface Stretch {
  /** Pulls since the last 5★ before it; null where unknown. */
  readonly pity: number | null;
  readonly guarantee: Guarantee;
  readonly pulls: number;
  /** Places of its 5★s, from 1; whether each is the featured one. */
  readonly fiveStars: readonly { readonly at: number; readonly isFeatured: boolean | null }[];
}

/**
 * Divides a history where rows are missing.
 *
 * @param figures - the history's statistics
 * @param since - leaves out pulls of an earlier server time; what they tell of the beginning stays
 */
export function stretchesOf(
  history: BannerHistory,
  figures: BannerStatistics,
  since?: string,
): Stretch[] {
  const stars = placed(figures);
  const cuts = cutsOf(history, figures, stars);
  const first = since === undefined ? 0 : countBefore(history.pulls, since);
  const stretches: Stretch[] = [];
  for (const [index, cut] of cuts.entries()) {
    const start = Math.max(cut.at, first);
    const end = cuts[index + 1]?.at ?? history.pulls.length;
    if (end <= start) continue;
    const before = stars.filter(({ at }) => at >= cut.at && at < start).at(-1);
    const state = before
      ? {
          pity: start - 1 - before.at,
          guarantee: before.isFeatured === null ? null : !before.isFeatured,
        }
      : { pity: cut.isFresh ? start - cut.at : null, guarantee: cut.isFresh ? false : null };
    stretches.push({
      ...state,
      pulls: end - start,
      fiveStars: stars
        .filter(({ at }) => at >= start && at < end)
        .map(({ at, isFeatured }) => ({ at: at - start + 1, isFeatured })),
    });
  }
  return stretches;
}

interface PlacedStar {
  readonly at: number;
  readonly isFeatured: boolean | null;
  readonly isWhole: boolean;
}

function placed({ fiveStars }: BannerStatistics): PlacedStar[] {
  let at = -1;
  return fiveStars.map(({ atLeast, isFeatured, pity }) => {
    at += atLeast;
    return { at, isFeatured, isWhole: pity !== null };
  });
}

/**
 * Where stretches begin. In a run that is too long rows are missing, but nobody knows where: the last pulls
 * of it, as many as the game allows, count with the 5★ that ends it.
 */
function cutsOf(
  history: BannerHistory,
  figures: BannerStatistics,
  stars: readonly PlacedStar[],
): { readonly at: number; readonly isFresh: boolean }[] {
  const { fiveStarLimit } = BANNER_RULES[history.type];
  const count = history.pulls.length;
  const places = new Set(breaksIn(history.pulls, history).filter((place) => place < count));
  for (const [index, { at, isWhole }] of stars.entries()) {
    const before = stars[index - 1]?.at ?? -1;
    const isExplained = [...places].some((place) => place > before && place <= at);
    if (!isWhole && !isExplained) places.add(at - fiveStarLimit + 1);
  }
  const last = stars.at(-1)?.at ?? -1;
  const isExplained = [...places].some((place) => place > last);
  if (figures.pity5 >= fiveStarLimit && !isExplained) places.add(count - fiveStarLimit + 1);
  const cuts = [...places].sort((a, b) => a - b).map((at) => ({ at, isFresh: false }));
  return places.has(0) ? cuts : [{ at: 0, isFresh: true }, ...cuts];
}

/** How many pulls are older; they are in order, and so are their times but for moved clocks. */
function countBefore(pulls: BannerHistory['pulls'], since: string): number {
  const at = pulls.findIndex(({ time }) => time >= since);
  return at === -1 ? pulls.length : at;
}
