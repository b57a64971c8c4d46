import type { DriveAccess } from '../drive/drive-access.ts';
import { ApiError, tooMany } from '../http/error-answer.server';
import type { SiteContext } from '../site/site-context';

/** The server's half of the sign-in to Drive, for a client that has not asked too often. */
export function driveAccessOf({ driveAccess, clientAddress }: SiteContext): DriveAccess {
  if (driveAccess === null) throw new ApiError(404, 'NO_DRIVE');
  const waitMs = driveAccess.begin(clientAddress);
  if (waitMs > 0) throw tooMany(waitMs);
  return driveAccess;
}
