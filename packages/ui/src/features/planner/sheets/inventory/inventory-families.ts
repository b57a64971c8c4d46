import type { ItemId, PlannerItem, PlannerTables } from '@trailbook/core/internal/dataset';
import type { ItemLines } from '@trailbook/core/internal/planner';
import { sortItems } from '../../parts/sort-items.ts';

/** Materials that stand in one row: the tiers of a family, the lowest first, or one that has no others. */
export interface Family {
  readonly key: string;
  readonly items: readonly ItemId[];
  /** Its highest tier: what the row is known by. */
  readonly name: ItemId;
  readonly purpose: PlannerItem['purpose'];
}

type Counts = Readonly<Record<string, number>>;

/** The items of the game, and what the player has that this version of it does not know, as families. */
export function familiesOf({ items }: Pick<PlannerTables, 'items'>, owned: Counts): Family[] {
  const unknown = Object.entries(owned)
    .filter(([, count]) => count > 0)
    .map(([id]) => Number(id) as ItemId)
    .filter((id) => !items.has(id));
  const all = new Map<ItemId, PlannerItem | undefined>([
    ...items,
    ...unknown.map((id) => [id, undefined] as const),
  ]);
  const rows = new Map<string, ItemId[]>();
  for (const { id, value } of sortItems({ items }, all)) {
    const key = rowOf(id, value);
    const row = rows.get(key) ?? [];
    rows.set(key, [id, ...row]);
  }
  return [...rows].map(([key, ids]) => {
    const name = ids.at(-1) as ItemId;
    return { key, items: ids, name, purpose: items.get(name)?.purpose ?? 'other' };
  });
}

/** Whether the plan needs a row, or could make of it what it needs. */
export function isNeeded({ items }: Family, needed: ItemLines): boolean {
  return items.some((id) => needed.has(id));
}

/** Experience items stand for each other as tiers do. */
function rowOf(id: ItemId, item: PlannerItem | undefined): string {
  if (item?.family !== undefined) return `family ${item.family}`;
  return item?.purpose.endsWith('Exp') ? item.purpose : `item ${id}`;
}
