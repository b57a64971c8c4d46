import { checkKind } from '../../basics/check.ts';
import { DUPE_PRESETS, type HeldItem, heldItems as innerHeldItems } from '../../warp/held-items.ts';
import type { Pull } from '../../warp/pull.ts';
import type { WarpTables } from '../../warp/tables.ts';
import { checkPulls, checkWarpTables } from './check-warp.ts';

/**
 * What a player has, by the pulls of all banners of an account; in the order of ids.
 *
 * @param presets - copies that come without pulls
 * @throws InputError for tables, pulls and presets that are none
 */
export function heldItems(
  tables: WarpTables,
  pulls: Iterable<Pull>,
  presets: ReadonlyMap<number, number> = DUPE_PRESETS,
): HeldItem[] {
  checkWarpTables(tables);
  // A text is a list of letters, and no list of pulls.
  const list = typeof pulls?.[Symbol.iterator] === 'function' ? [...pulls] : pulls;
  checkKind(list, 'pulls', 'Array');
  checkPulls(list as Pull[]);
  checkKind(presets, 'presets', 'Map');
  return innerHeldItems(tables, list, presets);
}
