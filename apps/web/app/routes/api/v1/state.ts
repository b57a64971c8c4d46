import * as z from 'zod';
import { apiRoute } from '../../../../server/api/api-route.server';

/** A state that whoever posts shows in the header X-SRS-Verify. */
const state = apiRoute({
  method: 'GET',
  input: z.strictObject({}),
  output: z.strictObject({ state: z.string(), expires: z.int() }),
  handle: (_input, { context: { states } }) => states.give(),
});

export const loader = state;
export const action = state;
