import * as z from 'zod';
import { contract } from './contract.ts';

export const health = contract(() => ({
  method: 'GET',
  path: 'health',
  id: 'health',
  summary: 'Whether the site is there, and on which data.',
  input: z.strictObject({}),
  output: z.strictObject({
    status: z.literal('ok'),
    gameVersion: z.string(),
    dataHash: z.string(),
  }),
}));
