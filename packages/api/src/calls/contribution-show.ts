import { BANNER_TYPES } from '@trailbook/core/internal/warp';
import * as z from 'zod';
import { clientFunction, contract, type OutputOf } from './contract.ts';
import { NO_STATISTICS, receipt } from './figures.ts';

/** All that is kept of an account just as it is kept, and what is remembered of the network that asks. */
export const contributionShow = contract(() => ({
  method: 'POST',
  path: 'contribution/show',
  id: 'showContribution',
  summary: 'What is kept of an account, by the receipt that came with its contribution.',
  input: z.strictObject({ receipt }),
  output: z.strictObject({
    contributor: z.string(),
    /** Whether the public figures do not contain yet what was last given. */
    isWaiting: z.boolean(),
    banners: z.array(
      z.strictObject({
        type: z.literal(BANNER_TYPES),
        /** Stands for the newest warp, so that nothing counts twice. */
        lastPull: z.string(),
        isComplete: z.boolean(),
        /** Places of warps, from the oldest, right before which some are missing. */
        gapsAt: z.array(z.int()),
        /** Newest first. */
        warps: z.array(
          z.strictObject({
            ...{ banner: z.int(), item: z.int(), day: z.iso.date() },
            rarity: z.literal([3, 4, 5]).nullable(),
            isFeatured: z.boolean().nullable(),
          }),
        ),
      }),
    ),
    /** Imports that began from this network in the stretch of time for which they are counted. */
    imports: z.strictObject({ begun: z.int(), forgotten: z.iso.datetime() }).nullable(),
  }),
  errors: { 403: ['BAD_RECEIPT'], ...NO_STATISTICS },
}));

/** All that the server keeps of an account. */
export type Contribution = OutputOf<typeof contributionShow>;
/** All that it keeps of one warp. */
export type KeptWarp = Contribution['banners'][number]['warps'][number];

export const showContribution = clientFunction<typeof contributionShow>(
  'POST',
  'contribution/show',
);
