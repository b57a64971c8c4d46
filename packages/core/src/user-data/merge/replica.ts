import { canonical, isAlike } from '../../basics/canonical.ts';
import { kindNameOf } from '../kinds.ts';
import type { Place } from '../rows.ts';
import { settlePulls } from './settle-pulls.ts';
import { type Stamp, UNSTAMPED } from './stamp.ts';

/**
 * What a merge works on: of each document its fields by path, and with each the stamp of its last change. Two replicas
 * are joined field by field, the later change standing; what is joined needs not to be understood, so that documents of
 * later versions pass through unread. Joining is commutative, associative and idempotent. Rule U18.
 */
export type Replica = ReadonlyMap<string, Fields>;

/** The fields of one document by their path. */
export type Fields = ReadonlyMap<string, Field>;

/** One field. Without a value it was removed. */
export interface Field {
  readonly stamp: Stamp;
  readonly value?: unknown;
}

/** A document of one version: those of different versions stand beside each other. */
export interface VersionedPlace extends Place {
  readonly version: number;
}

export const EMPTY_REPLICA: Replica = new Map();

/** One text for a document of one version. */
export function replicaKey({ profile, name, version }: VersionedPlace): string {
  return JSON.stringify([profile, name, version]);
}

export function placeOfKey(key: string): VersionedPlace {
  const [profile, name, version] = JSON.parse(key) as [string, string, number];
  return { profile, name, version };
}

/** All that either knows; of each field the later change. */
export function join(a: Replica, b: Replica): Replica {
  if (b.size === 0) return a;
  if (a.size === 0) return b;
  const joined = new Map(a);
  for (const [key, fields] of b) {
    const own = joined.get(key);
    joined.set(key, own ? joinFields(own, fields, placeOfKey(key).name) : fields);
  }
  return joined;
}

function joinFields(a: Fields, b: Fields, name: string): Fields {
  let joined: Map<string, Field> | undefined;
  for (const [path, field] of b) {
    const own = (joined ?? a).get(path);
    const later = own ? laterOf(own, field, name) : field;
    if (later === own) continue;
    joined ??= new Map(a);
    joined.set(path, later);
  }
  return joined ?? a;
}

/** Which of two states of a field stands. */
export function laterOf(a: Field, b: Field, name: string): Field {
  if (a === b) return a;
  if (a.stamp !== b.stamp) return a.stamp > b.stamp ? a : b;
  if (a.value === undefined || b.value === undefined) return a.value === undefined ? b : a;
  const value = settle(a.value, b.value, name);
  return value === a.value ? a : value === b.value ? b : { stamp: a.stamp, value };
}

/**
 * One of two values of the same stamp: of pulls, which need no stamps, the better known row stands; else any, if only
 * it is the same on every device.
 */
function settle(a: unknown, b: unknown, name: string): unknown {
  if (kindNameOf(name) === 'warps') return settlePulls(a, b);
  return canonical(a) <= canonical(b) ? a : b;
}

/** What of one replica another one does not know yet: joining it says as much as joining all of it. */
export function beyond(a: Replica, known: Replica): Replica {
  const rest = new Map<string, Fields>();
  for (const [key, fields] of a) {
    const own = known.get(key);
    if (own === fields) continue;
    const { name } = placeOfKey(key);
    const unknown = own
      ? new Map([...fields].filter(([path, field]) => tellsMore(field, own.get(path), name)))
      : fields;
    if (unknown.size > 0) rest.set(key, unknown);
  }
  return rest;
}

function tellsMore(field: Field, known: Field | undefined, name: string): boolean {
  if (!known) return true;
  if (field === known || laterOf(known, field, name) === known) return false;
  return field.stamp !== known.stamp || !isAlike(field.value, known.value);
}

/** How many fields a replica tells of. */
export function fieldsIn(replica: Replica): number {
  let count = 0;
  for (const fields of replica.values()) count += fields.size;
  return count;
}

/** The latest change of all. */
export function latestStamp(replica: Replica): Stamp {
  let latest = UNSTAMPED;
  for (const fields of replica.values()) {
    for (const { stamp } of fields.values()) if (stamp > latest) latest = stamp;
  }
  return latest;
}

/**
 * The fields that are there. What was removed as a whole is there again, with all of its fields, where one of them was
 * changed after that: its place among others alone is no such change.
 */
export function presentFields(fields: Fields): Map<string, unknown> {
  const removed = removedWholes(fields);
  const present = new Map<string, unknown>();
  for (const [path, { value }] of fields) {
    if (value !== undefined && !wholesOf(path).some((whole) => removed.has(whole))) {
      present.set(path, value);
    }
  }
  return present;
}

/** What was removed as a whole, and not changed since. */
function removedWholes(fields: Fields): ReadonlySet<string> {
  const removed = new Map<string, Stamp>();
  for (const [path, { stamp, value }] of fields) if (value === undefined) removed.set(path, stamp);
  if (removed.size === 0) return new Set();
  for (const [path, { stamp }] of fields) {
    if (isPlaceInPlan(path)) continue;
    for (const whole of wholesOf(path)) {
      if (stamp > (removed.get(whole) ?? stamp)) removed.delete(whole);
    }
  }
  return new Set(removed.keys());
}

/** Whether a field is an entry's place in the plan: adding another one changes it, and that is no change of the entry. */
export function isPlaceInPlan(path: string): boolean {
  return path.endsWith('/priority');
}

/** All that a path is a part of. */
function wholesOf(path: string): string[] {
  const wholes: string[] = [];
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    wholes.push(path.slice(0, end));
  }
  return wholes;
}
