import {
  CREDIT,
  ITEM_PURPOSES,
  type ItemId,
  type PlannerTables,
} from '@trailbook/core/internal/dataset';

/** Items in reading order: credits, then by use, then families together, their highest tier first. */
export function sortItems<Value>(
  { items }: Pick<PlannerTables, 'items'>,
  values: ReadonlyMap<ItemId, Value>,
): { readonly id: ItemId; readonly value: Value }[] {
  const place = (id: ItemId) => {
    const item = items.get(id);
    const purpose = id === CREDIT ? -1 : ITEM_PURPOSES.indexOf(item?.purpose ?? 'other');
    return [purpose, item?.family ?? 0, -(item?.tier ?? 0), id] as const;
  };
  return [...values]
    .map(([id, value]) => ({ id, value, place: place(id) }))
    .sort((a, b) => compare(a.place, b.place))
    .map(({ id, value }) => ({ id, value }));
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
