import { HEAD } from './reserved-names.ts';
import { isSealed, type Place, rowsOf, type SealedDocument, type StoredDocument } from './rows.ts';

/**
 * A merge quarantines what it cannot merge: it keeps it in the store, at a place that no version takes for a document's.
 * Snapshots, backups, restores and merges carry it along as they carry sealed documents. Each document has one such
 * place: more of them would outgrow what a backup may hold.
 */

/** No profile's id has such a sign in it. */
const MARK = 'aside:';
/** As long as a name in a backup may be. */
const LONGEST_NAME = 200;

/**
 * A document at its place in quarantine, where it may be already.
 *
 * @returns undefined for one that has no such place, because its name would become too long
 */
export function atQuarantine(stored: StoredDocument): SealedDocument | undefined {
  if (isQuarantined(stored)) return stored;
  const profile = MARK + encodeURIComponent(stored.profile);
  if (profile.length > LONGEST_NAME) return undefined;
  return { profile, name: stored.name, rows: rowsOf(stored) };
}

/** Whether something is in quarantine, rather than where its version has put it. */
export function isQuarantined(stored: StoredDocument): stored is SealedDocument {
  return isSealed(stored) && originOf(stored) !== undefined;
}

/** Where something in quarantine belongs; undefined for what is not in quarantine. */
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
