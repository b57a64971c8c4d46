import { checkKind, checkOneOf, checkWhole, MOST } from '../../basics/check.ts';
import type { Dataset } from '../../dataset/index.ts';
import type { Pull } from '../../warp/pull.ts';
import {
  rarityOf as innerRarityOf,
  warpTables as innerWarpTables,
  type Rarity,
  type WarpTables,
} from '../../warp/tables.ts';
import { checkWarpTables } from './check-warp.ts';

/**
 * The tables of a dataset that statistics ask.
 *
 * @throws InputError for what is no dataset
 */
export function warpTables(
  dataset: Pick<Dataset, 'characters' | 'lightCones' | 'banners'>,
): WarpTables {
  checkKind(dataset?.characters, 'dataset.characters', 'Map', 'Map; use parseDataset');
  checkKind(dataset.lightCones, 'dataset.lightCones', 'Map', 'Map; use parseDataset');
  checkKind(
    dataset.banners?.banners,
    'dataset.banners.banners',
    'Array',
    'Array; use parseDataset',
  );
  return innerWarpTables(dataset);
}

/**
 * How rare a pulled thing is, or null where that cannot be known. A thing that the game data does not hold
 * yet is as rare as the records told, a 5★ when its banner features it; a light cone tells by its number.
 *
 * @throws InputError for tables and pulls that are none
 */
export function rarityOf(
  tables: WarpTables,
  pull: Pick<Pull, 'itemId' | 'gachaId' | 'rarity'>,
): Rarity | null {
  checkWarpTables(tables);
  checkKind(pull, 'pull');
  checkWhole(pull.itemId, 'pull.itemId', 0, MOST);
  checkWhole(pull.gachaId, 'pull.gachaId', 0, MOST);
  if (pull.rarity !== undefined) checkOneOf(pull.rarity, 'pull.rarity', [4, 5]);
  return innerRarityOf(tables, pull);
}
