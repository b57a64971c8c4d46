import { dayOf, unpackHistory } from '@trailbook/core/internal/global-statistics';
import { BANNER_TYPES } from '@trailbook/core/internal/warp';
import * as z from 'zod';
import { apiRoute } from '../../../../server/api/api-route.server';
import { statisticsOf } from '../../../../server/api/statistics-schemas.server';
import { ApiError } from '../../../../server/http/error-answer.server';

/** Newest pulls that are shown of each banner type. */
const SHOWN = 5;

/** All that is kept of an account: how much of each banner type, and the newest of it just as it is kept. */
const showContribution = apiRoute({
  method: 'POST',
  input: z.strictObject({ receipt: z.string().max(200) }),
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
  async handle({ receipt }, { context }) {
    const statistics = statisticsOf(context);
    const contributor = statistics.names.holderOf(receipt);
    if (contributor === undefined) throw new ApiError(403, 'BAD_RECEIPT');
    const given = await statistics.historiesOf(contributor);
    return {
      contributor,
      banners: given.map(({ type, history }) => {
        const { pulls } = unpackHistory(type, history);
        const newest = pulls.slice(-SHOWN).reverse();
        return {
          type,
          pulls: pulls.length,
          newest: newest.map(({ gachaId, itemId, day }) => ({
            banner: gachaId,
            item: itemId,
            day: dayOf(day),
          })),
        };
      }),
    };
  },
});

export const loader = showContribution;
export const action = showContribution;
