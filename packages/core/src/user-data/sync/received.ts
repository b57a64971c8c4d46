import { COUNTED, type Counted, countedAs, kindNameOf } from '../kinds.ts';
import {
  beyond,
  type Fields,
  isPlaceInPlan,
  placeOfKey,
  presentFields,
  type Replica,
} from '../merge/replica.ts';
import type { Received } from './memory.ts';

type Counts = Partial<Record<Counted, number>>;

/**
 * How many things a file brought that were not known here: new or changed, and removed. Moving an entry of the plan
 * changes the places of all others, which is nothing that came.
 *
 * @param here - what was known before
 * @param all - what is known now
 */
export function receivedFrom(
  { from, replica }: { readonly from: string; readonly replica: Replica },
  { here, all, at }: { readonly here: Replica; readonly all: Replica; readonly at: number },
): Received[] {
  const [counts, removed]: [Counts, Counts] = [{}, {}];
  for (const [key, fields] of beyond(replica, here)) {
    const { name } = placeOfKey(key);
    const counted = countedAs(name);
    if (!counted) continue;
    const [then, now] = [thingsIn(here.get(key), name), thingsIn(all.get(key), name)];
    for (const thing of touchedIn(fields)) {
      const into = now.has(thing) ? counts : then.has(thing) ? removed : undefined;
      if (into) into[counted] = (into[counted] ?? 0) + 1;
    }
  }
  const isAny = COUNTED.some((kind) => counts[kind] ?? removed[kind]);
  return isAny ? [{ at, from, counts, removed }] : [];
}

/** The things that fields are of. */
function touchedIn(fields: Fields): ReadonlySet<string> {
  const touched = new Set<string>();
  for (const path of fields.keys()) {
    const thing = isPlaceInPlan(path) ? undefined : thingOf(path);
    if (thing !== undefined) touched.add(thing);
  }
  return touched;
}

/** What is there: an achievement that is no longer done is not, nor is a deleted profile. */
function thingsIn(fields: Fields | undefined, name: string): ReadonlySet<string> {
  const things = new Set<string>();
  const gone = new Set<string>();
  for (const [path, value] of presentFields(fields ?? new Map())) {
    const thing = thingOf(path);
    if (thing === undefined) continue;
    const isGone =
      kindNameOf(name) === 'achievements'
        ? typeof value === 'number' && value < 0
        : path.endsWith('/deletedAt') && value !== null;
    (isGone ? gone : things).add(thing);
  }
  for (const thing of gone) things.delete(thing);
  return things;
}

/** An entry, a pull, an item, a mark, a profile: the first two steps of a path. */
function thingOf(path: string): string | undefined {
  const [list, id] = path.split('/');
  return id === undefined || list === 'settings' ? undefined : `${list}/${id}`;
}
