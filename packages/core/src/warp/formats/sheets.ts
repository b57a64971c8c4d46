import { fail, ok, type Result } from '../../basics/result.ts';
import { readTime } from '../time.ts';
import { bannerTypeOfSheet } from './banner-names.ts';
import { PullsByAccount } from './by-account.ts';
import { guessColumns, isComplete } from './columns.ts';
import { readTable, type TableOptions, WIDEST } from './csv.ts';
import type { CsvText } from './csv-text.ts';
import { uidOf, zoneOf } from './fields.ts';
import type { FormatError, ImportedHistory, LeftBehind, RefusedRow } from './imported.ts';
import { readGameRow } from './read-row.ts';

/** A sheet of a workbook, as plain cells. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly unknown[])[];
}

/** Fields without which a sheet holds no records. */
const NEEDED = ['id', 'gacha_type', 'item_id', 'time'];

/** Fields that are read. A sheet may have any number of others. */
const READ = new Set([
  ...NEEDED,
  ...['gacha_id', 'rank_type', 'name', 'uid', 'zone', 'region_time_zone'],
]);

/** A sheet whose cells are read as the lines of a table. */
interface TableSheet {
  readonly name: string;
  readonly table: CsvText;
}

// Rule W31.
/**
 * Reads the sheets of a workbook. Best are those that have the game's own field names as headings: the raw sheet of
 * star-rail-warp-export's, StarRailToolkit's, and our own. Cells of ids must be texts; a number has lost its last digits.
 * Else sheets that are named after a banner type, as star-rail-warp-export and StarRail-gacha show them; else any table,
 * as one in CSV.
 */
export function readSheets(
  sheets: readonly Sheet[],
  options: TableOptions = {},
): Result<ImportedHistory, FormatError> {
  const raw = sheets.filter(({ rows }) => {
    const headings = headingsOf(rows[0]);
    return NEEDED.every((field) => headings.includes(field));
  });
  if (raw.length > 0 && !options.columns) return readRaw(raw, leftOf(sheets, raw));
  const ofTypes = sheets.flatMap(tableOfType);
  if (ofTypes.length > 0 && !options.columns) {
    return readTables(ofTypes, options, leftOf(sheets, ofTypes));
  }
  const tables = sheets.map(plainTable).filter(isTable);
  const first = tables.find(({ table }) => isComplete(guessColumns(headerOf(table)))) ?? tables[0];
  if (!first) return fail({ code: 'FORMAT_UNKNOWN' });
  const alike = tables.filter(({ table }) => isSameHeader(table, first.table));
  return readTables(alike, options, leftOf(sheets, alike));
}

function readRaw(sheets: readonly Sheet[], left: LeftBehind[]): Result<ImportedHistory, never> {
  const byAccount = new PullsByAccount();
  const refused: RefusedRow[] = [];
  for (const { name, rows } of sheets) {
    const [header, ...lines] = rows;
    const columns = [...new Map(headingsOf(header).map((heading, at) => [heading, at]))].filter(
      ([heading]) => READ.has(heading),
    );
    for (const [at, cells] of lines.entries()) {
      const row = Object.fromEntries(
        columns.map(([heading, column]) => [heading, timeInCell(cells[column])]),
      );
      const uid = uidOf(row.uid) ?? null;
      const pull = readGameRow(row, {
        uid,
        zone: zoneOf(row.zone ?? row.region_time_zone) ?? null,
      });
      if (pull.ok) byAccount.add(uid, pull.value);
      // As the workbook counts: from 1, after the headings.
      else refused.push({ place: `${name}!${at + 2}`, code: pull.error });
    }
  }
  return ok({ format: 'sheets', accounts: byAccount.accounts(), refused, left, stores: [] });
}

function readTables(
  sheets: readonly TableSheet[],
  options: TableOptions,
  left: LeftBehind[],
): Result<ImportedHistory, FormatError> {
  const byAccount = new PullsByAccount();
  const refused: RefusedRow[] = [];
  for (const { name, table } of sheets) {
    const read = readTable(table, options);
    if (!read.ok) return asOfSheets(read.error);
    for (const { uid, pulls } of read.value.accounts) {
      for (const pull of pulls) byAccount.add(uid, pull);
    }
    for (const { place, code } of read.value.refused) {
      refused.push({ place: `${name}!${place}`, code });
    }
  }
  return ok({ format: 'sheets', accounts: byAccount.accounts(), refused, left, stores: [] });
}

function asOfSheets(error: FormatError): Result<never, FormatError> {
  if (error.code !== 'FORMAT_NEEDS_COLUMNS') return fail(error);
  return fail({ ...error, args: { ...error.args, format: 'sheets' } });
}

/** A sheet that is named after a banner type, with times and names of things, those first where no heading tells. */
function tableOfType({ name, rows }: Sheet): TableSheet[] {
  const type = bannerTypeOfSheet(name);
  const { table } = plainTable({ name, rows });
  const { time = 0, item = 1 } = guessColumns(headerOf(table));
  const [, first] = table.rows;
  if (type === undefined || !first || !readTime(first.cells[time])) return [];
  const lines = table.rows.slice(1).map(({ line, cells }) => ({
    ...{ line, cells: [cells[time] ?? '', String(type), cells[item] ?? ''] },
  }));
  const header = { line: 1, cells: ['time', 'gacha_type', 'item_id'] };
  return [{ name, table: { ...table, rows: [header, ...lines] } }];
}

function plainTable({ name, rows }: Sheet): TableSheet {
  // A wider one is refused by its width alone.
  const width = Math.min(WIDEST + 1, rows[0]?.length ?? 0);
  const lines = rows.map((cells, at) => ({
    line: at + 1,
    cells: Array.from({ length: width }, (_, column) => textInCell(cells[column])),
  }));
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { name, table: { rows: filled, brokenLine: undefined, hasLineEnd: true } };
}

function isTable({ table: { rows } }: TableSheet): boolean {
  return rows.length > 1;
}

function headerOf({ rows }: CsvText): readonly string[] {
  return rows[0]?.cells ?? [];
}

function isSameHeader(a: CsvText, b: CsvText): boolean {
  return headerOf(a).join('\0') === headerOf(b).join('\0');
}

/** Sheets that were not read. Those named after a banner type are not listed: they repeat the raw sheet, or are empty. */
function leftOf(
  sheets: readonly Sheet[],
  read: readonly { readonly name: string }[],
): LeftBehind[] {
  const names = new Set(read.map(({ name }) => name));
  return sheets
    .filter(({ name }) => !names.has(name) && bannerTypeOfSheet(name) === undefined)
    .map(({ name }) => ({ code: 'LEFT_PART', args: { name } }));
}

function headingsOf(header: readonly unknown[] = []): string[] {
  return Array.from(header, (cell) => (typeof cell === 'string' ? cell.trim().toLowerCase() : ''));
}

function textInCell(cell: unknown): string {
  const told = timeInCell(cell);
  return typeof told === 'string' || typeof told === 'number' ? String(told).trim() : '';
}

/** Spreadsheets may keep times as fractions of a day, which are off by less than a second. */
function timeInCell(cell: unknown): unknown {
  if (!(cell instanceof Date) || Number.isNaN(cell.getTime())) return cell;
  const second = new Date(1000 * Math.round(cell.getTime() / 1000));
  return second.toISOString().slice(0, 19).replace('T', ' ');
}
