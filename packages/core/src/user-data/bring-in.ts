import { isAside, originOf } from './aside.ts';
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

/** Something that stands aside, and whether this version can read it. */
export interface Aside {
  /** Where it stands. */
  readonly place: Place;
  /** Where it belongs. */
  readonly origin: Place;
  readonly isReadable: boolean;
}

/** All that stands aside. */
export function asidesIn(data: UserData): Aside[] {
  return data.filter(isAside).map((stored) => ({
    place: { profile: stored.profile, name: stored.name },
    origin: originOf(stored) as Place,
    isReadable: opened(stored) !== undefined,
  }));
}

/**
 * Merges something that stands aside with what is there, where this version can read it.
 *
 * @returns undefined where it cannot, or nothing stands there
 */
export function bringIn(data: UserData, place: Place): StoredDocument[] | undefined {
  const stored = data.find((other) => placeKey(other) === placeKey(place));
  const document = stored && isAside(stored) ? opened(stored) : undefined;
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
