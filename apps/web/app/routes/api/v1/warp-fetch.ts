import { VOLUNTEERS } from '@trailbook/api/calls/figures';
import { warpFetch } from '@trailbook/api/calls/warp-fetch';
import { summarise } from '@trailbook/core/internal/global-statistics';
import { apiRoute } from '../../../../server/api/api-route.server';
import { FIGURES_CACHE, statisticsOf } from '../../../../server/api/statistics-of.server';
import { ApiError } from '../../../../server/http/error-answer.server';
import type { SiteContext } from '../../../../server/site/site-context';
import { typeOfScope } from '../../../../server/statistics/banners.server';

/** Statistics of a banner, and of another to compare it with. Rule C2. */
const route = apiRoute({
  ...warpFetch,
  cacheControl: FIGURES_CACHE,
  async handle({ bannerId, compare_id }, { context }) {
    const [one, compare] = await Promise.all([
      figuresOf(context, bannerId),
      compare_id === undefined ? null : figuresOf(context, compare_id),
    ]);
    return { ...one, compare, note: VOLUNTEERS };
  },
});

async function figuresOf(context: SiteContext, id: number) {
  const type = typeOfScope(context.dataset, id);
  if (type === undefined) throw new ApiError(404, 'NO_SUCH_BANNER');
  const figures = summarise(type, await statisticsOf(context).counts(id));
  return { id, type, ...figures };
}

export const loader = route;
export const action = route;
