import type { DriveConfig } from './config.ts';

/** Where Google answers what. */
export interface GoogleEndpoints {
  readonly issuer: string;
  readonly signIn: string;
  readonly token: string;
  readonly revoke: string;
  /** Of Drive's interface for programs. */
  readonly files: string;
}

/** Google's own addresses; a stand-in has all of them at one origin. */
export function googleEndpoints({ url }: DriveConfig): GoogleEndpoints {
  return {
    issuer: 'https://accounts.google.com',
    signIn: `${url ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
    token: `${url ?? 'https://oauth2.googleapis.com'}/token`,
    revoke: `${url ?? 'https://oauth2.googleapis.com'}/revoke`,
    files: url ?? 'https://www.googleapis.com',
  };
}
