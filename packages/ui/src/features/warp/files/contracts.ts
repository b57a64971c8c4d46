import type { Result } from '@trailbook/core/internal/basics';
import type {
  Columns,
  FormatError,
  HistoryFormat,
  LeftBehind,
  RefusedRow,
  SoundIds,
  UigfTexts,
} from '@trailbook/core/internal/warp';
import type { ChangeError } from '../../../storage/index.ts';
import type { PlanNews, StoresTaken } from '../../../storage/legacy/adopt-legacy-stores.ts';
import type { OnProgress } from './read-file.ts';

/** What a file holds, as it is told before anything is kept. */
export interface FileSummary {
  readonly format: HistoryFormat;
  readonly accounts: readonly AccountSummary[];
  /** Some of the rows that could not be read, and how many there are. */
  readonly refused: readonly RefusedRow[];
  readonly refusedCount: number;
  readonly left: readonly LeftBehind[];
  /** Whether some of what is left would be set aside whole, for a later version to read. */
  readonly keepsAside: boolean;
}

export interface AccountSummary {
  readonly uid: string | null;
  readonly label: string | null;
  readonly count: number;
  /** The first and the last time, as the file tells them. */
  readonly from: string;
  readonly until: string;
  /** Whether the file holds a plan, an inventory or achievements of the same profile. */
  readonly hasStores: boolean;
  /** How many achievements of the same profile can be read. */
  readonly achievements: number;
  /**
   * How many of its rows have ids that cannot be right, had zeros before them, stood there twice, correct the hour, or
   * may be another account's; the last two only where the file names the account.
   */
  readonly ids: Pick<SoundIds, 'lost' | 'padded' | 'twice' | 'righted' | 'foreign'>;
  /** How many of its rows of event banners have no banner id that can be right. */
  readonly withoutBanner: number;
  /** Whether it does not tell which of its rows of one time is the newest. */
  readonly isOrderUnknown: boolean;
  /** What was pulled, each once, for the page to say what it does not know. */
  readonly items: readonly number[];
}

/** Where an account of the file is to go. */
export interface AccountChoice {
  /** Its place in the file. */
  readonly at: number;
  /** Not asked for where the file holds no warps of it. */
  readonly uid: string;
  readonly profile: string;
  /** Whether its plan, inventory and achievements come along. */
  readonly withStores: boolean;
  /** Whether the file begins with the newest warp, where it does not tell. */
  readonly isNewestFirst?: boolean;
}

/** What a choice would do. */
export interface AccountPreview {
  readonly at: number;
  /** Pulls that are there now. */
  readonly here: number;
  readonly added: number;
  /** How many fewer there will be: rows that stood in may be more than those that come for them. */
  readonly fewer: number;
  readonly known: number;
  /** Times of the file that were wrong by hours, as the ids tell. */
  readonly righted: number;
  /** Ids of the file that do not end as the account's do. */
  readonly foreign: number;
}

/** What came of keeping a file's accounts. */
export interface FileKept {
  readonly added: number;
  /** Accounts that could not be stored; what was there of them is as it was. */
  readonly refused: readonly string[];
  /** Accounts whose pulls were stored, but not all that should have come along. */
  readonly partly: readonly string[];
  /** Accounts of whose plan and inventory not all has a place here; the whole of those is set aside. */
  readonly aside: readonly StoresAside[];
  /** Accounts whose plan, inventory and achievements came along, whole or in part. */
  readonly taken: readonly StoresNews[];
}

/** What of an account's plan, inventory and achievements was not here before. */
export type StoresNews = { readonly account: string; readonly achievements: number } & PlanNews;

/** Why an account's plan and inventory were set aside. */
export type StoresAside = { readonly account: string } & Pick<
  StoresTaken,
  'left' | 'names' | 'unread'
>;

/** Reads files of warps and writes them. Runs in a worker: files of twenty megabytes must not hold a page. */
export interface WarpFiles {
  open(file: Blob, onProgress: OnProgress): Promise<Result<FileSummary, FormatError>>;
  /** Reads the open file again, a table whose columns the player has told. */
  readAs(columns: Columns): Promise<Result<FileSummary, FormatError>>;
  preview(choices: readonly AccountChoice[]): Promise<Result<AccountPreview[], ChangeError>>;
  /** Keeps what was chosen: each account in one transaction. */
  merge(choices: readonly AccountChoice[], at: number): Promise<FileKept>;
  /** @param onSign - called while it is being written */
  write(
    kind: ExportKind,
    accounts: readonly ExportedAccount[],
    texts: UigfTexts,
    onSign?: () => void,
  ): Promise<Result<Blob, ChangeError>>;
}

export type ExportKind = 'uigf' | 'csv' | 'xlsx';

/** An account to be written. */
export interface ExportedAccount {
  readonly profile: string;
  readonly uid: string;
}
