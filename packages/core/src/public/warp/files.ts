export type { ColumnRole, Columns } from '../../warp/formats/columns.ts';
export { COLUMN_ROLES, guessColumns } from '../../warp/formats/columns.ts';
export type { TableOptions } from '../../warp/formats/csv.ts';
export { tableRows, writeCsv } from '../../warp/formats/csv.ts';
export type {
  DamagedFormat,
  FormatError,
  HistoryFormat,
  ImportedAccount,
  ImportedHistory,
  ImportedPull,
  LeftBehind,
  OtherStore,
  RefusedRow,
  RowFault,
} from '../../warp/formats/imported.ts';
export type { NameIndex } from '../../warp/formats/name-index.ts';
export { nameIndex } from '../../warp/formats/name-index.ts';
export { settleAccount, zoneOfAccount } from '../../warp/formats/settle-account.ts';
export type { Sheet } from '../../warp/formats/sheets.ts';
export { readSheets } from '../../warp/formats/sheets.ts';
export type { SoundIds } from '../../warp/formats/sound-ids.ts';
export { withSoundIds } from '../../warp/formats/sound-ids.ts';
export type {
  AccountHistory,
  RowTexts,
  UigfTexts,
  WrittenRow,
} from '../../warp/formats/write-uigf.ts';
export { writeUigf } from '../../warp/formats/write-uigf.ts';
export { parseHistory, rightedTimes, workbookSize } from './history.ts';
