import * as z from 'zod';
import { contract } from './contract.ts';

export const state = contract(() => ({
  method: 'GET',
  path: 'state',
  id: 'state',
  summary: 'A state, which every POST shows in the header X-SRS-Verify within the hour.',
  input: z.strictObject({}),
  output: z.strictObject({ state: z.string(), expires: z.int() }),
}));
