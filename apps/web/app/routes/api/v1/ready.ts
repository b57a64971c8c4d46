import * as z from 'zod';
import { apiRoute } from '../../../../server/api/api-route.server';
import { ApiError } from '../../../../server/http/error-answer.server';

/** Whether requests should come to this process: it is open, and so is its database. */
const ready = apiRoute({
  method: 'GET',
  input: z.strictObject({}),
  output: z.strictObject({ status: z.literal('ready'), statistics: z.boolean() }),
  async handle(_input, { context: { statistics } }) {
    if (statistics && !(await statistics.isReady())) throw new ApiError(503, 'NOT_READY');
    return { status: 'ready' as const, statistics: statistics !== null };
  },
});

export const loader = ready;
export const action = ready;
