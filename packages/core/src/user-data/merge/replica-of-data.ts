import { isAlike } from '../../basics/canonical.ts';
import { fail, ok, type Result } from '../../basics/result.ts';
import type { Entry } from '../../planner/index.ts';
import { check, migrate, type Versioned } from '../document.ts';
import { liveProfiles, type Profile, type ProfilesDocument } from '../documents/profiles.ts';
import type { WarpsDocument } from '../documents/warps.ts';
import { type DocumentName, type Documents, isAddress, kindNameOf, kindOf } from '../kinds.ts';
import { DEVICE } from '../reserved-names.ts';
import {
  isSealed,
  type Place,
  type PlacedDocument,
  placeKey,
  type StoredDocument,
} from '../rows.ts';
import {
  documentAt,
  type Overfull,
  overfullIn,
  type UserData,
  withProfiles,
} from '../user-data.ts';
import { gather, spread } from './grain.ts';
import { GRAINS } from './grains.ts';
import { withOwnPulls } from './own-stand-ins.ts';
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
import { deviceOf, nextStamp, type Stamp, UNSTAMPED } from './stamp.ts';

/** A replica makes a document that does not fit its kind: nothing of it is taken. */
export type ReplicaUnfit =
  | (Place & { readonly code: 'REPLICA_UNFIT'; readonly path: string })
  /** All together is more than may be kept. */
  | ({ readonly code: 'TOO_MANY' } & Overfull);

// Rule U18.
/**
 * The documents that a replica makes. What it tells of later versions, or of kinds that this version does not know, is
 * in none of them.
 */
export function dataOf(replica: Replica): Result<StoredDocument[], ReplicaUnfit> {
  return dataBeside(replica, removedProfiles(replica).gone);
}

/** The same, of all profiles but these. */
function dataBeside(
  replica: Replica,
  gone: ReadonlySet<string>,
): Result<StoredDocument[], ReplicaUnfit> {
  const { revived } = removedProfiles(replica);
  const documents: StoredDocument[] = [];
  for (const [key, fields] of inOrderOfKeys(withVersionsOfToday(replica))) {
    const { profile, name, version } = placeOfKey(key);
    const address = { profile, name };
    if (!isAddress(address) || kindOf(address.name).version !== version) continue;
    if (gone.has(profile)) continue;
    const made = documentOf(
      address.name,
      name === 'profiles' ? withoutRemovals(fields, revived) : fields,
    );
    if (made === undefined) continue;
    const checked = check(kindOf(address.name), made);
    if (!checked.ok) {
      const overfull = overfullIn([{ ...address, document: made } as PlacedDocument]);
      if (overfull) return fail({ code: 'TOO_MANY', ...overfull });
      const path = checked.error.code === 'DOCUMENT_BROKEN' ? checked.error.path : 'version';
      return fail({ code: 'REPLICA_UNFIT', ...address, path });
    }
    documents.push({ ...address, document: made } as PlacedDocument);
  }
  return ok(withRevived(replica, withProfiles(documents)));
}

const PROFILES_KEY = replicaKey({
  profile: DEVICE,
  name: 'profiles',
  version: kindOf('profiles').version,
});

/**
 * Profiles that were removed from the list, and with it all of their documents, by one field: those that are gone, and
 * those in which something was changed later, so that all of it is there again.
 */
function removedProfiles(replica: Replica): {
  readonly gone: ReadonlySet<string>;
  readonly revived: ReadonlySet<string>;
} {
  const gone = new Set<string>();
  const revived = new Set<string>();
  const list = replica.get(PROFILES_KEY) ?? new Map<string, Field>();
  const removed = [...list].filter(([path, { value }]) => value === undefined && isWhole(path));
  if (removed.length === 0) return { gone, revived };
  const changed = latestByProfile(replica);
  const ofList = latestInList(list);
  for (const [path, { stamp }] of removed) {
    const id = path.slice(PROFILES.length);
    if ((ofList.get(id) ?? UNSTAMPED) > stamp) continue;
    ((changed.get(id) ?? UNSTAMPED) > stamp ? revived : gone).add(id);
  }
  return { gone, revived };
}

const PROFILES = 'profiles/';

/** Of each listed profile the last change of what the list says of it. */
function latestInList(list: Fields): Map<string, Stamp> {
  const latest = new Map<string, Stamp>();
  for (const [path, { stamp }] of list) {
    const [, id = ''] = path.split('/');
    if (!isWhole(path) && stamp > (latest.get(id) ?? UNSTAMPED)) latest.set(id, stamp);
  }
  return latest;
}

function isWhole(path: string): boolean {
  return wholeOf(path) === path;
}

function withoutRemovals(list: Fields, ids: ReadonlySet<string>): Fields {
  if (ids.size === 0) return list;
  const isOfThese = (path: string) => isWhole(path) && ids.has(path.slice(PROFILES.length));
  return new Map([...list].filter(([path]) => !isOfThese(path)));
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
  const list = replica.get(PROFILES_KEY);
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
    .map((stored) => {
      const { profile, name, document } = stored as PlacedDocument;
      const fields = replica.get(replicaKey({ profile, name, version: document.version }));
      return ofDevice(stored as PlacedDocument, own.get(placeKey(stored)), fields);
    });
  const sealed = here.filter((stored) => isSealed(stored));
  return ok([...documents, ...sealed]);
}

function isSealedAt(own: ReadonlyMap<string, StoredDocument>, place: Place): boolean {
  const stored = own.get(placeKey(place));
  return stored !== undefined && isSealed(stored);
}

