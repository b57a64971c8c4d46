import { setTimeout } from 'node:timers/promises';
import type { RecordSource } from '@trailbook/api/read-records';
import {
  type PageQuestion,
  type RecordError,
  type RecordLink,
  recordUrl,
} from '@trailbook/api/records';

/** Whose records a link leads to, or why nobody knows. */
export type LinkAccount =
  /** Null where there are no warps of any type. */
  { readonly uid: string | null } | { readonly failure: RecordError['code'] | 'NETWORK' };

/** Most accounts have pulled on the first of these. */
const ORDER: readonly PageQuestion['type'][] = [11, 1, 12, 2, 21, 22];

/** Asks the game whose a link is. A type without warps proves nothing: the others are asked as well. Rule W50. */
export async function accountOf(
  { ask, origin, paceMs, backOffMs }: RecordSource,
  link: RecordLink,
  signal: AbortSignal,
): Promise<LinkAccount> {
  for (const type of ORDER) {
    const url = recordUrl(link, { type, endId: '0' }, origin);
    let asked = await ask(url, type, signal);
    // The import itself has all its tries; here a player waits for the list of accounts.
    for (const ms of backOffMs.slice(0, 2)) {
      if (asked.ok || !PASSING.has(asked.error.code) || signal.aborted) break;
      await pause(ms, signal);
      asked = await ask(url, type, signal);
    }
    if (!asked.ok) return { failure: asked.error.code };
    if (asked.value.uid !== null) return { uid: asked.value.uid };
    await pause(paceMs, signal);
    if (signal.aborted) return { failure: 'NETWORK' };
  }
  return { uid: null };
}

const PASSING: ReadonlySet<string> = new Set(['NETWORK', 'THROTTLED']);

/** Ends at once where nobody waits any more. */
function pause(ms: number, signal: AbortSignal): Promise<unknown> {
  return setTimeout(ms, undefined, { signal }).catch(() => undefined);
}
