import type { BannerType } from '@trailbook/core/internal/warp';
import type { LinkError, RecordError, RecordRow } from '../records/index.ts';

/** What is asked of an import. */
export interface ImportRequest {
  readonly link: string;
  /** Banner types in the order in which they are to be read, and from which id on; `0` for the newest. */
  readonly banners: readonly { readonly type: BannerType; readonly from: string }[];
  /** Ids at which reading stops, by account and banner type; none to read everything. */
  readonly known: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Whether the player gives what is read to the global statistics. */
  readonly contribute?: boolean | undefined;
}

/** Why an import ended before it was done. */
export type ImportFailure =
  | Exclude<RecordError, { readonly code: 'THROTTLED' }>
  | {
      readonly code:
        | LinkError
        /** The game was too busy, or could not be reached, however often it was tried. */
        | 'GAME_BUSY'
        | 'GAME_UNREACHABLE'
        /** Another import of the same account began. */
        | 'TAKEN_OVER'
        | 'TOO_MANY_IMPORTS'
        | 'SITE_UNREACHABLE'
        /** The site does not understand what it is asked: it is of another version than the page. */
        | 'APP_OUTDATED'
        | 'IMPORT_FAILED';
    };

/** What an import tells as it goes, a line each. */
export type ImportEvent =
  | {
      readonly event: 'page';
      readonly type: BannerType;
      readonly uid: string;
      readonly zone: number | null;
      readonly rows: readonly RecordRow[];
      readonly unread: number;
      /** From where to go on, should the line be cut here. */
      readonly next: string;
    }
  /** The game asks for patience, or did not answer; it is asked again after so long. */
  | { readonly event: 'wait'; readonly reason: 'THROTTLED' | 'NETWORK'; readonly ms: number }
  | { readonly event: 'banner'; readonly type: BannerType; readonly end: 'ALL' | 'KNOWN' }
  /** What was given to the global statistics; null where that failed, which the import does not. */
  | {
      readonly event: 'contribution';
      readonly type: BannerType;
      readonly added: number | null;
      /** With it all that was given can be taken out again. */
      readonly receipt: string;
    }
  | { readonly event: 'done' }
  | { readonly event: 'failed'; readonly failure: ImportFailure };
