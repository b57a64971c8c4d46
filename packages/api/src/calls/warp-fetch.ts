import * as z from 'zod';
import { clientFunction, contract, type OutputOf } from './contract.ts';
import { globalStatistics, NO_STATISTICS, scopeId, VOLUNTEERS } from './figures.ts';

/** Statistics of a banner, and of another to compare it with. Rule C2. */
export const warpFetch = contract(() => ({
  method: 'GET',
  path: 'warp_fetch/{bannerId}',
  id: 'warpFetch',
  summary: 'Statistics of a banner by its id, or of all banners of a type by the type’s number.',
  input: z.strictObject({
    bannerId: scopeId.meta({
      description: 'A banner by its number, or all of a type by the type’s.',
      example: '11',
    }),
    compare_id: scopeId
      .optional()
      .meta({ description: 'Another to set beside it.', example: '12' }),
  }),
  output: globalStatistics.extend({
    compare: globalStatistics.nullable(),
    note: z.literal(VOLUNTEERS),
  }),
  errors: { 404: ['NO_SUCH_BANNER'], ...NO_STATISTICS },
}));

export type WarpStatistics = OutputOf<typeof warpFetch>;

export const askWarpStatistics = clientFunction<typeof warpFetch>('GET', 'warp_fetch/{bannerId}');
