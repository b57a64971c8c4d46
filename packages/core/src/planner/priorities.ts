import type { Entry } from './entry.ts';
import type { ENTRY_PLACES } from './schema.ts';

/** Where a new entry goes in a plan. */
export type EntryPlace = (typeof ENTRY_PLACES)[number];

/**
 * The plan with a new entry: on top it takes priority 0 and all others move down by one, at the end it comes after
 * them. Its id, the moment it was made, moves on by a millisecond where another entry has it.
 * Rules P8, P40.
 */
export function addEntry(
  entries: readonly Entry[],
  entry: Entry,
  place: EntryPlace = 'top',
): Entry[] {
  const taken = new Set(entries.map((other) => other.entryId));
  let { entryId } = entry;
  while (taken.has(entryId)) entryId = nextId(entryId);
  const added = { ...entry, entryId, priority: 0 };
  const others = inOrder(entries);
  return renumber(place === 'end' ? [...others, added] : [added, ...others]);
}

/**
 * Whether an entry is in the plan, itself or as another of the same character: of light cones, and of what players
 * make up, there may be several.
 */
export function isListed(entries: readonly Entry[], entry: Entry): boolean {
  const isOfGame = entry.kind === 'character' && !entry.custom;
  return entries.some(
    (other) =>
      other.kind === entry.kind &&
      other.id === entry.id &&
      (other.entryId === entry.entryId || (isOfGame && !other.custom)),
  );
}

// Rule P42.
/**
 * The plan with the entries of another one after its own: those that it does not have yet, in their order. One whose
 * id another entry has takes the next that is free.
 */
export function mergeEntries(mine: readonly Entry[], theirs: readonly Entry[]): readonly Entry[] {
  const taken = new Set(mine.map(({ entryId }) => entryId));
  const added = inOrder(theirs).flatMap((entry) => {
    let own = entry;
    while (taken.has(own.entryId) && !isListed(mine, own)) {
      own = { ...own, entryId: nextId(own.entryId) };
    }
    if (isListed(mine, own)) return [];
    taken.add(own.entryId);
    return [own];
  });
  return added.length === 0 ? mine : renumber([...inOrder(mine), ...added]);
}

/** The highest number that has a next one is the last; a damaged file may have it. */
function nextId(entryId: number): number {
  return entryId < Number.MAX_SAFE_INTEGER ? entryId + 1 : 0;
}

/** The plan without an entry, priorities 0 to n - 1 in the order there was. */
export function removeEntry(entries: readonly Entry[], entryId: number): Entry[] {
  return renumber(inOrder(entries).filter((entry) => entry.entryId !== entryId));
}

/**
 * The plan with one entry put in another's place. Where it lies and whether it is counted are told of the
 * plan, not of the entry: they stay as they are there. Unknown entries change nothing.
 */
export function replaceEntry(entries: readonly Entry[], entry: Entry): Entry[] {
  return entries.map((other) => {
    if (other.entryId !== entry.entryId) return other;
    const { enabled, priority } = other;
    const isPlaced = entry.enabled === enabled && entry.priority === priority;
    return isPlaced ? entry : { ...entry, enabled, priority };
  });
}

/**
 * The plan in another order: entries take their place in the list as priority. Entries that the list does
 * not name follow, in the order there was. Rule P8.
 */
export function reorderEntries(entries: readonly Entry[], entryIds: readonly number[]): Entry[] {
  const place = new Map(entryIds.map((id, at) => [id, at]));
  const placeOf = (entry: Entry) => place.get(entry.entryId) ?? entryIds.length;
  return renumber(inOrder(entries).sort((a, b) => placeOf(a) - placeOf(b)));
}

/** Entries by ascending priority; those of equal priority as they were added, oldest first. */
export function inOrder(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => a.priority - b.priority || a.entryId - b.entryId);
}

function renumber(entries: readonly Entry[]): Entry[] {
  return entries.map((entry, priority) =>
    entry.priority === priority ? entry : { ...entry, priority },
  );
}
