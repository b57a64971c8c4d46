import * as z from 'zod';
import { apiRoute } from '../../../../server/api/api-route.server';
import { clientConfig } from '../../../../server/config/client-config.server';

/** Red dots and promotions. Rule C4. */
const config = apiRoute({
  method: 'GET',
  input: z.strictObject({}),
  output: clientConfig,
  cacheControl: 'public, max-age=60, stale-while-revalidate=600',
  handle: (_input, { context }) => context.clientConfig,
});

export const loader = config;
export const action = config;
