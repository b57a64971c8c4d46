import type { ItemId, PlannerTables } from '../dataset/index.ts';
import type { DropTiers } from './drop-tiers.ts';
import { dropsOf } from './farming.ts';
import type { DayRun } from './schedule.ts';

/**
 * What runs give on average, in whole items: every tier of the material that they are for, whichever of them
 * was missing.
 */
export function averageDrops(
  tables: PlannerTables,
  { items, attempts }: Pick<DayRun, 'items' | 'attempts'>,
  tiers: DropTiers,
): ReadonlyMap<ItemId, number> {
  const drops = [...alongWith(tables, items)].map(
    (id) => [id, Math.round(attempts * dropsOf(tables, id, tiers))] as const,
  );
  return new Map(drops.filter(([, count]) => count > 0));
}

/** Items that drop together with these: other tiers of their family, other items of their experience. */
function alongWith({ items: known, experience }: PlannerTables, items: readonly ItemId[]) {
  const all = new Set(items);
  const [first] = items;
  const family = first === undefined ? undefined : known.get(first)?.family;
  for (const { id, family: other } of known.values()) {
    if (family !== undefined && other === family) all.add(id);
  }
  for (const fed of [experience.characterItems, experience.lightConeItems]) {
    if (fed.some(({ id }) => all.has(id))) for (const { id } of fed) all.add(id);
  }
  return all;
}
