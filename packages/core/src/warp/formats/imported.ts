import type { BannerType } from '../banner-types.ts';
import type { Pull } from '../pull.ts';

/** Kinds of files that hold warp histories. */
export type HistoryFormat =
  | 'uigf'
  | 'srgf'
  | 'warpExport'
  | 'starRailStationCsv'
  | 'starRailStationDat'
  | 'pomMoe'
  | 'stardb'
  | 'starRailGacha'
  | 'starRailUid'
  | 'starRailToolkit'
  | 'gameAnswer'
  | 'csv'
  | 'sheets';

/** A pull as a file tells it. */
export interface ImportedPull extends Omit<Pull, 'id' | 'zone'> {
  /** Null where the file has none: one is made up once it is known whose pull it is. */
  readonly id: string | null;
  readonly type: BannerType;
  /** Whether a player entered it by hand; such rows have no id of the game's. */
  readonly isByHand?: true;
  /** The hour that its id knew, in Unix seconds, where the rest of it is lost. */
  readonly hour?: number;
  /** Null where the file does not tell: the account's, then. */
  readonly zone: number | null;
}

/** Rows that belong together, of an account that the file names or not. */
export interface ImportedAccount {
  readonly uid: string | null;
  /** What the file calls it instead, such as a profile's name. */
  readonly label: string | null;
  readonly pulls: readonly ImportedPull[];
}

/** Why a row was not read. */
export type RowFault =
  | 'ROW_NO_OBJECT'
  | 'ROW_BAD_ID'
  | 'ROW_BAD_TYPE'
  | 'ROW_BAD_ITEM'
  | 'ROW_UNKNOWN_NAME'
  | 'ROW_BAD_TIME'
  | 'ROW_OTHER_ACCOUNT'
  | 'ROW_BROKEN_QUOTES'
  | 'ROW_CUT_SHORT';

/** A row that could not be read, and why. */
export interface RefusedRow {
  /** Where it stands, such as `hkrpg.0.list.12`, or `13` for a line. */
  readonly place: string;
  readonly code: RowFault;
}

/** What of a file has no place here, as it is called there: another game, another store, a sheet. */
export interface LeftBehind {
  readonly code: 'LEFT_OTHER_GAME' | 'LEFT_STORE' | 'LEFT_PART' | 'LEFT_ACCOUNT';
  readonly args: { readonly name: string };
}

/** A store beside the warps, for whoever knows it. */
export interface OtherStore {
  readonly profile: string | null;
  readonly store: string;
  readonly value: unknown;
}

/** What a file of warp records holds, and what of it could not be read. */
export interface ImportedHistory {
  readonly format: HistoryFormat;
  readonly accounts: readonly ImportedAccount[];
  readonly refused: readonly RefusedRow[];
  readonly left: readonly LeftBehind[];
  readonly stores: readonly OtherStore[];
}

/** What a file that cannot be read should be, as far as what is left of it tells. */
export type DamagedFormat = HistoryFormat | 'json' | 'gzip';

/** Why a file was not read at all. */
export type FormatError =
  /** No kind of file that is known here. */
  | { readonly code: 'FORMAT_UNKNOWN' }
  /** It should be of this kind, and cannot be read. */
  | { readonly code: 'FORMAT_DAMAGED'; readonly args: { readonly format: DamagedFormat } }
  /** Its end is missing. */
  | { readonly code: 'FORMAT_CUT_SHORT'; readonly args: { readonly format: DamagedFormat } }
  | { readonly code: 'FORMAT_TOO_LARGE' }
  | { readonly code: 'FORMAT_OTHER_GAME' }
  /** A backup of ours, which has its own way in. */
  | { readonly code: 'FORMAT_BACKUP' }
  /** A workbook, to be opened by whoever can, and read by its sheets. */
  | { readonly code: 'FORMAT_WORKBOOK' }
  /** A table whose columns must be told. */
  | {
      readonly code: 'FORMAT_NEEDS_COLUMNS';
      readonly args: {
        /** Tables are held back where workbooks are not. */
        readonly format: 'csv' | 'sheets';
        readonly header: readonly string[];
        readonly sample: readonly (readonly string[])[];
      };
    };
