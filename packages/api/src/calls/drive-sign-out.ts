import * as z from 'zod';
import { clientFunction, contract } from './contract.ts';
import { DRIVE_ERRORS, driveAccountId } from './drive-access.ts';

export const driveSignOut = contract(() => ({
  method: 'POST',
  path: 'drive/sign_out',
  id: 'signOutOfDrive',
  summary:
    'Forgets the sign-in of an account in this browser and, if so wished, withdraws that of all devices.',
  input: z.strictObject({
    account: driveAccountId,
    everywhere: z
      .boolean()
      .meta({ description: 'Whether all devices are signed out.', example: false }),
  }),
  output: z.strictObject({
    revoked: z.boolean().meta({ description: 'Whether Google has withdrawn the access.' }),
  }),
  errors: DRIVE_ERRORS,
}));

export const signOutOfDrive = clientFunction<typeof driveSignOut>('POST', 'drive/sign_out');
