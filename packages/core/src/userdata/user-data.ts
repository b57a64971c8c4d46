import type { Versioned } from './document.ts';
import {
  DEFAULT_PROFILE,
  type Profile,
  type ProfilesDocument,
  profilesKind,
} from './documents/profiles.ts';
import { DEVICE, type DocumentName, type Documents, kindOf } from './kinds.ts';
import type { PlacedDocument } from './rows.ts';

/** All that a player has on a device, or in a backup of one. */
export type UserData = readonly PlacedDocument[];

/** What is counted when two stores are compared. */
export const COUNTED = ['planner', 'inventory', 'warps', 'achievements'] as const;
export type Counted = (typeof COUNTED)[number];
export type Measures = Readonly<Record<Counted, number>>;

const NOTHING: Measures = { planner: 0, inventory: 0, warps: 0, achievements: 0 };

/** How much there is: planned upgrades, kinds of items owned, pulls, achievements done. */
export function measure(data: UserData): Measures {
  const counts = { ...NOTHING };
  for (const { name, document } of data) {
    const counted = COUNTED.find((kind) => name === kind || name.startsWith(`${kind}/`));
    if (counted) counts[counted] += kindOf(name).measure(document);
  }
  return counts;
}

/** Whether one store holds less than another of anything that is counted. */
export function holdsLess(now: Measures, then: Measures): boolean {
  return COUNTED.some((kind) => now[kind] < then[kind]);
}

/** Whether there is nothing of the player's. */
export function holdsNothing(measures: Measures): boolean {
  return COUNTED.every((kind) => measures[kind] === 0);
}

/** The document at an address; the empty one where nothing is stored. */
export function documentAt<Name extends DocumentName>(
  data: UserData,
  profile: string,
  name: Name,
): Documents[Name] {
  const placed = data.find((candidate) => candidate.profile === profile && candidate.name === name);
  return (placed?.document ?? kindOf(name).empty) as Documents[Name];
}

/**
 * Everything of both, document by document; where they disagree, mine stays. Merging the same data
 * again changes nothing.
 */
export function mergeData(mine: UserData, theirs: UserData): PlacedDocument[] {
  const merged = new Map(mine.map((placed) => [keyOf(placed), placed]));
  for (const placed of theirs) {
    const own = merged.get(keyOf(placed));
    const document = own ? mergeOf(placed.name, own.document, placed.document) : placed.document;
    merged.set(keyOf(placed), { ...placed, document: document as PlacedDocument['document'] });
  }
  const data = [...merged.values()];
  if (!data.some(({ profile }) => profile === DEFAULT_PROFILE)) return data;
  return data.map((placed) =>
    placed.name === 'profiles'
      ? { ...placed, document: withDefault(placed.document as ProfilesDocument) }
      : placed,
  );
}

/** What an import would do to one kind of thing in one profile. */
export interface ImportRow {
  readonly profile: Pick<Profile, 'id' | 'name'>;
  readonly counted: Counted;
  readonly here: number;
  readonly backup: number;
  readonly merged: number;
}

/** What an import would change, a row for each profile and kind of thing that either side has. */
export function previewImport(here: UserData, backup: UserData): ImportRow[] {
  const merged = mergeData(here, backup);
  const profiles = documentAt(merged, DEVICE, 'profiles').profiles;
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

/** Whether each profile that data belongs to is listed. */
export function belongsToProfiles(data: UserData): boolean {
  const known = new Set(documentAt(data, DEVICE, 'profiles').profiles.map(({ id }) => id));
  return data.every(({ profile }) => profile === DEVICE || known.has(profile));
}

/**
 * A device that never touched its profiles stores no list of them, yet its data stands under the
 * default one: after merging with another device's list that may be missing.
 */
function withDefault(document: ProfilesDocument): ProfilesDocument {
  return document.profiles.some(({ id }) => id === DEFAULT_PROFILE)
    ? document
    : profilesKind.merge(document, profilesKind.empty);
}

function mergeOf(name: DocumentName, mine: Versioned, theirs: Versioned): Versioned {
  return kindOf(name).merge(mine as never, theirs as never);
}

function keyOf({ profile, name }: PlacedDocument): string {
  return `${profile}:${name}`;
}
