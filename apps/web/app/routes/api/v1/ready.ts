import { ready } from '@trailbook/api/calls/ready';
import { apiRoute } from '../../../../server/api/api-route.server';
import { ApiError } from '../../../../server/http/error-answer.server';
import { isReady } from '../../../../server/site/is-ready';

/** Whether requests should come to this process: it is open, and so is its database. */
const route = apiRoute({
  ...ready,
  async handle(_input, { context: { statistics } }) {
    if (!(await isReady(statistics))) throw new ApiError(503, 'NOT_READY');
    return { status: 'ready' as const, statistics: statistics !== null };
  },
});

export const loader = route;
export const action = route;
