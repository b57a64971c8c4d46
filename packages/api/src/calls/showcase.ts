import { accountSnapshot } from '@trailbook/core/internal/account';
import type { Result } from '@trailbook/core/internal/basics';
import * as z from 'zod';
import type { Site } from './ask-site.ts';
import { clientFunction, contract, type OutputOf } from './contract.ts';

const ERRORS = {
  404: ['SHOWCASE_UNKNOWN'],
  424: ['SHOWCASE_MAINTENANCE'],
  429: ['SHOWCASE_BUSY'],
  502: ['SHOWCASE_FAILED'],
  503: ['SHOWCASE_DOWN'],
  504: ['SHOWCASE_SLOW'],
} as const;

export const showcase = contract(() => ({
  method: 'GET',
  path: 'showcase/{uid}',
  id: 'showcase',
  summary: 'What an account shows to all: characters and light cones with their levels.',
  input: z.strictObject({
    uid: z
      .string()
      .regex(/^[1-9]\d{8,9}$/)
      .meta({ description: 'The account’s number in the game.', example: '800000001' }),
  }),
  output: z.strictObject(accountSnapshot.shape),
  errors: ERRORS,
}));

const CODES = [...Object.values(ERRORS).flat(), 'TOO_MANY_REQUESTS'] as const;

/** Why there is no account. */
export type ShowcaseError = (typeof CODES)[number] | 'SITE_UNREACHABLE';

const ask = clientFunction<typeof showcase>('GET', 'showcase/{uid}');

/** What a public showcase says of an account, by way of the site. */
export async function askShowcase(
  site: Site,
  uid: string,
): Promise<Result<OutputOf<typeof showcase>, ShowcaseError>> {
  const answer = await ask(site, { uid });
  if (answer.ok) return answer;
  const code = CODES.find((one) => one === answer.error.code);
  return { ok: false, error: code ?? 'SITE_UNREACHABLE' };
}
