export type { ColumnRole, Columns } from '../../warp/formats/columns.ts';
export { COLUMN_ROLES } from '../../warp/formats/columns.ts';
export type { TableOptions } from '../../warp/formats/csv.ts';
export type {
  DamagedFormat,
  FormatError,
  HistoryFormat,
  ImportedAccount,
  ImportedHistory,
  ImportedPull,
  LeftBehind,
  RefusedRow,
  RowFault,
} from '../../warp/formats/imported.ts';
export type { NameIndex } from '../../warp/formats/name-index.ts';
export type { Sheet } from '../../warp/formats/sheets.ts';
export type { SoundIds } from '../../warp/formats/sound-ids.ts';
export type {
  AccountHistory,
  RowTexts,
  UigfTexts,
  WrittenRow,
} from '../../warp/formats/write-uigf.ts';
export {
  guessColumns,
  nameIndex,
  parseHistory,
  readSheets,
  settleAccount,
  withSoundIds,
  workbookSize,
  zoneOfAccount,
} from './read-files.ts';
export { tableRows, writeCsv, writeUigf } from './write-files.ts';
