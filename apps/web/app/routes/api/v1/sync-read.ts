import { syncRead } from '@trailbook/api/calls/sync-read';
import { apiRoute } from '../../../../server/api/api-route.server';
import { SYNC_MS, syncFilesOf } from '../../../../server/api/sync-files-of.server';
import { ApiError } from '../../../../server/http/error-answer.server';

/** Tells what is in a file of a vault. */
const route = apiRoute({
  ...syncRead,
  maxMs: SYNC_MS,
  async handle({ address, id }, { context }) {
    const files = await syncFilesOf(context, 'read');
    const file = await files.read(address, id);
    if (!file) throw new ApiError(404, 'SYNC_UNKNOWN');
    return { version: file.version, content: Buffer.from(file.content).toString('base64') };
  },
});

export const loader = route;
export const action = route;
