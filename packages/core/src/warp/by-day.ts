import { BANNER_RULES, type BannerType } from './banner-types.ts';
import type { Pull } from './pull.ts';
import type { BannerStatistics } from './statistics.ts';

/** Pulls of one day of the server's. */
export interface WarpDay {
  /** `YYYY-MM-DD`, as the server's clock has it. */
  readonly day: string;
  readonly pulls: number;
  readonly fiveStars: number;
}

// Rule W12.
/** Days with pulls, oldest first. */
export function byDay(
  pulls: readonly Pull[],
  { fiveStars }: Pick<BannerStatistics, 'fiveStars'>,
): WarpDay[] {
  const days = new Map<string, { pulls: number; fiveStars: number }>();
  const at = (time: string) => {
    const day = time.slice(0, 10);
    const known = days.get(day) ?? { pulls: 0, fiveStars: 0 };
    days.set(day, known);
    return known;
  };
  for (const { time } of pulls) at(time).pulls++;
  for (const { pull } of fiveStars) at(pull.time).fiveStars++;
  return [...days]
    .map(([day, counts]) => ({ day, ...counts }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** 5★s that came at one pull after the last. */
export interface WarpRoll {
  readonly roll: number;
  readonly count: number;
  /** Of all 5★s with a known pity, those that came at this pull or earlier. */
  readonly share: number;
}

// Rule W12.
/** One for each pull up to the limit. */
export function byRoll(
  type: BannerType,
  { fiveStars }: Pick<BannerStatistics, 'fiveStars'>,
): WarpRoll[] {
  const pities = fiveStars.flatMap(({ pity }) => pity ?? []);
  let reached = 0;
  return Array.from({ length: BANNER_RULES[type].fiveStarLimit }, (_, at) => {
    const count = pities.filter((pity) => pity === at + 1).length;
    reached += count;
    return { roll: at + 1, count, share: pities.length > 0 ? reached / pities.length : 0 };
  });
}
