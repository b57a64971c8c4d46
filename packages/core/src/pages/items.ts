import {
  type Dataset,
  type ItemId,
  type ItemPurpose,
  type Language,
  nameOf,
} from '../dataset/index.ts';
import { type PageName, pageName } from './names.ts';

/** An item as pages name and draw it. */
export interface ItemRef {
  readonly id: ItemId;
  readonly name: PageName;
  readonly purpose: ItemPurpose;
  readonly rarity: number;
  readonly tier: number | null;
  readonly icon: string | null;
}

export interface CountedItem extends ItemRef {
  readonly count: number;
}

export function itemRef(dataset: Dataset, language: Language, id: ItemId): ItemRef {
  const item = dataset.items.get(id);
  return {
    id,
    name: pageName(nameOf(dataset.names, language, 'item', id), language, id),
    purpose: item?.purpose ?? 'other',
    rarity: item?.rarity ?? 1,
    tier: item?.tier ?? null,
    icon: item?.icon ?? null,
  };
}

/** Items and how many of each, by id. */
export function countedItems(
  dataset: Dataset,
  language: Language,
  counts: ReadonlyMap<ItemId, number>,
): CountedItem[] {
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([id, count]) => ({ ...itemRef(dataset, language, id), count }));
}