function ofDevice(
  made: PlacedDocument,
  own: StoredDocument | undefined,
  fields: Fields | undefined,
): PlacedDocument {
  if (!own || isSealed(own)) return made;
  const document = withOwn(made, own, fields);
  // The same document keeps its identity, and is not written anew.
  return isAlike(document, own.document) ? own : ({ ...made, document } as PlacedDocument);
}

function withOwn(
  { name, document }: PlacedDocument,
  own: PlacedDocument,
  fields: Fields | undefined,
): Versioned {
  if (name === 'profiles') {
    return withOwnUse(document as ProfilesDocument, own.document as ProfilesDocument);
  }
  const kind = kindNameOf(name);
  return kind === 'warps'
    ? withOwnPulls(document as WarpsDocument, own.document as WarpsDocument, fields)
    : document;
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
  const listed = withProfiles(data);
  const brought = broughtBack(replica, listed);
  if (!brought.ok) return brought;
  const before = new Map(
    [...made.value, ...brought.value].map((stored) => [placeKey(stored), stored]),
  );
  const after = new Map(listed.map((stored) => [placeKey(stored), stored]));
  const gone = goneFrom(made.value, listed);
  const changes = new Map<string, Fields>();
  for (const place of new Set([...before.keys(), ...after.keys()])) {
    const [then, now] = [before.get(place), after.get(place)];
    const { profile, name } = (now ?? then) as StoredDocument;
    const address = { profile, name };
    if (!isAddress(address) || (now && isSealed(now))) continue;
    // They go with their profile.
    if (gone.has(profile)) continue;
    const key = replicaKey({ ...address, version: kindOf(address.name).version });
    const known = replica.get(key) ?? new Map<string, Field>();
    const fields = changedFields(fieldsBefore(then, address.name), fieldsOf(now, address.name), {
      ...{ stamp, name: address.name, known },
    });
    if (name === 'profiles') dateDrops(fields, gone, known, stamp);
    if (fields.size > 0) changes.set(key, fields);
  }
  const isDropped = ({ profile }: Place) => gone.get(profile)?.deletedAt != null;
  return ok({ changes, before: made.value.filter((stored) => !isDropped(stored)) });
}

/** What a replica holds of removed profiles that are on the device again. */
function broughtBack(replica: Replica, data: UserData): Result<StoredDocument[], ReplicaUnfit> {
  const { gone } = removedProfiles(replica);
  const back = new Set(profilesIn(data).filter((id) => gone.has(id)));
  if (back.size === 0) return ok([]);
  const all = dataBeside(replica, new Set([...gone].filter((id) => !back.has(id))));
  return all.ok ? ok(all.value.filter(({ profile }) => back.has(profile))) : all;
}

/** Profiles that are listed no more. */
function goneFrom(before: UserData, after: UserData): ReadonlyMap<string, Profile> {
  const left = new Set(profilesIn(after));
  const { profiles } = documentAt(before, DEVICE, 'profiles');
  // Of a list that this version cannot read nobody knows.
  const isUnread = after.some((stored) => isSealed(stored) && stored.name === 'profiles');
  if (isUnread) return new Map();
  return new Map(
    profiles.filter(({ id }) => !left.has(id)).map((profile) => [profile.id, profile]),
  );
}

function profilesIn(data: UserData): string[] {
  return documentAt(data, DEVICE, 'profiles').profiles.map(({ id }) => id);
}

/**
 * A profile that was deleted long ago goes for good by itself: as of when it was deleted, so that it is no later change
 * than that somebody brought it back.
 */
function dateDrops(
  fields: Map<string, Field>,
  gone: ReadonlyMap<string, Profile>,
  known: Fields,
  now: Stamp,
): void {
  for (const [id, { deletedAt }] of gone) {
    const deleted = known.get(`${PROFILES}${id}/deletedAt`)?.stamp;
    if (deletedAt === null || !deleted || !fields.has(PROFILES + id)) continue;
    fields.set(PROFILES + id, { stamp: nextStamp(deleted, 0, deviceOf(now)) });
  }
}

/** The fields of a document by their path; of none, and of one that cannot be read, those of an empty one. */
export function fieldsOf(
  stored: StoredDocument | undefined,
  name: DocumentName,
): Map<string, unknown> {
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
    if (isAlike(was, value)) continue;
    changed.set(path, stampedAs({ stamp, value }, known.get(path), name));
  }
  const wholes = wholesIn(after);
  for (const path of before.keys()) {
    if (after.has(path)) continue;
    const whole = wholeOf(path);
    // It goes as a whole: one who changed it later brings all of it back.
    changed.set(whole && !wholes.has(whole) ? whole : path, { stamp });
  }
  // Rows that better known ones stood for would come in their place.
  if (kindNameOf(name) === 'warps' && after.size === 0) {
    for (const [path, { value }] of known) if (value !== undefined) changed.set(path, { stamp });
  }
  // What was removed as a whole and is here again is what is here, without what it had before.
  const former = wholesIn(before);
  for (const [path, { value }] of known) {
    const whole = wholeOf(path);
    if (value === undefined || whole === undefined || after.has(path)) continue;
    if (wholes.has(whole) && !former.has(whole)) changed.set(path, { stamp });
  }
  return changed;
}

function wholesIn(fields: ReadonlyMap<string, unknown>): ReadonlySet<string | undefined> {
  return new Set([...fields.keys()].map(wholeOf));
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
