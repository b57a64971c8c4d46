import { type Coverage, type ImportSpan, coverage as innerCoverage } from '../../warp/coverage.ts';
import type { HistoryFrame } from '../../warp/history.ts';
import type { Pull } from '../../warp/pull.ts';
import type { WarpTables } from '../../warp/tables.ts';
import { checkKeys, checkKind } from '../check.ts';
import { checkFrame, checkPulls, checkWarpTables } from './check-warp.ts';

/**
 * What is known to be there of a history, and what not.
 *
 * @param known.pulls - in order, each once
 * @returns undefined without pulls
 * @throws InputError for tables, frames and pulls that are none
 */
export function coverage(
  tables: WarpTables,
  frame: HistoryFrame,
  known: { readonly pulls: readonly Pull[]; readonly imports: readonly ImportSpan[] },
): Coverage | undefined {
  checkWarpTables(tables);
  checkFrame(frame);
  checkKeys(known, 'known', ['pulls', 'imports']);
  checkPulls(known.pulls);
  checkKind(known.imports, 'imports', 'Array');
  return innerCoverage(tables, frame, known);
}
