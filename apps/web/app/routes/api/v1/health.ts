import { health } from '@trailbook/api/calls/health';
import { apiRoute } from '../../../../server/api/api-route.server';

/** Whether the site is there, and on which data. */
const route = apiRoute({
  ...health,
  handle: (_input, { context: { dataset } }) => ({
    status: 'ok' as const,
    gameVersion: dataset.manifest.gameVersion,
    dataHash: dataset.manifest.hash,
  }),
});

export const loader = route;
export const action = route;
