import * as z from 'zod';
import { contract, type OutputOf } from './contract.ts';
import { promotionId, promotionSchema } from './promotion.ts';

/** What an operator may change without a release. Rule C4. */
export const clientConfig = contract(() => ({
  method: 'GET',
  path: 'config',
  id: 'config',
  summary: 'Red dots, and promotions by their id.',
  input: z.strictObject({}),
  output: z.strictObject({
    reddot: z.array(promotionId).max(100),
    promotions: z.record(promotionId, promotionSchema),
  }),
}));

export type ClientConfig = OutputOf<typeof clientConfig>;
