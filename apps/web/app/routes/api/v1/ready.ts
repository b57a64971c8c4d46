import { ready } from '@trailbook/api/calls/ready';
import { apiRoute } from '../../../../server/api/api-route.server';
import { ApiError } from '../../../../server/http/error-answer.server';

/** Whether requests should come to this process: it is open, and so is its database. */
const route = apiRoute({
  ...ready,
  async handle(_input, { context: { statistics } }) {
    if (statistics && !(await statistics.isReady())) throw new ApiError(503, 'NOT_READY');
    return { status: 'ready' as const, statistics: statistics !== null };
  },
});

export const loader = route;
export const action = route;
