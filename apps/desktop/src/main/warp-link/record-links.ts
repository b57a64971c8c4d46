import { type RecordLink, readRecordLink } from '@trailbook/api/records';
import type { CacheEntry } from './read-cache.ts';

/** A link to the records, as a cache held it. */
export interface CachedLink {
  readonly link: RecordLink;
  readonly text: string;
  /** When the game opened it, in milliseconds. */
  readonly openedAt: number;
  readonly isOfCollaboration: boolean;
}

const OF_COLLABORATION = '/api/getLdGachaLog?';
/** Other pages of the game have keys as well, to other services. A cached link always says to which. */
const FOR_RECORDS = /[?&]auth_appid=webview_gacha(?:[&#]|$)/;

/** The links to warp records among what a cache keeps: one for each key, newest first. Rule W49. */
export function recordLinksIn(entries: readonly CacheEntry[], now: number): CachedLink[] {
  const byKey = new Map<string, CachedLink>();
  const newestFirst = [...entries].sort((a, b) => b.createdAt - a.createdAt);
  for (const { key, createdAt } of newestFirst) {
    // A time that is still to come is none.
    if (createdAt > now + ASKEW_MS) continue;
    const text = addressIn(key);
    if (!FOR_RECORDS.test(text)) continue;
    const read = readRecordLink(text);
    if (!read.ok) continue;
    const { authkey } = read.value;
    const isOfCollaboration = text.includes(OF_COLLABORATION);
    const known = byKey.get(authkey);
    if (!known) {
      byKey.set(authkey, { link: read.value, text, openedAt: createdAt, isOfCollaboration });
    } else if (known.isOfCollaboration && !isOfCollaboration) {
      byKey.set(authkey, { ...known, isOfCollaboration });
    }
  }
  return [...byKey.values()];
}

/** How far two clocks may be apart. */
const ASKEW_MS = 60 * 60_000;

/** Before the address stand numbers, and where caches are kept apart the pages that asked. */
function addressIn(key: string): string {
  const last = key.slice(key.lastIndexOf(' ') + 1);
  const at = last.indexOf('https://');
  return at === -1 ? '' : last.slice(at);
}
