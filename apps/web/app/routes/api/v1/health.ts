import * as z from 'zod';
import { apiRoute } from '../../../../server/api/api-route.server';

/** Whether the site is there, and on which data. */
const health = apiRoute({
  method: 'GET',
  input: z.strictObject({}),
  output: z.strictObject({
    status: z.literal('ok'),
    gameVersion: z.string(),
    dataHash: z.string(),
  }),
  handle: (_input, { context: { dataset } }) => ({
    status: 'ok' as const,
    gameVersion: dataset.manifest.gameVersion,
    dataHash: dataset.manifest.hash,
  }),
});

export const loader = health;
export const action = health;
