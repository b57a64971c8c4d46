import { checkEach, checkKind, checkText } from '../../basics/check.ts';
import type { Result } from '../../basics/result.ts';
import { type Dataset, LANGUAGES } from '../../dataset/index.ts';
import type { BannerType } from '../../warp/banner-types.ts';
import { type ColumnRole, guessColumns as innerGuessColumns } from '../../warp/formats/columns.ts';
import type { TableOptions } from '../../warp/formats/csv.ts';
import type { FormatError, ImportedAccount, ImportedHistory } from '../../warp/formats/imported.ts';
import { nameIndex as innerNameIndex, type NameIndex } from '../../warp/formats/name-index.ts';
import { parseHistory as innerParseHistory } from '../../warp/formats/parse-history.ts';
import {
  settleAccount as innerSettleAccount,
  zoneOfAccount as innerZoneOfAccount,
} from '../../warp/formats/settle-account.ts';
import { readSheets as innerReadSheets, type Sheet } from '../../warp/formats/sheets.ts';
import { withSoundIds as innerWithSoundIds, type SoundIds } from '../../warp/formats/sound-ids.ts';
import { workbookSize as innerWorkbookSize } from '../../warp/formats/workbook-size.ts';
import type { Pull } from '../../warp/pull.ts';
import { checkImported, checkTableOptions, checkUid } from './check-files.ts';

/**
 * Reads a file of warps, of whatever kind: what it holds tells which, never its name. Whatever cannot be read is
 * named with a reason, and reading goes on.
 *
 * @param file - its bytes, or text that was pasted
 * @throws InputError for what is neither
 */
export function parseHistory(
  file: Uint8Array | string,
  options: TableOptions = {},
): Result<ImportedHistory, FormatError> {
  if (typeof file !== 'string') checkKind(file, 'file', 'Uint8Array');
  checkTableOptions(options);
  return innerParseHistory(file, options);
}

/**
 * Reads the sheets of a workbook. Best are those that have the game's own field names as headings: the raw sheet of
 * star-rail-warp-export's, and our own. Cells of ids must be texts; a number has lost its last digits. Else sheets that
 * are named after a banner type, by the names of things; else any table.
 *
 * @throws InputError for what are no sheets
 */
export function readSheets(
  sheets: readonly Sheet[],
  options: TableOptions = {},
): Result<ImportedHistory, FormatError> {
  checkTableOptions(options);
  checkEach(sheets, 'sheets', (sheet, path) => {
    checkKind(sheet, path);
    checkText(sheet.name, `${path}.name`);
    checkEach(sheet.rows, `${path}.rows`, (row, at) => checkKind(row, at, 'Array'));
  });
  return innerReadSheets(sheets, options);
}

/**
 * Which column is which, as far as the headings tell.
 *
 * @throws InputError for what are no texts
 */
export function guessColumns(header: readonly string[]): Partial<Record<ColumnRole, number>> {
  checkEach(header, 'header', checkText);
  return innerGuessColumns(header);
}

/**
 * Characters and light cones by their name, for files that have no ids. A name of two things says nothing, and is left
 * out.
 *
 * @throws InputError for what has no names
 */
export function nameIndex(dataset: Pick<Dataset, 'names'>): NameIndex {
  checkKind(dataset?.names, 'dataset.names', 'Object', 'Object; use parseDataset');
  for (const language of LANGUAGES) {
    const names = dataset.names[language];
    if (names === undefined) continue;
    for (const kind of ['character', 'lightCone'] as const) {
      checkKind(
        names?.[kind],
        `dataset.names.${language}.${kind}`,
        'Object',
        'Object; use parseDataset',
      );
    }
  }
  return innerNameIndex(dataset);
}

/**
 * The pulls of an imported account by banner type, once it is known whose they are. Times that a file tells in
 * another zone are told in the account's own, as the game would; rows without an id get one, which tells whether the file
 * gives their seconds.
 *
 * @param uid - the account's number in the game
 * @throws InputError for what is no account of `parseHistory`, or no number
 */
export function settleAccount(account: ImportedAccount, uid: string): Map<BannerType, Pull[]> {
  checkImported(account);
  checkUid(uid, 'uid');
  return innerSettleAccount(account, uid);
}

/**
 * Hours between an account's server time and UTC.
 *
 * @param uid - the account's number in the game
 * @throws InputError for what is none
 */
export function zoneOfAccount(uid: string): number {
  checkUid(uid, 'uid');
  return innerZoneOfAccount(uid);
}

/**
 * Takes away ids that cannot be right, and puts right clocks that are hours away from the hour that an id knows. All
 * rows of a second lose their ids where one does, for what is left is known by their order.
 *
 * @param uid - whose rows they are, where the file does not say
 * @throws InputError for what is no account of `parseHistory`, and no account's number
 */
export function withSoundIds(account: ImportedAccount, uid?: string): SoundIds {
  checkImported(account);
  if (uid !== undefined) checkUid(uid, 'uid');
  return innerWithSoundIds(account, uid);
}

/**
 * How many bytes a workbook unpacks to, found without keeping any of them.
 *
 * @param file - its bytes
 * @throws InputError for what are none
 */
export function workbookSize(file: Uint8Array): Result<number, FormatError> {
  checkKind(file, 'file', 'Uint8Array');
  return innerWorkbookSize(file);
}
