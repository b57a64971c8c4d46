import { fail, ok, type Result } from '../../basics/result.ts';
import type { BannerType } from '../banner-types.ts';
import { type Fields, isFields, pullIdOf } from './fields.ts';
import type {
  FormatError,
  ImportedHistory,
  ImportedPull,
  LeftBehind,
  RefusedRow,
  RowFault,
} from './imported.ts';
import { readEachRow, readThing } from './read-row.ts';

const LISTS: ReadonlyMap<string, BannerType> = new Map([
  ['beginner', 2],
  ['standard', 1],
  ['character', 11],
  ['lightcone', 12],
]);

export function isPomMoe(file: Fields): boolean {
  const lists = file.default;
  return isFields(lists) && [...LISTS.keys()].some((name) => Array.isArray(lists[name]));
}

/** Reads the data of pom.moe, which names no account. Rule W34. */
export function readPomMoe(file: Fields): Result<ImportedHistory, FormatError> {
  if (!isFields(file.default)) return fail({ code: 'FORMAT_DAMAGED', args: { format: 'pomMoe' } });
  const pulls: ImportedPull[] = [];
  const refused: RefusedRow[] = [];
  const left: LeftBehind[] = [];
  for (const [name, list] of Object.entries(file.default)) {
    const type = LISTS.get(name);
    if (type === undefined || !Array.isArray(list)) {
      left.push({ code: 'LEFT_PART', args: { name: `default.${name}` } });
      continue;
    }
    const rows = readEachRow(list, `default.${name}.`, (row) => readPomRow(row, type));
    for (const pull of rows.pulls) pulls.push(pull);
    for (const row of rows.refused) refused.push(row);
  }
  return ok({
    ...{ format: 'pomMoe', refused, left, stores: [] },
    accounts: [{ uid: null, label: null, pulls }],
  });
}

function readPomRow(row: unknown, type: BannerType): Result<ImportedPull, RowFault> {
  if (!isFields(row)) return fail('ROW_NO_OBJECT');
  const id = pullIdOf(row.id);
  if (id === undefined) return fail('ROW_BAD_ID');
  return readThing(
    { gacha_type: type, gacha_id: row.bannerCode, item_id: row.itemId, time: row.time },
    { id, zone: null },
  );
}
