import { fail, ok, type Result } from '../../basics/result.ts';
import { isByHand } from '../made-up-ids.ts';
import { bannerTypeNamed } from './banner-names.ts';
import { PullsByAccount } from './by-account.ts';
import { type Columns, guessColumns, isComplete } from './columns.ts';
import { type CsvText, csvLine } from './csv-text.ts';
import { isLastRowCut } from './cut-row.ts';
import { pullIdOf, uidOf, zoneOf } from './fields.ts';
import type {
  FormatError,
  ImportedHistory,
  ImportedPull,
  RefusedRow,
  RowFault,
} from './imported.ts';
import { type NameIndex, nameKey } from './name-index.ts';
import { readThing } from './read-row.ts';
import { zoneOfAccount } from './settle-account.ts';
import { type AccountHistory, type RowTexts, writtenRows } from './write-uigf.ts';

/** How a table is to be read where it doesn't tell itself. */
export interface TableOptions {
  /** Which column is which; the headings tell otherwise. */
  readonly columns?: Columns;
  /** For rows that name things rather than number them. */
  readonly names?: NameIndex;
}

/** Rows to show beside the headings when they are to be explained. */
const SAMPLE = 5;
/** Nobody picks from more headings than these, and a million of them would stop a page. */
export const WIDEST = 100;

/**
 * Reads any table of pulls with a line of headings.
 * Rule W32.
 */
export function readTable(
  table: CsvText,
  { columns, names }: TableOptions,
): Result<ImportedHistory, FormatError> {
  const {
    rows: [header, ...rows],
    brokenLine,
  } = table;
  const found = columns ?? guessColumns(header?.cells ?? []);
  if (!header || !isComplete(found)) {
    // Headings whose quotes have no end.
    if (!header && brokenLine !== undefined) {
      return fail({ code: 'FORMAT_DAMAGED', args: { format: 'csv' } });
    }
    const width = header?.cells.length ?? 0;
    if (!header || width < 2 || width > WIDEST) return fail({ code: 'FORMAT_UNKNOWN' });
    const sample = rows.slice(0, SAMPLE).map(({ cells }) => cells);
    return fail({
      code: 'FORMAT_NEEDS_COLUMNS',
      args: { format: 'csv', header: header.cells, sample },
    });
  }
  const byAccount = new PullsByAccount();
  const refused: RefusedRow[] = [];
  const stars = header.cells.findIndex((heading) => heading.trim().toLowerCase() === 'rank_type');
  const cut = isLastRowCut(table, found.item, Object.values(found)) ? rows.at(-1) : undefined;
  for (const row of rows) {
    const { line, cells } = row;
    const uid = uidOf(cellAt(cells, found.uid)) ?? null;
    const pull =
      row === cut
        ? fail('ROW_CUT_SHORT' as const)
        : readCells(cells, { columns: found, stars, names });
    if (!pull.ok) {
      refused.push({ place: String(line), code: pull.error });
      continue;
    }
    byAccount.add(uid, pull.value);
  }
  if (brokenLine !== undefined) {
    refused.push({ place: String(brokenLine), code: 'ROW_BROKEN_QUOTES' });
  }
  return ok({ format: 'csv', accounts: byAccount.accounts(), refused, left: [], stores: [] });
}

function readCells(
  cells: readonly string[],
  {
    columns,
    stars,
    names,
  }: {
    readonly columns: Columns;
    readonly stars: number;
    readonly names: NameIndex | undefined;
  },
): Result<ImportedPull, RowFault> {
  const item = cellAt(cells, columns.item);
  const isNumber = /^\d+$/.test(item);
  const itemId = isNumber ? item : names?.get(nameKey(item));
  if (itemId === undefined) return fail('ROW_UNKNOWN_NAME');
  const cell = cellAt(cells, columns.id);
  const id = ROUNDED.test(cell) || cell === '' ? null : pullIdOf(cell);
  if (id === undefined) return fail('ROW_BAD_ID');
  return readThing(
    {
      gacha_type: bannerTypeNamed(cellAt(cells, columns.type)),
      gacha_id: cellAt(cells, columns.gachaId),
      item_id: itemId,
      rank_type: cellAt(cells, stars),
      time: cellAt(cells, columns.time),
    },
    { id, zone: zoneOf(cellAt(cells, columns.zone)) ?? null },
  );
}

/** What is left of an id where a spreadsheet took it for a number, such as `1.68252E+18`. */
const ROUNDED = /^\d(?:[.,]\d+)?e\+?1\d$/i;

function cellAt(cells: readonly string[], column: number | undefined): string {
  return column === undefined ? '' : (cells[column] ?? '').trim();
}

const HEADINGS = [
  'uid',
  'id',
  'time',
  'zone',
  'gacha_type',
  'gacha_id',
  'item_id',
  'name',
  'item_type',
  'rank_type',
  'manual',
] as const;

/**
 * The rows of a table of pulls, the headings first, for a workbook or a CSV file. All texts, for numbers lose the last
 * digits of an id.
 */
export function tableRows(accounts: readonly AccountHistory[], texts: RowTexts): string[][] {
  return [...eachTableRow(accounts, texts)];
}

/** The same one by one, for who writes each as it comes. */
export function* eachTableRow(
  accounts: readonly AccountHistory[],
  texts: RowTexts,
): Generator<string[]> {
  yield [...HEADINGS];
  for (const account of accounts) {
    const [uid, zone] = [account.uid, String(zoneOfAccount(account.uid))];
    for (const row of writtenRows(account, texts)) {
      const cells = { ...row, uid, zone, manual: isByHand(row.id) ? '1' : '' };
      yield HEADINGS.map((heading) => cells[heading]);
    }
  }
}

/** The same as a file. The mark at its head tells spreadsheets that it is UTF-8. */
export function writeCsv(accounts: readonly AccountHistory[], texts: RowTexts): string {
  return `\uFEFF${tableRows(accounts, texts).map(csvLine).join('\r\n')}\r\n`;
}
