import { fail, ok, type Result } from '../../basics/result.ts';
import { uidOf, zoneOf } from './fields.ts';
import type {
  FormatError,
  ImportedHistory,
  ImportedPull,
  LeftBehind,
  RefusedRow,
} from './imported.ts';
import { readGameRow } from './read-row.ts';

/** A sheet of a workbook, as plain cells. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly unknown[])[];
}

/** Fields without which a sheet holds no records. */
const NEEDED = ['id', 'gacha_type', 'item_id', 'time'];

// Rule W31.
/**
 * Reads the sheets of a workbook that have the game's own field names as headings: the raw sheet of
 * star-rail-warp-export's, and our own. Cells of ids must be texts; a number has lost its last digits.
 */
export function readSheets(sheets: readonly Sheet[]): Result<ImportedHistory, FormatError> {
  const byAccount = new Map<string | null, ImportedPull[]>();
  const refused: RefusedRow[] = [];
  const left: LeftBehind[] = [];
  for (const { name, rows } of sheets) {
    const [header = [], ...lines] = rows;
    const headings = Array.from(header, (cell) =>
      typeof cell === 'string' ? cell.trim().toLowerCase() : '',
    );
    if (!NEEDED.every((field) => headings.includes(field))) {
      left.push({ code: 'LEFT_PART', args: { name } });
      continue;
    }
    for (const [at, cells] of lines.entries()) {
      const row = Object.fromEntries(headings.map((heading, column) => [heading, cells[column]]));
      const uid = uidOf(row.uid) ?? null;
      const pull = readGameRow(row, { uid, zone: zoneOf(row.zone) ?? null });
      if (!pull.ok) {
        // As the workbook counts: from 1, after the headings.
        refused.push({ place: `${name}!${at + 2}`, code: pull.error });
        continue;
      }
      const pulls = byAccount.get(uid);
      if (pulls) pulls.push(pull.value);
      else byAccount.set(uid, [pull.value]);
    }
  }
  if (left.length === sheets.length) return fail({ code: 'FORMAT_UNKNOWN' });
  const accounts = [...byAccount].map(([uid, pulls]) => ({ uid, label: null, pulls }));
  return ok({ format: 'sheets', accounts, refused, left, stores: [] });
}
