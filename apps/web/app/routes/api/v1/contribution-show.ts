import { contributionShow } from '@trailbook/api/calls/contribution-show';
import { dayOf } from '@trailbook/core/internal/global-statistics';
import { apiRoute } from '../../../../server/api/api-route.server';
import { statisticsOf } from '../../../../server/api/statistics-of.server';
import { networksOf } from '../../../../server/http/address-limit.server';
import { ApiError } from '../../../../server/http/error-answer.server';

/** All that is kept of an account, just as it is kept, and what is remembered of the network that asks. */
const route = apiRoute({
  ...contributionShow,
  async handle({ receipt }, { context }) {
    const statistics = statisticsOf(context);
    const contributor = statistics.names.holderOf(receipt);
    if (contributor === undefined) throw new ApiError(403, 'BAD_RECEIPT');
    const [own] = networksOf(context.clientAddress);
    const [given, isWaiting, begun] = await Promise.all([
      statistics.historiesOf(contributor),
      statistics.isUnpublished(contributor),
      statistics.begunBy(own.network),
    ]);
    return {
      ...{ contributor, isWaiting },
      banners: given.map(({ lastPull, history: { type, isComplete, gapsAt, pulls } }) => ({
        ...{ type, lastPull, isComplete },
        gapsAt: [...gapsAt],
        warps: pulls
          .map(({ gachaId, itemId, day, rarity, isFeatured }) => ({
            ...{ banner: gachaId, item: itemId, day: dayOf(day), rarity, isFeatured },
          }))
          .reverse(),
      })),
      imports: begun ? { begun: begun.used, forgotten: new Date(begun.ends).toISOString() } : null,
    };
  },
});

export const loader = route;
export const action = route;
