import type { ToldAccount } from '@trailbook/core/internal/prefill';
import { fail, ok, type Result } from '@trailbook/core/internal/result';

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
export async function askShowcase(uid: string): Promise<Result<ToldAccount, ShowcaseError>> {
  try {
    const answer = await fetch(`/api/v1/showcase/${uid}`);
    const body: unknown = await answer.json();
    // Our own server has checked it.
    if (answer.ok) return ok(body as ToldAccount);
    const { error } = body as { readonly error?: { readonly code?: string } };
    return fail(CODES.find((code) => code === error?.code) ?? 'SITE_UNREACHABLE');
  } catch {
    return fail('SITE_UNREACHABLE');
  }
}
