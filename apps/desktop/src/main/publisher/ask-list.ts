import type { Session } from 'electron';
import type { ListFailure, PublisherList } from '../../bridge/publisher.ts';
import { boundedBody } from '../bounded-body.ts';
import { finishedAchievements } from './finished-achievements.ts';
import type { ListCall } from './publisher-addresses.ts';

/** Two thousand rows with their texts take less than one megabyte. */
const MOST_BYTES = 4 * 1024 ** 2;
const SLOWEST_MS = 30_000;
/** The page's own, which say its device and language; cookies are the session's. */
const OWN_HEADER = /^x-rpc-[a-z_-]{1,40}$/i;

/**
 * Puts a page's call once more, for all achievements, in the page's own session: what signs the player in never comes
 * here. Follows no redirect, never throws, and an answer that ends nowhere ends here.
 *
 * @param headers - those of the page's call
 */
export async function askList(
  session: Pick<Session, 'fetch'>,
  call: ListCall,
  { headers, signal }: { readonly headers: Record<string, string>; readonly signal: AbortSignal },
): Promise<PublisherList> {
  try {
    const answer = await session.fetch(call.address, {
      headers: Object.fromEntries(
        Object.entries(headers).filter(([name]) => OWN_HEADER.test(name)),
      ),
      credentials: 'include',
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(SLOWEST_MS)]),
    });
    if (!answer.ok) return failed('REFUSED');
    const bytes = await boundedBody(answer.body, MOST_BYTES);
    if (bytes === 'too large') return failed('TOO_LARGE');
    const finished = finishedAchievements(new TextDecoder().decode(bytes));
    if ('failed' in finished) return finished;
    return { uid: call.uid, ids: [...finished.ids], hasUnread: finished.hasUnread };
  } catch {
    return failed('UNREACHABLE');
  }
}

function failed(code: ListFailure): PublisherList {
  return { failed: code };
}
