import { checkKeys, checkKind } from '../../basics/check.ts';
import { type Coverage, coverage as innerCoverage } from '../../warp/coverage.ts';
import type { HistoryFrame } from '../../warp/history.ts';
import type { ImportSpan } from '../../warp/import-span.ts';
import type { Pull } from '../../warp/pull.ts';
import type { WarpTables } from '../../warp/tables.ts';
import { checkFrame, checkInstant, checkPulls, checkWarpTables } from './check-warp.ts';

/**
 * What is known to be there of a history, and what not.
 *
 * @param known.pulls - in order, each once
 * @returns undefined without pulls
 * @throws InputError for tables, frames, pulls and imports that are none
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
  for (const [at, span] of known.imports.entries()) checkSpan(span, `imports.${at}`);
  return innerCoverage(tables, frame, known);
}

function checkSpan(span: ImportSpan, path: string): void {
  checkKind(span, path);
  checkInstant(span.at, `${path}.at`);
  checkKind(span.oldest, `${path}.oldest`, 'String');
  checkKind(span.newest, `${path}.newest`, 'String');
  checkKind(span.isToTheEnd, `${path}.isToTheEnd`, 'Boolean');
  if (span.isFile !== undefined) checkKind(span.isFile, `${path}.isFile`, 'Boolean');
}
