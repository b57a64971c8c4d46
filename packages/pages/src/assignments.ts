import type { Cost, ItemId, Lookup, PageName } from '@trailbook/core/internal/dataset';

/** An assignment that brings an item. */
export interface Assignment {
  readonly id: number;
  readonly name: PageName | null;
  readonly lengths: readonly {
    readonly hours: number;
    readonly count: number;
    /** What fitting characters bring beside. */
    readonly bonus: number;
  }[];
}

/** Which assignments bring an item, and how many of it by how long they take. */
export function assignmentsOf(lookup: Lookup, item: ItemId): Assignment[] {
  return lookup.dataset.assignments
    .map(({ id, lengths }) => ({
      id,
      name: lookup.name('assignment', id),
      lengths: lengths
        .map(({ hours, items, bonus }) => ({
          hours,
          count: countIn(items, item),
          bonus: countIn(bonus, item),
        }))
        .filter(({ count, bonus }) => count + bonus > 0),
    }))
    .filter(({ lengths }) => lengths.length > 0);
}

function countIn(cost: Cost, item: ItemId): number {
  return cost.find(({ id }) => id === item)?.count ?? 0;
}
