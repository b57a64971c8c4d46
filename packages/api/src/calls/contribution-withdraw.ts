import * as z from 'zod';
import { clientFunction, contract } from './contract.ts';
import { NO_STATISTICS, receipt } from './figures.ts';

export const contributionWithdraw = contract(() => ({
  method: 'POST',
  path: 'contribution/withdraw',
  id: 'withdrawContribution',
  summary: 'Takes out all that an account gave, and its part of the figures.',
  input: z.strictObject({ receipt }),
  output: z.strictObject({ pulls: z.int() }),
  errors: { 403: ['BAD_RECEIPT'], ...NO_STATISTICS },
}));

export const withdrawContribution = clientFunction<typeof contributionWithdraw>(
  'POST',
  'contribution/withdraw',
);
