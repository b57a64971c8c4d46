import { state } from '@trailbook/api/calls/state';
import { apiRoute } from '../../../../server/api/api-route.server';

/** A state that whoever posts shows in the header X-SRS-Verify. */
const route = apiRoute({
  ...state,
  handle: (_input, { context: { states } }) => states.give(),
});

export const loader = route;
export const action = route;
