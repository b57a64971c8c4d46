import * as z from 'zod';

/** What the calls of the sign-in to Google Drive have in common. Rule C14. */

/** With which the browser itself asks Drive, until it ends. */
export const driveAccess = z.strictObject({
  accessToken: z.string().min(1).max(4096),
  expiresInSeconds: z.int().min(0).max(86_400),
});

/** Whose sign-in it is, by the number that Google's sign-in has for an account. */
export const driveAccountId = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/)
  .meta({
    description: 'The account, as the exchange told it. Each has a cookie of its own.',
    example: '110248495921238986420',
  });

export const DRIVE_ERRORS = {
  404: ['NO_DRIVE'],
  429: ['TOO_MANY_REQUESTS'],
  502: ['DRIVE_FAILED'],
  503: ['DRIVE_BUSY'],
  504: ['DRIVE_SLOW'],
} as const;
