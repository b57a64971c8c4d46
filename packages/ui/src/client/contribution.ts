import type { PostOutput } from '@trailbook/core/client';
import { siteCalls } from './site-calls.ts';

/** All that the server keeps of an account. */
export type GivenPulls = PostOutput<'/contribution/show'>;
/** All that is kept of one warp. */
export type KeptWarp = GivenPulls['banners'][number]['newest'][number];

/** What is kept of the account that a receipt is of. */
export async function showContribution(receipt: string): Promise<GivenPulls> {
  const shown = await siteCalls.post('/contribution/show', { receipt });
  if (!shown.ok) throw new Error(`The server answered ${shown.error.code}.`);
  return shown.value;
}

/** Takes out all that an account gave, and its part of the figures; says how many pulls that were. */
export async function withdrawContribution(receipt: string): Promise<number> {
  const withdrawn = await siteCalls.post('/contribution/withdraw', { receipt });
  if (!withdrawn.ok) throw new Error(`The server answered ${withdrawn.error.code}.`);
  return withdrawn.value.pulls;
}
