import { contributionWithdraw } from '@trailbook/api/calls/contribution-withdraw';
import { apiRoute } from '../../../../server/api/api-route.server';
import { statisticsOf } from '../../../../server/api/statistics-of.server';
import { ApiError } from '../../../../server/http/error-answer.server';

/** Takes out all that an account gave, and its part of the figures. The receipt came with the contribution. */
const route = apiRoute({
  ...contributionWithdraw,
  async handle({ receipt }, { context }) {
    const statistics = statisticsOf(context);
    const contributor = statistics.names.holderOf(receipt);
    if (contributor === undefined) throw new ApiError(403, 'BAD_RECEIPT');
    return { pulls: await statistics.withdraw(contributor) };
  },
});

export const loader = route;
export const action = route;
