import type { PlannerTables } from '../dataset/index.ts';
import { type Entry, isKnown } from './entry.ts';
import { fitEntry } from './fit-entry.ts';
import { presetOf, withPreset } from './goal-preset.ts';
import { isSameGoal } from './is-same-goal.ts';
import { inOrder, isListed } from './priorities.ts';
import { withoutCurrent } from './travelling-entries.ts';

/** An entry of another plan beside one's own, and what taking it over would make of it. */
export type PlanLine =
  | { readonly kind: 'new' | 'unknown'; readonly theirs: Entry; readonly after: Entry }
  | {
      readonly kind: 'planned' | 'same';
      readonly theirs: Entry;
      readonly mine: Entry;
      readonly after: Entry;
    };

interface Options {
  /** When; tells new entries apart. */
  readonly now: number;
  /** Whether where the other player is becomes where this one is: true of one's own other device alone. */
  readonly withCurrent: boolean;
}

/**
 * Another plan beside one's own, entry by entry. Of several copies of a light cone the first is for the first entry, and
 * so on. A goal that is taken over never falls behind what is there already.
 * Rule P44.
 */
export function comparePlans(
  tables: PlannerTables,
  mine: readonly Entry[],
  theirs: readonly Entry[],
  { now, withCurrent }: Options,
): readonly PlanLine[] {
  const free = new Set(inOrder(mine));
  const given = inOrder(theirs);
  // A character is in a plan once.
  const own = given.filter((entry, at) => !isListed(given.slice(0, at), entry));
  return own.map((entry, place): PlanLine => {
    const their = fitEntry(tables, entry);
    const known = [...free].find((other) => isOfSame(other, their));
    if (known) {
      free.delete(known);
      const after = { ...taken(tables, known, their, withCurrent), ...placeOf(known) };
      const kind = isSameGoal(fitEntry(tables, known), fitEntry(tables, after))
        ? 'same'
        : 'planned';
      return { kind, theirs: their, mine: known, after };
    }
    const goal = withCurrent ? their : withoutCurrent(their);
    const after = { ...goal, entryId: now + place, priority: place, enabled: true };
    return { kind: isKnown(tables, their) ? 'new' : 'unknown', theirs: their, after };
  });
}

/** One's own entry with their goal. What the data do not know cannot be fitted together: it stays. */
function taken(tables: PlannerTables, mine: Entry, theirs: Entry, withCurrent: boolean): Entry {
  if (!isKnown(tables, mine) || !isKnown(tables, theirs)) return mine;
  if (withCurrent) return theirs;
  return withPreset(tables, mine, presetOf(tables, theirs));
}

function placeOf({ entryId, priority, enabled }: Entry) {
  return { entryId, priority, enabled };
}

function isOfSame(entry: Entry, other: Entry): boolean {
  const isAlike = entry.kind === other.kind && entry.id === other.id;
  return isAlike && (entry.custom === undefined) === (other.custom === undefined);
}
