import { syncList } from '@trailbook/api/calls/sync-list';
import { apiRoute } from '../../../../server/api/api-route.server';
import { syncFilesOf } from '../../../../server/api/sync-files-of.server';

/** Tells which files a vault holds. */
const route = apiRoute({
  ...syncList,
  async handle({ address }, { context }) {
    const files = await syncFilesOf(context, 'read');
    return { files: await files.list(address) };
  },
});

export const loader = route;
export const action = route;
