import { contributionShow } from '@trailbook/api/calls/contribution-show';
import { dayOf, unpackHistory } from '@trailbook/core/internal/global-statistics';
import { apiRoute } from '../../../../server/api/api-route.server';
import { statisticsOf } from '../../../../server/api/statistics-of.server';
import { ApiError } from '../../../../server/http/error-answer.server';

/** Newest pulls that are shown of each banner type. */
const SHOWN = 5;

/** All that is kept of an account: how much of each banner type, and the newest of it just as it is kept. */
const route = apiRoute({
  ...contributionShow,
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

export const loader = route;
export const action = route;
