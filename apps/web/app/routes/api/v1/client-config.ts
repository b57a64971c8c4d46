import { clientConfig } from '@trailbook/api/calls/client-config';
import { apiRoute } from '../../../../server/api/api-route.server';
import { driveSignIn } from '../../../../server/api/drive-sign-in.server';

/** Red dots, promotions, and how one signs in to Drive. Rule C4. */
const route = apiRoute({
  ...clientConfig,
  cacheControl: 'public, max-age=60, stale-while-revalidate=600',
  handle: (_input, { context }) => ({ ...context.clientConfig, drive: driveSignIn(context) }),
});

export const loader = route;
export const action = route;
