import type { DriveSignIn } from '@trailbook/api/calls/client-config';
import { googleEndpoints } from '../config/google-endpoints';
import type { SiteContext } from '../site/site-context';

/** What pages are told of the sign-in to Drive; null where the operator has not set it up. */
export function driveSignIn({
  config: { drive },
  origin,
}: Pick<SiteContext, 'config' | 'origin'>): DriveSignIn | null {
  if (drive === null) return null;
  const { signIn, revoke, files } = googleEndpoints(drive);
  return {
    clientId: drive.clientId,
    renews: drive.clientSecret !== null,
    ...{ signInUrl: signIn, redirectUrl: `${origin}/oauth`, revokeUrl: revoke, filesOrigin: files },
  };
}
