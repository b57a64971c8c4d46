import { syncRemove } from '@trailbook/api/calls/sync-remove';
import { apiRoute } from '../../../../server/api/api-route.server';
import { SYNC_MS, syncFilesOf } from '../../../../server/api/sync-files-of.server';
import { ApiError } from '../../../../server/http/error-answer.server';

/** Removes a file of a vault. */
const route = apiRoute({
  ...syncRemove,
  maxMs: SYNC_MS,
  async handle({ address, ...file }, { context }) {
    const files = await syncFilesOf(context, 'write');
    if ((await files.remove(address, file)) === 'CHANGED') throw new ApiError(409, 'SYNC_CHANGED');
    return { removed: true as const };
  },
});

export const loader = route;
export const action = route;
