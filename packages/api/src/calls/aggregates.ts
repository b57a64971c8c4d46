import * as z from 'zod';
import { contract } from './contract.ts';
import { NO_STATISTICS, VOLUNTEERS } from './figures.ts';

/** The server sends it as it reads it, unparsed; `output` describes the JSON. */
export const aggregates = contract(() => ({
  method: 'GET',
  path: 'aggregates/{format}',
  id: 'aggregates',
  summary: 'All counters there are, as CSV or JSON.',
  alsoAs: 'text/csv',
  input: z.strictObject({
    format: z
      .enum(['csv', 'json'])
      .meta({ description: 'As a table or as JSON.', example: 'json' }),
  }),
  output: z.strictObject({
    note: z.literal(VOLUNTEERS),
    counters: z.array(z.tuple([z.int(), z.string(), z.int(), z.int()])),
  }),
  errors: NO_STATISTICS,
}));
