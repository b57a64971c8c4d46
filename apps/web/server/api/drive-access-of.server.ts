import type { DriveAccess } from '../drive/drive-access.ts';
import { ApiError } from '../http/error-answer.server';
import type { SiteContext } from '../site/site-context';

/** The server's half of the sign-in to Drive, for a client that has not asked too often. */
export function driveAccessOf({ driveAccess, clientAddress }: SiteContext): DriveAccess {
  if (driveAccess === null) throw new ApiError(404, 'NO_DRIVE');
  if (driveAccess.admits(clientAddress)) return driveAccess;
  throw new ApiError(429, 'TOO_MANY_REQUESTS', [], { 'Retry-After': '600' });
}
