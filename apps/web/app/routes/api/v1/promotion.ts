import * as z from 'zod';
import { apiRoute } from '../../../../server/api/api-route.server';
import { promotion } from '../../../../server/config/client-config.server';

/** One promotion, or null where there is none of that id. Rule C5. */
const one = apiRoute({
  method: 'GET',
  input: z.strictObject({ id: promotion.shape.id }),
  output: promotion.nullable(),
  cacheControl: 'public, max-age=60, stale-while-revalidate=600',
  handle: ({ id }, { context: { clientConfig } }) =>
    Object.hasOwn(clientConfig.promotions, id) ? (clientConfig.promotions[id] ?? null) : null,
});

export const loader = one;
export const action = one;
