import { fail, ok, type Result } from '../../basics/result.ts';
import type { Entry } from '../../planner/index.ts';
import { check, migrate, type Versioned } from '../document.ts';
import { liveProfiles, type Profile, type ProfilesDocument } from '../documents/profiles.ts';
import { type DocumentName, type Documents, isAddress, kindNameOf, kindOf } from '../kinds.ts';
import { DEVICE } from '../reserved-names.ts';
import {
  isSealed,
  type Place,
  type PlacedDocument,
  placeKey,
  type StoredDocument,
} from '../rows.ts';
import { pullsUnderOneType, type UserData, withProfiles } from '../user-data.ts';
import { canonical } from './canonical.ts';
import { gather, spread } from './grain.ts';
import { GRAINS } from './grains.ts';
import {
  type Field,
  type Fields,
  join,
  laterOf,
  placeOfKey,
  presentFields,
  type Replica,
  replicaKey,
} from './replica.ts';
import { type Stamp, UNSTAMPED } from './stamp.ts';

/** A replica makes a document that does not fit its kind: nothing of it is taken. */
export interface ReplicaUnfit extends Place {
  readonly code: 'REPLICA_UNFIT';
  readonly path: string;
}

// Rule U18.
/**
 * The documents that a replica makes. What it tells of later versions, or of kinds that this version does not know, is
 * in none of them.
 */
export function dataOf(replica: Replica): Result<StoredDocument[], ReplicaUnfit> {
  const documents: StoredDocument[] = [];
  for (const [key, fields] of inOrderOfKeys(withVersionsOfToday(replica))) {
    const { profile, name, version } = placeOfKey(key);
    const address = { profile, name };
    if (!isAddress(address) || kindOf(address.name).version !== version) continue;
    const made = documentOf(address.name, fields);
    if (made === undefined) continue;
    const checked = check(kindOf(address.name), made);
    if (!checked.ok) {
      const path = checked.error.code === 'DOCUMENT_BROKEN' ? checked.error.path : 'version';
      return fail({ code: 'REPLICA_UNFIT', ...address, path });
    }
    documents.push({ ...address, document: made } as PlacedDocument);
  }
  return ok(withRevived(replica, withProfiles(pullsUnderOneType(documents))));
}

