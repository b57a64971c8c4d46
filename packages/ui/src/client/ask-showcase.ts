import type { AccountSnapshot } from '@trailbook/core/internal/account';
import { fail, ok, type Result } from '@trailbook/core/internal/basics';
import { siteCalls } from './site-calls.ts';

const CODES = [
  'SHOWCASE_UNKNOWN',
  'SHOWCASE_MAINTENANCE',
  'SHOWCASE_BUSY',
  'SHOWCASE_FAILED',
  'SHOWCASE_DOWN',
  'SHOWCASE_SLOW',
  'TOO_MANY_REQUESTS',
] as const;

/** Why a showcase told nothing. */
export type ShowcaseError = (typeof CODES)[number] | 'SITE_UNREACHABLE';

/** What a public showcase tells of an account, by way of our server. */
export async function askShowcase(uid: string): Promise<Result<AccountSnapshot, ShowcaseError>> {
  const answer = await siteCalls.read('/showcase/{uid}', { uid });
  if (answer.ok) return ok(answer.value);
  return fail(CODES.find((code) => code === answer.error.code) ?? 'SITE_UNREACHABLE');
}
