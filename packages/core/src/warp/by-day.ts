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
