import { driveSignOut } from '@trailbook/api/calls/drive-sign-out';
import { apiRoute } from '../../../../server/api/api-route.server';
import { driveAccessOf } from '../../../../server/api/drive-access-of.server';

/** Signs out of Drive, here or everywhere. */
const route = apiRoute({
  ...driveSignOut,
  async handle({ account, everywhere }, { context, cookies, setCookie }) {
    const { revoked, cookie } = await driveAccessOf(context).signOut(
      { account, cookies },
      everywhere,
    );
    setCookie(cookie);
    return { revoked };
  },
});

export const loader = route;
export const action = route;
