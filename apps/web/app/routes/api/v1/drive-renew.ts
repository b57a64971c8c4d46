import { driveRenew } from '@trailbook/api/calls/drive-renew';
import { apiRoute } from '../../../../server/api/api-route.server';
import { driveAccessOf } from '../../../../server/api/drive-access-of.server';

/** Renews the access to Drive. */
const route = apiRoute({
  ...driveRenew,
  handle: ({ account }, { context, cookies }) => driveAccessOf(context).renew({ account, cookies }),
});

export const loader = route;
export const action = route;
