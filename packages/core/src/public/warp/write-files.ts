import { checkText, checkWhole, MOST } from '../../basics/check.ts';
import { tableRows as innerTableRows, writeCsv as innerWriteCsv } from '../../warp/formats/csv.ts';
import {
  type AccountHistory,
  writeUigf as innerWriteUigf,
  type RowTexts,
  type UigfTexts,
} from '../../warp/formats/write-uigf.ts';
import { checkAccounts, checkRowTexts } from './check-files.ts';

/**
 * The rows of a table of pulls, the headings first, for a workbook or a CSV file. All texts, for numbers lose the last
 * digits of an id.
 *
 * @throws InputError for accounts and texts that are none
 */
export function tableRows(accounts: readonly AccountHistory[], texts: RowTexts): string[][] {
  checkAccounts(accounts);
  checkRowTexts(texts);
  return innerTableRows(accounts, texts);
}

/**
 * The same as a file. The mark at its head tells spreadsheets that it is UTF-8.
 *
 * @throws InputError for accounts and texts that are none
 */
export function writeCsv(accounts: readonly AccountHistory[], texts: RowTexts): string {
  checkAccounts(accounts);
  checkRowTexts(texts);
  return innerWriteCsv(accounts, texts);
}

/**
 * Writes UIGF v4.1 with every optional field: there are tools that take no newer version, and others that refuse a
 * file without one of them.
 *
 * @throws InputError for accounts and texts that are none
 */
export function writeUigf(accounts: readonly AccountHistory[], texts: UigfTexts): string {
  checkAccounts(accounts);
  checkRowTexts(texts);
  checkText(texts.language, 'texts.language');
  checkText(texts.appVersion, 'texts.appVersion');
  checkWhole(texts.exportedAt, 'texts.exportedAt', 0, MOST);
  return innerWriteUigf(accounts, texts);
}
