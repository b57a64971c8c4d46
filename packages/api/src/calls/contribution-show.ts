import { BANNER_TYPES } from '@trailbook/core/internal/warp';
import * as z from 'zod';
import { clientFunction, contract, type OutputOf } from './contract.ts';
import { NO_STATISTICS, receipt } from './figures.ts';

/** How much of each banner type is kept of an account, and the newest of it just as it is kept. */
export const contributionShow = contract(() => ({
  method: 'POST',
  path: 'contribution/show',
  id: 'showContribution',
  summary: 'What is kept of an account, by the receipt that came with its contribution.',
  input: z.strictObject({ receipt }),
  output: z.strictObject({
    contributor: z.string(),
    banners: z.array(
      z.strictObject({
        type: z.literal(BANNER_TYPES),
        pulls: z.int(),
        newest: z.array(z.strictObject({ banner: z.int(), item: z.int(), day: z.iso.date() })),
      }),
    ),
  }),
  errors: { 403: ['BAD_RECEIPT'], ...NO_STATISTICS },
}));

/** All that the server keeps of an account. */
export type Contribution = OutputOf<typeof contributionShow>;
/** All that it keeps of one warp. */
export type KeptWarp = Contribution['banners'][number]['newest'][number];

export const showContribution = clientFunction<typeof contributionShow>(
  'POST',
  'contribution/show',
);
