import { syncWrite } from '@trailbook/api/calls/sync-write';
import { apiRoute } from '../../../../server/api/api-route.server';
import { SYNC_MS, syncFilesOf } from '../../../../server/api/sync-files-of.server';
import { ApiError } from '../../../../server/http/error-answer.server';

/** Room comes when the operator makes some. */
const NO_ROOM_SECONDS = '3600';

/** Writes a file of a vault. */
const route = apiRoute({
  ...syncWrite,
  maxMs: SYNC_MS,
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
    if (version === 'NO_ROOM') {
      throw new ApiError(503, 'SYNC_NO_ROOM', [], { 'Retry-After': NO_ROOM_SECONDS });
    }
    return { version };
  },
});

export const loader = route;
export const action = route;
