import type { ItemId } from '../dataset/index.ts';
import type { Entry } from './entry.ts';
import type { ItemLine, Plan } from './plan.ts';
import { inOrder } from './priorities.ts';

/** An entry of a plan that asks for an item, and how it is served. */
export interface ItemRequirement {
  readonly entry: Entry;
  readonly line: ItemLine;
}

/** Which entries ask for an item, the first served first. */
export function requirementsOfItem(
  plan: Pick<Plan, 'entries'>,
  entries: readonly Entry[],
  item: ItemId,
): ItemRequirement[] {
  return inOrder(entries).flatMap((entry) => {
    const line = plan.entries.get(entry.entryId)?.items.get(item);
    return line && line.needed > 0 ? [{ entry, line }] : [];
  });
}
