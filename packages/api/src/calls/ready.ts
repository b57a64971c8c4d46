import * as z from 'zod';
import { contract } from './contract.ts';

export const ready = contract(() => ({
  method: 'GET',
  path: 'ready',
  id: 'ready',
  summary: 'Whether requests should come to this process.',
  input: z.strictObject({}),
  output: z.strictObject({ status: z.literal('ready'), statistics: z.boolean() }),
  errors: { 503: ['NOT_READY'] },
}));
