import * as z from 'zod';
import { clientFunction, contract } from './contract.ts';
import { DRIVE_ERRORS, driveAccess, driveAccountId } from './drive-access.ts';

export const driveRenew = contract(() => ({
  method: 'POST',
  path: 'drive/renew',
  id: 'renewDriveAccess',
  summary: 'Access to Drive for another hour, by the cookie of the account.',
  input: z.strictObject({ account: driveAccountId }),
  output: driveAccess,
  errors: { ...DRIVE_ERRORS, 401: ['DRIVE_EXPIRED'] },
}));

export const renewDriveAccess = clientFunction<typeof driveRenew>('POST', 'drive/renew');
