import type { Versioned } from './document.ts';
import { deletedOn, isProfileId, listProfiles, type Profile } from './documents/profiles.ts';
import {
  COUNTED,
  type Counted,
  countedAs,
  type DocumentName,
  type Documents,
  isAddress,
  kindOf,
} from './kinds.ts';
import { atQuarantine, isOlder, isSameStored } from './quarantine.ts';
import { DEVICE } from './reserved-names.ts';
import {
  isSealed,
  type PlacedDocument,
  placeKey,
  type SealedDocument,
  type StoredDocument,
} from './rows.ts';

/** All that a player has on a device, or in a backup of one. */
export type UserData = readonly StoredDocument[];

/** How much there is of what is counted. */
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

/** Kinds of which a later version has written some, so that nobody here can count them. */
export function newerKinds(data: UserData): ReadonlySet<Counted> {
  const kinds = data
    .filter((stored) => isSealed(stored) && isProfileId(stored.profile))
    .map(({ name }) => countedAs(name));
  return new Set(kinds.filter((kind) => kind !== undefined));
}

/**
 * Whether one store holds less than another of anything that is counted.
 *
 * @param unless - kinds that cannot be counted in it
 */
export function holdsLess(
  now: Measures,
  then: Measures,
  unless: ReadonlySet<Counted> = new Set(),
): boolean {
  return COUNTED.some((kind) => now[kind] < then[kind] && !unless.has(kind));
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

/** What became of two stores. */
export interface Merged {
  readonly data: StoredDocument[];
  /** What of theirs is now in quarantine. */
  readonly quarantined: readonly StoredDocument[];
  /** What had to give way to something newer in quarantine, and is not in the data. */
  readonly left: readonly StoredDocument[];
}

/**
 * Everything of both, document by document; where they disagree, mine stays. Where either side holds what
 * this version cannot read, theirs is quarantined. Merging the same data again changes nothing.
 */
export function mergeData(mine: UserData, theirs: UserData): StoredDocument[] {
  return mergeStores(mine, theirs).data;
}

/** As {@link mergeData}, and what of it is in quarantine. */
export function mergeStores(mine: UserData, theirs: UserData): Merged {
  const merged = new Map(mine.map((stored) => [placeKey(stored), stored]));
  const quarantined: StoredDocument[] = [];
  const left: StoredDocument[] = [];
  for (const stored of theirs) {
    const here = merged.get(placeKey(stored)) ?? ownList(stored);
    if (!here) merged.set(placeKey(stored), stored);
    else if (!isSealed(here) && !isSealed(stored)) {
      const document = mergeOf(here.name, here.document, stored.document);
      merged.set(placeKey(stored), { ...here, document: document as PlacedDocument['document'] });
    } else if (!isSameStored(here, stored)) {
      const gone = quarantine(merged, stored);
      if (gone) left.push(gone);
      if (gone !== stored) quarantined.push(stored);
    }
  }
  return { data: withProfiles([...merged.values()]), quarantined, left };
}

/** @returns what gives way: the older one of two that would stand in one place */
function quarantine(
  merged: Map<string, StoredDocument>,
  stored: StoredDocument,
): StoredDocument | undefined {
  const moved = atQuarantine(stored);
  if (!moved) return stored;
  const there = merged.get(placeKey(moved));
  if (there && isSameStored(there, moved)) return undefined;
  if (there && isOlder(moved, there)) return stored;
  merged.set(placeKey(moved), moved);
  return there;
}

/** Who has no list of profiles is in the default one: another list neither switches it nor shuts it. */
function ownList(stored: StoredDocument): PlacedDocument | undefined {
  if (stored.profile !== DEVICE || stored.name !== 'profiles') return undefined;
  return { profile: DEVICE, name: 'profiles', document: kindOf('profiles').empty };
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

/**
 * Deleted profiles of data that comes in, as deleted now: what was deleted elsewhere long ago would go for good at once.
 *
 * @param now - milliseconds
 */
export function deletedAnew(data: UserData, now: number): StoredDocument[] {
  return data.map((stored) => {
    if (stored.profile !== DEVICE || stored.name !== 'profiles' || isSealed(stored)) return stored;
    const document = stored.document as Documents['profiles'];
    const profiles = document.profiles.map((profile) =>
      profile.deletedAt === null ? profile : deletedOn(profile, now),
    );
    return { ...stored, document: { ...document, profiles } };
  });
}

/** The profiles that data of a known kind belongs to. */
export function ownersOf(data: UserData): string[] {
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
    const { most, measure, size = measure } = kindOf(stored.name);
    if (most !== undefined && size(stored.document) > most) return { counted, most };
  }
  return undefined;
}

/** What an import would do to one kind of thing in one profile; undefined where it cannot be counted. */
export interface ImportRow {
  readonly profile: Pick<Profile, 'id' | 'name'>;
  readonly counted: Counted;
  readonly here: number | undefined;
  readonly backup: number | undefined;
  readonly merged: number | undefined;
}

/**
 * What an import would change, a row for each profile and kind of thing that either side has. Where the list
 * of profiles is one that this version cannot read, they are told by their data, without their names.
 */
export function previewImport(here: UserData, backup: UserData): ImportRow[] {
  const both = mergeData(here, backup);
  const { profiles } = listProfiles(documentAt(both, DEVICE, 'profiles'), ownersOf(both));
  return profiles.flatMap(({ id, name }) => {
    const [ours, theirs, together] = [here, backup, both].map((data) => amountsOf(data, id));
    return COUNTED.map((counted) => ({
      profile: { id, name },
      counted,
      here: ours?.(counted),
      backup: theirs?.(counted),
      merged: together?.(counted),
    })).filter((row) => [row.here, row.backup, row.merged].some((amount) => amount !== 0));
  });
}

/** How much there is of each kind in a profile. */
function amountsOf(data: UserData, id: string): (counted: Counted) => number | undefined {
  const own = data.filter(({ profile }) => profile === id);
  const measures = measure(own);
  const newer = newerKinds(own);
  return (counted) => (newer.has(counted) ? undefined : measures[counted]);
}

function mergeOf(name: DocumentName, mine: Versioned, theirs: Versioned): Versioned {
  return kindOf(name).merge(mine as never, theirs as never);
}
