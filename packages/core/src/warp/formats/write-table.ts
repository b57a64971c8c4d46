import { isByHand } from '../made-up-ids.ts';
import { zoneOfAccount } from './account-zone.ts';
import { csvLine } from './csv-text.ts';
import { type AccountHistory, type RowTexts, rowsOf } from './write-uigf.ts';

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
  const rows = accounts.flatMap((account) => {
    const [uid, zone] = [account.uid, String(zoneOfAccount(account.uid))];
    return rowsOf(account, texts).map((row) =>
      HEADINGS.map(
        (heading) => ({ ...row, uid, zone, manual: isByHand(row.id) ? '1' : '' })[heading],
      ),
    );
  });
  return [[...HEADINGS], ...rows];
}

/** The same as a file. The mark at its head tells spreadsheets that it is UTF-8. */
export function writeCsv(accounts: readonly AccountHistory[], texts: RowTexts): string {
  return `\uFEFF${tableRows(accounts, texts).map(csvLine).join('\r\n')}\r\n`;
}
