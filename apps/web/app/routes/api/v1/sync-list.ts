import { syncList } from '@trailbook/api/calls/sync-list';
import { apiRoute } from '../../../../server/api/api-route.server';
import { SYNC_MS, syncFilesOf } from '../../../../server/api/sync-files-of.server';

/** Tells which files a vault holds. */
const route = apiRoute({
  ...syncList,
  maxMs: SYNC_MS,
  async handle({ address }, { context }) {
    const files = await syncFilesOf(context, 'read');
    return { files: await files.list(address) };
  },
});

export const loader = route;
export const action = route;
