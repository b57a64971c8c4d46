import { ApiError } from '../http/error-answer.server';
import type { SiteContext } from '../site/site-context';
import type { Statistics } from '../statistics/statistics.ts';

/** The statistics, where there are any. */
export function statisticsOf({ statistics }: SiteContext): Statistics {
  if (!statistics) throw new ApiError(503, 'NO_STATISTICS');
  return statistics;
}

/** How long shared caches hold figures. */
export const FIGURES_CACHE = 'public, max-age=0, s-maxage=10, stale-while-revalidate=600';
