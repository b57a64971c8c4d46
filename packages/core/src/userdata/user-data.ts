import { HEAD, type Versioned } from './document.ts';
import { listProfiles, type Profile } from './documents/profiles.ts';
import {
  COUNTED,
  type Counted,
  countedAs,
  DEVICE,
  type DocumentName,
  type Documents,
  isAddress,
  kindOf,
} from './kinds.ts';
import {
  isSealed,
  type PlacedDocument,
  placeKey,
  rowsOf,
  type SealedDocument,
  type StoredDocument,
} from './rows.ts';

/** All that a player has on a device, or in a backup of one. */
export type UserData = readonly StoredDocument[];

export type Measures = Readonly<Record<Counted, number>>;

const NOTHING = Object.fromEntries(COUNTED.map((counted) => [counted, 0])) as Measures;

/** How much there is: planned upgrades, kinds of items owned, pulls, achievements done. */
export function measure(data: UserData): Measures {
  const counts = { ...NOTHING };
  for (const stored of data) {
    const counted = countedAs(stored.name);
    if (!counted || isSealed(stored)) continue;
    counts[counted] += kindOf(stored.name).measure(stored.document);
  }
  return counts;
}

/** Whether one store holds less than another of anything that is counted. */
export function holdsLess(now: Measures, then: Measures): boolean {
  return COUNTED.some((kind) => now[kind] < then[kind]);
}

/** Whether there is nothing that is counted. */
export function holdsNothing(measures: Measures): boolean {
  return COUNTED.every((kind) => measures[kind] === 0);
}

/** Documents that this version cannot read, and so cannot count. */
export function sealedIn(data: UserData): SealedDocument[] {
  return data.filter(isSealed);
}

/** The document at an address; the empty one where nothing is stored. */
export function documentAt<Name extends DocumentName>(
  data: UserData,
  profile: string,
  name: Name,
): Documents[Name] {
  const placed = data.find(
    (stored): stored is PlacedDocument =>
      !isSealed(stored) && stored.profile === profile && stored.name === name,
  );
  return (placed?.document ?? kindOf(name).empty) as Documents[Name];
}

/**
 * Everything of both, document by document; where they disagree, mine stays. Merging the same data
 * again changes nothing. What cannot be merged is told by {@link unmergeable}.
 */
export function mergeData(mine: UserData, theirs: UserData): StoredDocument[] {
  const merged = new Map(mine.map((stored) => [placeKey(stored), stored]));
  for (const stored of theirs) {
    const own = merged.get(placeKey(stored));
    if (!own) merged.set(placeKey(stored), stored);
    else if (!isSealed(own) && !isSealed(stored)) {
      const document = mergeOf(own.name, own.document, stored.document);
      merged.set(placeKey(stored), { ...own, document: document as PlacedDocument['document'] });
    }
  }
  return withProfiles([...merged.values()]);
}

/** What of theirs has no place beside mine: where either side holds what this version cannot read. */
export function unmergeable(mine: UserData, theirs: UserData): StoredDocument[] {
  const own = new Map(mine.map((stored) => [placeKey(stored), stored]));
  return theirs.filter((stored) => {
    const other = own.get(placeKey(stored));
    return other && (isSealed(other) || isSealed(stored)) && !isSameStored(other, stored);
  });
}

/**
 * With each profile listed that data belongs to: a list that was lost, or written by a device that never
 * touched its profiles, must not hide what is there. A list that this version cannot read is left alone.
 */
export function withProfiles(data: UserData): StoredDocument[] {
  const isList = ({ profile, name }: StoredDocument) => profile === DEVICE && name === 'profiles';
  if (data.some((stored) => isList(stored) && isSealed(stored))) return [...data];
  const listed = documentAt(data, DEVICE, 'profiles');
  const document = listProfiles(listed, ownersOf(data));
  if (document === listed) return [...data];
  return [
    { profile: DEVICE, name: 'profiles', document } satisfies PlacedDocument<'profiles'>,
    ...data.filter((stored) => !isList(stored)),
  ];
}

/** The profiles that data of a known kind belongs to. */
function ownersOf(data: UserData): string[] {
  const owners = data.filter((stored) => isAddress(stored)).map(({ profile }) => profile);
  return owners.filter((profile) => profile !== DEVICE);
}

/** More of one kind than one document may hold: two that fit may be too much together. */
export interface Overfull {
  readonly counted: Counted;
  readonly most: number;
}

/** The first document that holds more than it may. */
export function overfullIn(data: UserData): Overfull | undefined {
  for (const stored of data) {
    const counted = countedAs(stored.name);
    if (!counted || isSealed(stored)) continue;
    const { most, measure: count } = kindOf(stored.name);
    if (most !== undefined && count(stored.document) > most) return { counted, most };
  }
  return undefined;
}

/** What an import would do to one kind of thing in one profile. */
export interface ImportRow {
  readonly profile: Pick<Profile, 'id' | 'name'>;
  readonly counted: Counted;
  readonly here: number;
  readonly backup: number;
  readonly merged: number;
}

/**
 * What an import would change, a row for each profile and kind of thing that either side has. Where the list
 * of profiles is one that this version cannot read, they are told by their data, without their names.
 */
export function previewImport(here: UserData, backup: UserData): ImportRow[] {
  const merged = mergeData(here, backup);
  const { profiles } = listProfiles(documentAt(merged, DEVICE, 'profiles'), ownersOf(merged));
  return profiles.flatMap((profile) => {
    const [ours, theirs, both] = [here, backup, merged].map((data) =>
      measure(data.filter((placed) => placed.profile === profile.id)),
    ) as [Measures, Measures, Measures];
    return COUNTED.filter((counted) => both[counted] > 0).map((counted) => ({
      profile: { id: profile.id, name: profile.name },
      counted,
      here: ours[counted],
      backup: theirs[counted],
      merged: both[counted],
    }));
  });
}

function mergeOf(name: DocumentName, mine: Versioned, theirs: Versioned): Versioned {
  return kindOf(name).merge(mine as never, theirs as never);
}

function isSameStored(a: StoredDocument, b: StoredDocument): boolean {
  return JSON.stringify(storable(a)) === JSON.stringify(storable(b));
}

/** Parts in one order, and without the count of changes that the store keeps in the head. */
function storable(stored: StoredDocument): unknown[] {
  return [...rowsOf(stored)]
    .map(([part, value]) => [part, part === HEAD ? { ...(value as object), revision: 0 } : value])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
}
