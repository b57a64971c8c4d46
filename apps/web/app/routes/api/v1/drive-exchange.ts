import { driveExchange } from '@trailbook/api/calls/drive-exchange';
import { apiRoute } from '../../../../server/api/api-route.server';
import { driveAccessOf } from '../../../../server/api/drive-access-of.server';

/** Exchanges the code of a sign-in to Drive. */
const route = apiRoute({
  ...driveExchange,
  async handle(given, { context, setCookie }) {
    const { access, cookie } = await driveAccessOf(context).exchange(given);
    setCookie(cookie);
    return access;
  },
});

export const loader = route;
export const action = route;
