import { HEAD } from './places.ts';
import { isSealed, type Place, rowsOf, type SealedDocument, type StoredDocument } from './rows.ts';

/**
 * What a merge finds no room for stands aside, in the store itself: at a place that no version takes for a
 * document's. So it passes through snapshots, backups, restores and merges as whatever is sealed does. There
 * is one such place for each document: more of them would outgrow what a backup may hold.
 */

/** No profile's id has such a sign in it. */
const MARK = 'aside:';
/** As long as a name in a backup may be. */
const LONGEST_NAME = 200;

/**
 * A document at the place where it stands aside, or stands already.
 *
 * @returns undefined for one that has no such place, because its name would become too long
 */
export function putAside(stored: StoredDocument): SealedDocument | undefined {
  if (isAside(stored)) return stored;
  const profile = MARK + encodeURIComponent(stored.profile);
  if (profile.length > LONGEST_NAME) return undefined;
  return { profile, name: stored.name, rows: rowsOf(stored) };
}

/** Whether something stands aside, rather than where its version has put it. */
export function isAside(stored: StoredDocument): stored is SealedDocument {
  return isSealed(stored) && originOf(stored) !== undefined;
}

/** Where something that stands aside belongs; undefined for what does not stand aside. */
export function originOf({ profile, name }: Place): Place | undefined {
  if (!profile.startsWith(MARK)) return undefined;
  try {
    return { profile: decodeURIComponent(profile.slice(MARK.length)), name };
  } catch {
    return undefined;
  }
}

/** Whether a document is of an earlier version than another one. */
export function isOlder(stored: StoredDocument, than: StoredDocument): boolean {
  return versionOf(stored) < versionOf(than);
}

function versionOf(stored: StoredDocument): number {
  const head = rowsOf(stored).get(HEAD) as { version?: unknown } | null | undefined;
  return typeof head?.version === 'number' ? head.version : -1;
}

/** Whether two documents are the same, whatever their stores have counted in their heads. */
export function isSameStored(a: StoredDocument, b: StoredDocument): boolean {
  return JSON.stringify(storable(a)) === JSON.stringify(storable(b));
}

/** Parts in one order, and without the count of changes that the store keeps in the head. */
function storable(stored: StoredDocument): unknown[] {
  return [...rowsOf(stored)]
    .map(([part, value]) => [part, part === HEAD ? { ...(value as object), revision: 0 } : value])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
}