/** The same order on every device. */
function inOrderOfKeys(replica: Replica): [key: string, fields: Fields][] {
  return [...replica].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** One document out of its fields; undefined where none is there. */
function documentOf(name: DocumentName, fields: Fields): Versioned | undefined {
  const present = presentFields(fields);
  if (present.size === 0) return undefined;
  const { empty, version, merge } = kindOf(name);
  const gathered = gather(GRAINS[kindNameOf(name) as keyof typeof GRAINS], present);
  if (name === 'profiles' && (gathered as ProfilesDocument).profiles.length === 0) return undefined;
  const document = finished(name, { ...empty, ...(gathered as object), version });
  try {
    // Merged with nothing, lists are in their order and not too long.
    return name === 'odds' ? document : (merge(document as never, empty as never) as Versioned);
  } catch {
    // The schema names the fault.
    return document;
  }
}

/** What a kind asks of its fields together. */
function finished(name: DocumentName, document: Versioned): Versioned {
  const { empty } = kindOf(name);
  if (name === 'planner') {
    const { settings, entries } = document as Documents['planner'];
    const ordered = [...entries].sort((a, b) => placeIn(a) - placeIn(b) || a.entryId - b.entryId);
    return {
      ...document,
      settings: { ...(empty as Documents['planner']).settings, ...settings },
      entries: ordered.map((entry, priority) => ({ ...entry, priority })),
    } as Versioned;
  }
  if (name === 'odds') {
    const { income } = empty as Documents['odds'];
    return {
      ...document,
      income: { ...income, ...(document as Documents['odds']).income },
    } as Versioned;
  }
  return name === 'profiles' ? withActive(document as ProfilesDocument) : document;
}

/** An entry that two devices moved at once, and of which one knows no place, stands where it was added: on top. */
function placeIn({ priority }: Entry): number {
  return priority ?? 0;
}

/** In one order, and with one that can be in use: the device decides which of the live ones is. */
function withActive(document: ProfilesDocument): ProfilesDocument {
  const profiles = document.profiles
    .map((profile) => ({ ...profile, createdAt: profile.createdAt ?? 0 }))
    .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
  const [first, ...others] = profiles;
  const [live] = liveProfiles({ ...document, profiles });
  if (live || !first) return { ...document, profiles, active: live?.id ?? document.active };
  // Each of two devices deleted all but the other's: the first comes back.
  return { ...document, active: first.id, profiles: [{ ...first, deletedAt: null }, ...others] };
}

/** A profile in which something was changed after it was deleted elsewhere is no longer deleted. */
function withRevived(replica: Replica, data: readonly StoredDocument[]): StoredDocument[] {
  const listKey = replicaKey({
    profile: DEVICE,
    name: 'profiles',
    version: kindOf('profiles').version,
  });
  const list = replica.get(listKey);
  const deletedOf = ({ id }: Profile) => list?.get(`profiles/${id}/deletedAt`)?.stamp ?? UNSTAMPED;
  return data.map((stored) => {
    if (isSealed(stored) || stored.name !== 'profiles') return stored;
    const document = stored.document as ProfilesDocument;
    if (document.profiles.every(({ deletedAt }) => deletedAt === null)) return stored;
    const changed = latestByProfile(replica);
    const profiles = document.profiles.map((profile) =>
      profile.deletedAt !== null && (changed.get(profile.id) ?? UNSTAMPED) > deletedOf(profile)
        ? { ...profile, deletedAt: null }
        : profile,
    );
    return { ...stored, document: { ...document, profiles } } as PlacedDocument;
  });
}

function latestByProfile(replica: Replica): Map<string, Stamp> {
  const latest = new Map<string, Stamp>();
  for (const [key, fields] of replica) {
    const { profile } = placeOfKey(key);
    for (const { stamp, value } of fields.values()) {
      if (value !== undefined && stamp > (latest.get(profile) ?? UNSTAMPED))
        latest.set(profile, stamp);
    }
  }
  return latest;
}

/**
 * The documents of a replica in the place of those that are here. What this version cannot read stays as it is, and so
 * does what the device keeps for itself.
 */
export function dataOnDevice(
  replica: Replica,
  here: UserData,
): Result<StoredDocument[], ReplicaUnfit> {
  const made = dataOf(replica);
  if (!made.ok) return made;
  const own = new Map(here.map((stored) => [placeKey(stored), stored]));
  const documents = made.value
    .filter((stored) => !isSealedAt(own, stored))
    .map((stored) => ofDevice(stored as PlacedDocument, own.get(placeKey(stored))));
  const sealed = here.filter((stored) => isSealed(stored));
  return ok([...documents, ...sealed]);
}

function isSealedAt(own: ReadonlyMap<string, StoredDocument>, place: Place): boolean {
  const stored = own.get(placeKey(place));
  return stored !== undefined && isSealed(stored);
}

function ofDevice(made: PlacedDocument, own: StoredDocument | undefined): PlacedDocument {
  if (!own || isSealed(own)) return made;
  const document =
    made.name === 'profiles'
      ? withOwnUse(made.document as ProfilesDocument, own.document as ProfilesDocument)
      : made.document;
  // The same document keeps its identity, and is not written anew.
  const isSame = canonical(document) === canonical(own.document);
  return isSame ? own : ({ ...made, document } as PlacedDocument);
}

function withOwnUse(made: ProfilesDocument, own: ProfilesDocument): ProfilesDocument {
  const isLive = made.profiles.some(({ id, deletedAt }) => id === own.active && deletedAt === null);
  const profiles = made.profiles.map((profile) => {
    const known = own.profiles.find(({ id }) => id === profile.id);
    const isAsDeleted = known?.seenDeleted && known.deletedAt === profile.deletedAt;
    return isAsDeleted ? { ...profile, seenDeleted: known.seenDeleted } : profile;
  });
  return { ...made, profiles, active: isLive ? own.active : made.active };
}

/** What was changed, and the documents as they were before. */
export interface Changes {
  readonly changes: Replica;
  readonly before: readonly StoredDocument[];
}

/**
 * What was changed in documents since they were made of a replica: the fields that differ, with a stamp. Pulls that came
 * need none: all devices agree on them without.
 *
 * @param data - all that is on the device
 */
export function changesIn(
  data: UserData,
  replica: Replica,
  stamp: Stamp,
): Result<Changes, ReplicaUnfit> {
  const made = dataOf(replica);
  if (!made.ok) return made;
  const before = new Map(made.value.map((stored) => [placeKey(stored), stored]));
  const after = new Map(withProfiles(data).map((stored) => [placeKey(stored), stored]));
  const changes = new Map<string, Fields>();
  for (const place of new Set([...before.keys(), ...after.keys()])) {
    const [then, now] = [before.get(place), after.get(place)];
    const { profile, name } = (now ?? then) as StoredDocument;
    const address = { profile, name };
    if (!isAddress(address) || (now && isSealed(now))) continue;
    const key = replicaKey({ ...address, version: kindOf(address.name).version });
    const fields = changedFields(fieldsBefore(then, address.name), fieldsOf(now, address.name), {
      ...{ stamp, name: address.name },
      known: replica.get(key) ?? new Map(),
    });
    if (fields.size > 0) changes.set(key, fields);
  }
  return ok({ changes, before: made.value });
}

function fieldsOf(stored: StoredDocument | undefined, name: DocumentName): Map<string, unknown> {
  const document = stored && !isSealed(stored) ? stored.document : kindOf(name).empty;
  return spread(GRAINS[kindNameOf(name) as keyof typeof GRAINS], document);
}

/** What nobody has changed yet is no field; only of profiles each is told, as a list without any is none. */
function fieldsBefore(stored: StoredDocument | undefined, name: DocumentName) {
  return !stored && name === 'profiles' ? new Map<string, unknown>() : fieldsOf(stored, name);
}

function changedFields(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
  { stamp, name, known }: { readonly stamp: Stamp; readonly name: string; readonly known: Fields },
): Map<string, Field> {
  const changed = new Map<string, Field>();
  for (const [path, value] of after) {
    const was = before.get(path);
    if (was === value || (was !== undefined && canonical(was) === canonical(value))) continue;
    changed.set(path, stampedAs({ stamp, value }, known.get(path), name));
  }
  const wholes = new Set([...after.keys()].map(wholeOf));
  for (const path of before.keys()) {
    if (after.has(path)) continue;
    const whole = wholeOf(path);
    // It goes as a whole: one who changed it later brings all of it back.
    changed.set(whole && !wholes.has(whole) ? whole : path, { stamp });
  }
  return changed;
}

/** A pull keeps without a stamp what all devices would choose anyway. */
function stampedAs(field: Field, known: Field | undefined, name: string): Field {
  if (kindNameOf(name) !== 'warps') return field;
  const unstamped = { ...field, stamp: UNSTAMPED };
  if (!known) return unstamped;
  return laterOf(known, unstamped, name).value === field.value ? unstamped : field;
}

/** The entry of a plan, or the profile, that a field is of. */
function wholeOf(path: string): string | undefined {
  return /^(?:entries|profiles)\/[^/]+/.exec(path)?.[0];
}

/**
 * With what earlier versions told brought to the versions of today, field by field with its own stamp. What they told
 * stays beside it: a device that has not been updated goes on with it.
 */
export function withVersionsOfToday(replica: Replica): Replica {
  let current: Replica = replica;
  for (const [key, fields] of replica) {
    const { profile, name, version } = placeOfKey(key);
    const address = { profile, name };
    if (!isAddress(address) || version >= kindOf(address.name).version) continue;
    const brought = broughtToToday(address.name, version, fields);
    if (!brought) continue;
    const today = replicaKey({ ...address, version: kindOf(address.name).version });
    current = join(current, new Map([[today, brought]]));
  }
  return current;
}

function broughtToToday(name: DocumentName, version: number, fields: Fields): Fields | undefined {
  const grain = GRAINS[kindNameOf(name) as keyof typeof GRAINS];
  const older = { ...(gather(grain, presentFields(fields)) as object), version };
  const read = migrate(kindOf(name), older);
  if (!read.ok) return undefined;
  const brought = new Map<string, Field>();
  for (const [path, value] of spread(grain, read.value)) {
    brought.set(path, { stamp: fields.get(path)?.stamp ?? UNSTAMPED, value });
  }
  for (const [path, field] of fields) if (field.value === undefined) brought.set(path, field);
  return brought;
}
