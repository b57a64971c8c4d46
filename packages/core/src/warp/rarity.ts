import type { Pull } from './pull.ts';
import type { Rarity, WarpTables } from './tables.ts';

/**
 * How rare a pulled thing is, or null where that cannot be known. A thing that the game data does not hold
 * yet is a 5★ when its banner features it; a light cone tells by its number.
 * Source: EquipmentConfig numbers light cones 20xxx (3★), 21xxx and 22xxx (4★), 23xxx and 24xxx (5★).
 */
export function rarityOf(
  tables: WarpTables,
  { itemId, gachaId }: Pick<Pull, 'itemId' | 'gachaId'>,
): Rarity | null {
  const known = tables.rarities.get(itemId);
  if (known !== undefined) return known;
  if (tables.featured.get(gachaId) === itemId) return 5;
  return BY_SERIES.get(Math.floor(itemId / 1000)) ?? null;
}

const BY_SERIES: ReadonlyMap<number, Rarity> = new Map([
  [20, 3],
  [21, 4],
  [22, 4],
  [23, 5],
  [24, 5],
]);
