import { fail, ok, type Result } from '../../basics/result.ts';
import { type Fields, whoseOf, zoneOf } from './fields.ts';
import type {
  FormatError,
  ImportedHistory,
  ImportedPull,
  LeftBehind,
  RefusedRow,
} from './imported.ts';
import type { NameIndex } from './name-index.ts';
import { readEachRow, readGameRow } from './read-row.ts';

export function isWarpExport({ result, uid }: Fields): boolean {
  return Array.isArray(result) && uid !== undefined;
}

/** Reads the user data of star-rail-warp-export. Rule W31. */
export function readWarpExport(
  file: Fields,
  names?: NameIndex,
): Result<ImportedHistory, FormatError> {
  if (!Array.isArray(file.result)) {
    return fail({ code: 'FORMAT_DAMAGED', args: { format: 'warpExport' } });
  }
  const whose = whoseOf(file.uid);
  const frame = { uid: whose.uid, zone: zoneOf(file.region_time_zone) ?? null, names };
  const pulls: ImportedPull[] = [];
  const refused: RefusedRow[] = [];
  const left: LeftBehind[] = [];
  for (const [at, pair] of file.result.entries()) {
    const [type, list] = Array.isArray(pair) ? pair : [];
    if (!Array.isArray(list)) {
      left.push({ code: 'LEFT_PART', args: { name: `result.${at}` } });
      continue;
    }
    const rows = readEachRow(list, `result.${at}.1.`, (row) =>
      readGameRow(ofType(row, type), frame),
    );
    for (const pull of rows.pulls) pulls.push(pull);
    for (const row of rows.refused) refused.push(row);
  }
  return ok({
    ...{ format: 'warpExport', refused, left, stores: [] },
    accounts: [{ ...whose, pulls }],
  });
}

/** A row of an older file leaves its banner type to the list that it stands in. */
function ofType(row: unknown, type: unknown): unknown {
  return typeof row === 'object' && row !== null && !('gacha_type' in row)
    ? { ...row, gacha_type: type }
    : row;
}
