import { checkKind } from '../basics/check.ts';
import type { PlannerTables } from '../dataset/index.ts';

/** Checks that tables are tables: a dataset that was parsed or a pack that was opened, not what these are made of. */
export function checkTables(tables: PlannerTables): void {
  checkKind(tables?.sources, 'tables.sources', 'Map', 'Map; use parseDataset or openPack');
}
