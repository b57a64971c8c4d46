import * as z from 'zod';
import { contract, type OutputOf } from './contract.ts';
import { promotionId, promotionSchema } from './promotion.ts';

/** All that a page needs to sign in to Google Drive. */
const driveSignIn = z.strictObject({
  clientId: z.string(),
  /** Whether the server renews what ends after an hour. */
  renews: z.boolean(),
  signInUrl: z.url(),
  /** Where the sign-in leads back to. */
  redirectUrl: z.url(),
  /** Where a page withdraws the access that it was given, if no server does. */
  revokeUrl: z.url(),
  /** Where Drive's interface for programs is. */
  filesOrigin: z.url(),
});

/** What an operator may change without a release. Rule C4. */
export const clientConfig = contract(() => ({
  method: 'GET',
  path: 'config',
  id: 'config',
  summary: 'Red dots, promotions by their id, and how one signs in to Google Drive.',
  input: z.strictObject({}),
  output: z.strictObject({
    reddot: z.array(promotionId).max(100),
    promotions: z.record(promotionId, promotionSchema),
    /** Null where the operator has not set it up. */
    drive: z.nullable(driveSignIn),
  }),
}));

export type ClientConfig = OutputOf<typeof clientConfig>;
export type DriveSignIn = NonNullable<ClientConfig['drive']>;
