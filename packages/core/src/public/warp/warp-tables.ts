import { checkKind } from '../../basics/check.ts';
import type { Dataset } from '../../dataset/index.ts';
import { warpTables as innerWarpTables, type WarpTables } from '../../warp/tables.ts';

/**
 * The tables of a dataset that statistics ask.
 *
 * @throws InputError for what is no dataset
 */
export function warpTables(
  dataset: Pick<Dataset, 'characters' | 'lightCones' | 'banners'>,
): WarpTables {
  checkKind(dataset?.characters, 'dataset.characters', 'Map');
  checkKind(dataset.lightCones, 'dataset.lightCones', 'Map');
  checkKind(dataset.banners?.banners, 'dataset.banners.banners', 'Array');
  return innerWarpTables(dataset);
}
