import type { ItemId } from './ids.ts';
import type { ItemRef, Lookup } from './lookup.ts';
import type { Cost } from './schema.ts';

export interface CountedItem extends ItemRef {
  readonly count: number;
}

/** Items and how many of each, by id. */
export function countedItems(lookup: Lookup, counts: ReadonlyMap<ItemId, number>): CountedItem[] {
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([id, count]) => ({ ...lookup.item(id), count }));
}

/** Every item that some costs name, by its id. */
export function itemsOf(lookup: Lookup, costs: readonly Cost[]): Record<string, ItemRef> {
  const ids = new Set<ItemId>(costs.flatMap((cost) => cost.map((row) => row.id)));
  return Object.fromEntries([...ids].sort((a, b) => a - b).map((id) => [id, lookup.item(id)]));
}
