import { clientConfig } from '@trailbook/api/calls/client-config';
import { apiRoute } from '../../../../server/api/api-route.server';

/** Red dots and promotions. Rule C4. */
const route = apiRoute({
  ...clientConfig,
  cacheControl: 'public, max-age=60, stale-while-revalidate=600',
  handle: (_input, { context }) => context.clientConfig,
});

export const loader = route;
export const action = route;
