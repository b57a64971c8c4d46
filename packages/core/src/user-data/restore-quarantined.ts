import { isQuarantined, originOf } from './quarantine.ts';
import {
  isSealed,
  type Place,
  type PlacedDocument,
  placeKey,
  readRows,
  type SealedDocument,
  type StoredDocument,
} from './rows.ts';
import { mergeData, type UserData } from './user-data.ts';

/** Something in quarantine, and whether this version can read it. */
export interface Quarantined {
  /** Where it stands. */
  readonly place: Place;
  /** Where it belongs. */
  readonly origin: Place;
  readonly isReadable: boolean;
}

/** All that is in quarantine. */
export function quarantinedIn(data: UserData): Quarantined[] {
  return data.filter(isQuarantined).map((stored) => ({
    place: { profile: stored.profile, name: stored.name },
    origin: originOf(stored) as Place,
    isReadable: opened(stored) !== undefined,
  }));
}

/**
 * Merges something from quarantine with the rest, where this version can read it.
 *
 * @returns undefined where it cannot, or where there is nothing at that place
 */
export function restoreQuarantined(data: UserData, place: Place): StoredDocument[] | undefined {
  const stored = data.find((other) => placeKey(other) === placeKey(place));
  const document = stored && isQuarantined(stored) ? opened(stored) : undefined;
  if (!document) return undefined;
  return mergeData(
    data.filter((other) => other !== stored),
    [document],
  );
}

function opened(stored: SealedDocument): PlacedDocument | undefined {
  const origin = originOf(stored) as Place;
  const rows = [...stored.rows].map(([part, value]) => ({ ...origin, part, value }));
  const read = readRows(rows);
  const [document] = read.ok ? read.value : [];
  return document && !isSealed(document) ? document : undefined;
}
