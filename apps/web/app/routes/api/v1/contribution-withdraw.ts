import * as z from 'zod';
import { apiRoute } from '../../../../server/api/api-route.server';
import { statisticsOf } from '../../../../server/api/statistics-schemas.server';
import { ApiError } from '../../../../server/http/error-answer.server';

/** Takes out all that an account gave, and its part of the figures. The receipt came with the contribution. */
const withdrawContribution = apiRoute({
  method: 'POST',
  input: z.strictObject({ receipt: z.string().max(200) }),
  output: z.strictObject({ pulls: z.int() }),
  async handle({ receipt }, { context }) {
    const statistics = statisticsOf(context);
    const contributor = statistics.names.holderOf(receipt);
    if (contributor === undefined) throw new ApiError(403, 'BAD_RECEIPT');
    return { pulls: await statistics.withdraw(contributor) };
  },
});

export const loader = withdrawContribution;
export const action = withdrawContribution;
