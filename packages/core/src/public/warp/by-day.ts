import { checkKind } from '../../basics/check.ts';
import { byDay as innerByDay, type WarpDay } from '../../warp/by-day.ts';
import type { Pull } from '../../warp/pull.ts';
import type { BannerStatistics } from '../../warp/statistics.ts';
import { checkPulls } from './check-warp.ts';

/**
 * Days with pulls, oldest first.
 *
 * @throws InputError for what are no pulls, and for figures that are none
 */
export function byDay(
  pulls: readonly Pull[],
  figures: Pick<BannerStatistics, 'fiveStars'>,
): WarpDay[] {
  checkPulls(pulls);
  checkKind(figures?.fiveStars, 'figures.fiveStars', 'Array');
  checkPulls(
    figures.fiveStars.map((star) => star?.pull),
    'figures.fiveStars',
  );
  return innerByDay(pulls, figures);
}
