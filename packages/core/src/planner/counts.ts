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
  const stock: Counts = new Map();
  for (const [id, count] of Object.entries(counts))
    if (count > 0) stock.set(Number(id) as ItemId, count);
  return stock;
}
