import type { Pull } from './pull.ts';
import type { WarpTables } from './tables.ts';

// Rule W10; GachaBasicInfo.PrefabPath.
/**
 * Whether a 5★ of an event banner is the featured one, null where nobody can know. The banner itself tells,
 * by its id: several run at once, so that a date never would.
 *
 * Without a known banner a 5★ of the standard pool is off-featured. Where a record lacks the id altogether,
 * any other 5★ is featured, unless players can choose it into the standard pool. A banner with an id newer
 * than the game data may have brought its own pool.
 */
export function isFeatured(
  tables: WarpTables,
  { itemId, gachaId }: Pick<Pull, 'itemId' | 'gachaId'>,
): boolean | null {
  const featured = tables.featured.get(gachaId);
  if (featured) return featured === itemId;
  if (ALWAYS_STANDARD.has(itemId)) return false;
  return gachaId > 0 || CHOSEN_INTO_STANDARD.has(itemId) ? null : true;
}

/** 5★s that were never featured: the first seven characters and light cones of the standard pool. */
const ALWAYS_STANDARD: ReadonlySet<number> = new Set([
  ...[1003, 1004, 1101, 1104, 1107, 1209, 1211],
  ...[23000, 23002, 23003, 23004, 23005, 23012, 23013],
]);

/** Once featured, and since version 3.2 to be chosen into the standard pool. */
const CHOSEN_INTO_STANDARD: ReadonlySet<number> = new Set([
  ...[1102, 1205, 1208],
  ...[23001, 23009, 23011],
]);
