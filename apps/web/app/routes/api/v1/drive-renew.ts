import { driveRenew } from '@trailbook/api/calls/drive-renew';
import { apiRoute } from '../../../../server/api/api-route.server';
import { driveAccessOf } from '../../../../server/api/drive-access-of.server';

/** Renews the access to Drive. */
const route = apiRoute({
  ...driveRenew,
  async handle(_input, { context, cookies, setCookie }) {
    const { access, cookie } = await driveAccessOf(context).renew(cookies);
    setCookie(cookie);
    return access;
  },
});

export const loader = route;
export const action = route;
