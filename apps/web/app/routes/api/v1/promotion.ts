import { promotion } from '@trailbook/api/calls/promotion';
import { apiRoute } from '../../../../server/api/api-route.server';

/** One promotion, or null where there is none of that id. Rule C5. */
const route = apiRoute({
  ...promotion,
  cacheControl: 'public, max-age=60, stale-while-revalidate=600',
  handle: ({ id }, { context: { clientConfig } }) =>
    Object.hasOwn(clientConfig.promotions, id) ? (clientConfig.promotions[id] ?? null) : null,
});

export const loader = route;
export const action = route;
