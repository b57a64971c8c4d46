import { syncWrite } from '@trailbook/api/calls/sync-write';
import { apiRoute } from '../../../../server/api/api-route.server';
import { syncFilesOf } from '../../../../server/api/sync-files-of.server';
import { ApiError } from '../../../../server/http/error-answer.server';

/** Writes a file of a vault. */
const route = apiRoute({
  ...syncWrite,
  async handle({ address, content, ...file }, { context }) {
    const files = await syncFilesOf(context, 'write');
    if (!(await files.isKnown(address))) {
      if (file.replaced !== null) throw new ApiError(409, 'SYNC_CHANGED');
      await syncFilesOf(context, 'begin');
    }
    const version = await files.write(address, {
      ...file,
      content: Buffer.from(content, 'base64'),
    });
    if (version === 'CHANGED') throw new ApiError(409, 'SYNC_CHANGED');
    if (version === 'FULL') throw new ApiError(507, 'SYNC_FULL');
    return { version };
  },
});

export const loader = route;
export const action = route;
