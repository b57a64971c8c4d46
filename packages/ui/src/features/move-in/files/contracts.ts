import type { ScannerError } from '@trailbook/api/account';
import type { ExchangeError } from '@trailbook/core/internal/achievements';
import type { Result } from '@trailbook/core/internal/basics';
import type { ArchiveError, RefusedPart } from '@trailbook/core/internal/move-in';
import type { Counted, LegacyError } from '@trailbook/core/internal/user-data';
import type { Columns, FormatError } from '@trailbook/core/internal/warp';
import type { Consent, ImportError } from '../../../storage/index.ts';
import type { AccountChoice, FileSummary } from '../../warp/files/index.ts';

type NeedsColumns = Extract<FormatError, { readonly code: 'FORMAT_NEEDS_COLUMNS' }>;

/** Why something that came is not read. */
export type ArrivalError =
  | Exclude<FormatError, NeedsColumns>
  | { readonly code: ScannerError['code'] }
  | ExchangeError
  | ArchiveError
  | Pick<RefusedPart, 'code'>
  | ImportError
  | LegacyError
  | { readonly code: 'BLOCK_EMPTY' }
  /** The system does not give it: it is gone, or was changed while it was read. */
  | { readonly code: 'ARRIVAL_UNREADABLE' }
  /** More than may come at once. */
  | { readonly code: 'ARRIVALS_TOO_MANY' };

/** What a file is, as far as it has been read. */
export type ArrivalKind =
  | { readonly kind: 'backup'; readonly createdAt: number | undefined }
  | { readonly kind: 'history'; readonly summary: FileSummary }
  | ({ readonly kind: 'columns' } & NeedsColumns['args'])
  | {
      readonly kind: 'scan';
      readonly characters: number;
      readonly materials: number;
      /** Whether it holds simulated builds. */
      readonly isSimulated: boolean;
    }
  | { readonly kind: 'achievements'; readonly count: number }
  | { readonly kind: 'block' }
  | { readonly kind: 'link' }
  | { readonly kind: 'refused'; readonly error: ArrivalError };

/** One file that came, or a text that was pasted. */
export type ArrivedFile = ArrivalKind & {
  readonly id: number;
  /** Empty for a text. */
  readonly name: string;
  /** The archive that it came in. */
  readonly within?: string;
};

/** What is to become of all that came. */
export interface MoveInChoices {
  /** Of each history where its accounts go. */
  readonly accounts: Readonly<Record<number, readonly AccountChoice[]>>;
  /** Where a scan, achievements and older stores go. */
  readonly profile: string;
  /** Files that are left out. */
  readonly without: readonly number[];
  /** Profiles that are made, if anything goes there. */
  readonly newProfiles: readonly { readonly id: string; readonly name: string }[];
}

/** How much more of a kind a profile has. */
export interface CountedNews {
  readonly profile: { readonly id: string; readonly name: string | null };
  readonly counted: Counted;
  readonly added: number;
}

/** What one file changes, after those before it. */
export interface Effect {
  readonly id: number;
  readonly news: readonly CountedNews[];
  /** Whether anything else is new, of which there is no more to tell. */
  readonly hasOther: boolean;
  /** Whether anything is other than before, be it nothing that is counted. */
  readonly isNew: boolean;
  /** Of a scan: entries that are raised, counts that change, and rows that are not in the plan. */
  readonly scan?: { readonly raised: number; readonly counts: number; readonly outside: number };
  /** Whether it cannot be taken in whole, and so is left out whole. */
  readonly isRefused: boolean;
}

export interface MoveInPreview {
  readonly effects: readonly Effect[];
  readonly isNew: boolean;
}

/** What came of it; nothing is stored where nothing was new. */
export interface MovedIn extends MoveInPreview {
  readonly canUndo: boolean;
}

/** Taken back, or why not: something of the same was changed since, or nobody knows any more what was before. */
export type Undone = Result<true, ImportError | { readonly code: 'CHANGED_SINCE' | 'FORGOTTEN' }>;

/** Reads all that came, says what will come of it, and does it at once. Runs in a worker. */
export interface MoveIn {
  add(
    files: readonly { readonly name: string; readonly file: Blob | string }[],
    terms: { readonly withTables: boolean },
  ): Promise<readonly ArrivedFile[]>;
  /** Reads a table whose columns the player has told. */
  readAs(id: number, columns: Columns): Promise<readonly ArrivedFile[]>;
  remove(id: number): Promise<readonly ArrivedFile[]>;
  clear(): Promise<void>;
  preview(choices: MoveInChoices, now: number): Promise<Result<MoveInPreview, ImportError>>;
  keep(
    choices: MoveInChoices,
    now: number,
    consent?: Consent,
  ): Promise<Result<MovedIn, ImportError>>;
  undo(now: number): Promise<Undone>;
}
