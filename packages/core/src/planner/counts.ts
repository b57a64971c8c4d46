import type { ItemId } from '../dataset/index.ts';

/** How many of what, by item. */
export type Counts = Map<ItemId, number>;

/**
 * The same, as the planner's answers have it. Their types leave open in which form they hold counts: to callers
 * outside of the house `public/` gives plain objects.
 */
export type ItemCounts = ReadonlyMap<ItemId, number>;

export function add(counts: Counts, id: ItemId, count: number): void {
  counts.set(id, (counts.get(id) ?? 0) + count);
}

/** Counts by id as JSON has them, of what there is any of. */
export function stockOf(counts: Readonly<Record<string, number>>): Counts {
  return new Map(
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([id, count]) => [Number(id) as ItemId, count]),
  );
}
