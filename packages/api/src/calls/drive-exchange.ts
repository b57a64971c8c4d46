import * as z from 'zod';
import { clientFunction, contract } from './contract.ts';
import { DRIVE_ERRORS, driveAccess, driveAccountId } from './drive-access.ts';

export const driveExchange = contract(() => ({
  method: 'POST',
  path: 'drive/exchange',
  id: 'exchangeDriveCode',
  summary:
    'Exchanges the code of a sign-in for access to Drive. What renews it stays in an encrypted cookie of the account.',
  input: z.strictObject({
    code: z
      .string()
      .regex(/^[\x21-\x7e]{1,1000}$/)
      .meta({ description: 'The code that the sign-in came back with.', example: '4/0Ab' }),
    verifier: z
      .string()
      .regex(/^[\w.~-]{43,128}$/)
      .meta({
        description: 'The secret whose hash the sign-in began with.',
        example: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
      }),
  }),
  output: driveAccess.extend({ account: driveAccountId }),
  errors: { ...DRIVE_ERRORS, 401: ['DRIVE_REFUSED'] },
}));

export const exchangeDriveCode = clientFunction<typeof driveExchange>('POST', 'drive/exchange');
