import type { Entry } from './entry.ts';
import { isSameGoal } from './is-same-goal.ts';
import type { Inventory } from './plan.ts';
import { replaceEntry } from './priorities.ts';
import type { Upgraded } from './upgrade.ts';

/** The entries of a plan, and what there is for them. */
export interface Holdings {
  readonly entries: readonly Entry[];
  readonly items: Inventory;
}

/**
 * Holdings with an upgrade marked as done: all of it, or nothing. It was worked out from what one tab saw; another may
 * have changed the entry since, or spent what it takes. Were less taken than it says, to take it back would make items
 * of nothing.
 *
 * @param before - the entry that was upgraded, as it was
 * @returns undefined where it cannot be marked any more
 */
export function markUpgraded(
  { entries, items }: Holdings,
  before: Entry,
  { entry, spent }: Upgraded<Entry>,
): Holdings | undefined {
  const isThere = [...spent].every(([id, count]) => (items[id] ?? 0) >= count);
  if (!isThere || !holds(entries, before)) return undefined;
  return { entries: replaceEntry(entries, entry), items: counted(items, spent, -1) };
}

/**
 * Holdings with an upgrade taken back: the entry as it was, and all that it took.
 *
 * @returns undefined where the entry is no longer as the upgrade left it
 */
export function takeUpgradeBack(
  { entries, items }: Holdings,
  before: Entry,
  { entry, spent }: Upgraded<Entry>,
): Holdings | undefined {
  if (!holds(entries, entry)) return undefined;
  return { entries: replaceEntry(entries, before), items: counted(items, spent, 1) };
}

function holds(entries: readonly Entry[], wanted: Entry): boolean {
  const found = entries.find(({ entryId }) => entryId === wanted.entryId);
  return found !== undefined && isSameGoal(found, wanted);
}

/** Counts are changed by what was spent, so that changes made elsewhere meanwhile are kept. */
function counted(items: Inventory, spent: Upgraded<Entry>['spent'], sign: 1 | -1): Inventory {
  const changed = [...spent].map(([id, count]) => [id, (items[id] ?? 0) + sign * count] as const);
  return { ...items, ...Object.fromEntries(changed) };
}
