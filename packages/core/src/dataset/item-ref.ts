import type { FarmKind } from './farming.ts';
import type { ItemId } from './ids.ts';
import type { ConsumableKind, ItemPurpose } from './kinds.ts';
import type { Lookup, PageName } from './lookup.ts';
import type { Cost } from './schema.ts';

/** An item as pages name and draw it. */
export interface ItemRef {
  readonly id: ItemId;
  /** Null where it has no page of its own. */
  readonly pageId: string | null;
  readonly name: PageName;
  readonly purpose: ItemPurpose;
  /** What it is eaten for; left out where it is no food. */
  readonly food?: ConsumableKind | undefined;
  readonly rarity: number;
  readonly tier: number | null;
  readonly icon: string | null;
  /** Where it is farmed for trailblaze power; null where it is not. */
  readonly source: FarmKind | null;
}

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
