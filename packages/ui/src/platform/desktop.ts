import type { ImportEvent, ReadRequest } from '@trailbook/api/warp-import';
import type { Language } from '@trailbook/core/internal/dataset';

/** What is asked of the player when a page of the desktop's window has crashed. */
interface CrashWords {
  readonly text: string;
  readonly reload: string;
  readonly close: string;
}

/** An account whose records the game on this machine had open. */
export interface GameAccount {
  readonly id: string;
  /** Null where the game says of no warps. */
  readonly uid: string | null;
  readonly client: 'global' | 'cn';
  /** When the game opened the records, in milliseconds. */
  readonly openedAt: number;
  /** Only the records of a collaboration were opened. */
  readonly isOfCollaboration: boolean;
}

/** Why there are no such accounts. */
export type NoGameAccount =
  | 'NO_LOG'
  | 'NO_GAME'
  | 'NO_CACHE'
  | 'CACHE_UNREADABLE'
  | 'NO_LINK'
  | 'EXPIRED'
  | 'LINK_REFUSED'
  | 'GAME_BUSY'
  | 'GAME_UNREACHABLE';

/** What a search for them came to. */
export interface FoundAccounts {
  readonly accounts: readonly GameAccount[];
  readonly reason: NoGameAccount | null;
  readonly newestAt: number | null;
  readonly canClear: boolean;
}

/** Of the desktop's room for warps out of the game what pages use. */
export interface GameBridge {
  find(): Promise<FoundAccounts>;
  chooseFolder(): Promise<boolean>;
  begin(request: ReadRequest & { readonly id: string }): Promise<void>;
  next(): Promise<ImportEvent | null>;
  stop(): Promise<void>;
  link(id: string): Promise<string | null>;
  clear(words: {
    readonly text: string;
    readonly clear: string;
    readonly cancel: string;
  }): Promise<'CLEARED' | 'KEPT' | 'IN_USE'>;
}

/** How the program stands to its next version. */
export type DesktopUpdate =
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly percent: number }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly version: string };

/** What is new of the account that the game's scanner reads. */
export interface LiveEvent {
  readonly isOpen: boolean;
  readonly account: {
    readonly uid: string;
    readonly items: readonly { readonly id: number; readonly count: number }[];
    readonly jade: number | null;
  } | null;
}

/** The desktop's room for what the game's scanner tells. */
export interface LiveBridge {
  start(): Promise<void>;
  stop(): Promise<void>;
  next(): Promise<LiveEvent | null>;
}

/** A file of the sync in the player's folder; its version is the checksum of what is in it. */
export interface SyncFolderFile {
  readonly name: string;
  readonly version: string;
}

/** Why the folder did not do as it was asked. */
export interface FolderFailed {
  readonly failed: 'NO_FOLDER' | 'UNREACHABLE' | 'CHANGED' | 'FULL' | 'DAMAGED';
}

type OrFailed<Value> = Promise<Value | FolderFailed>;

/** The desktop's room for folders that the player has chosen: pages know them by their names alone. */
export interface FoldersBridge {
  chosen(purpose: 'backups' | 'sync'): Promise<string | null>;
  choose(purpose: 'backups' | 'sync'): Promise<string | null>;
  forget(purpose: 'backups' | 'sync'): Promise<void>;
  backUp(
    bytes: Uint8Array<ArrayBuffer>,
  ): OrFailed<{ readonly name: string; readonly kept: number }>;
  list(): OrFailed<{
    readonly files: readonly SyncFolderFile[];
    /** Names of what is no file of a sync, by the name of one. */
    readonly passedOver: readonly string[];
  }>;
  read(file: SyncFolderFile): OrFailed<{ readonly bytes: Uint8Array }>;
  write(
    name: string,
    bytes: Uint8Array<ArrayBuffer>,
    replaced: string | null,
  ): OrFailed<{ readonly version: string }>;
  remove(file: SyncFolderFile): OrFailed<{ readonly removed: true }>;
}

/** What the publisher's own page told of an account, or why it told nothing. */
export type PublisherList =
  | { readonly uid: string; readonly ids: readonly number[]; readonly hasUnread: boolean }
  | {
      readonly failed:
        | 'ALREADY_OPEN'
        | 'CLOSED'
        | 'CRASHED'
        | 'NOT_SIGNED_IN'
        | 'NO_LIST'
        | 'REFUSED'
        | 'TOO_LARGE'
        | 'UNREACHABLE'
        | 'UNREADABLE';
    };

/** The desktop's room for achievements from the publisher's own page. */
export interface PublisherBridge {
  read(request: {
    readonly client: 'global' | 'cn';
    readonly skipped: readonly string[];
  }): Promise<PublisherList>;
  cancel(): Promise<void>;
  isUsed(): Promise<boolean>;
  wipe(): Promise<void>;
}

/** Of the desktop's bridge what pages use; the whole of it is the desktop's. */
interface DesktopBridge {
  readonly app: {
    crash(words: CrashWords): Promise<void>;
    askBeforeLeaving(words: {
      readonly text: string;
      readonly leave: string;
      readonly stay: string;
    }): Promise<void>;
    keepLanguage(language: Language): Promise<void>;
    zoom(step: -1 | 0 | 1): Promise<number>;
    isFirstRun(): Promise<boolean>;
  };
  readonly folders?: FoldersBridge;
  readonly game?: GameBridge;
  readonly live?: LiveBridge;
  readonly publisher?: PublisherBridge;
  readonly tray: {
    keep(isKept?: boolean): Promise<boolean>;
    tell(words: {
      readonly open: string;
      readonly quit: string;
      readonly lines: readonly string[];
    }): Promise<void>;
  };
  readonly updates: {
    state(): Promise<DesktopUpdate>;
    onChanged(listener: (state: DesktopUpdate) => void): () => void;
    install(): Promise<void>;
  };
}

declare global {
  interface Window {
    readonly trailbook?: DesktopBridge;
  }
}

/** Whether the page stands in the desktop's window, whose bridge has this name. */
export function isDesktop(): boolean {
  return 'trailbook' in globalThis;
}

/** The desktop's shell, where the page stands in its window. */
export function desktopBridge(): DesktopBridge | undefined {
  return isDesktop() ? window.trailbook : undefined;
}

/** Tells the desktop's shell that the page has crashed; elsewhere nobody hears it. */
export function tellCrash(words: CrashWords): void {
  desktopBridge()
    ?.app.crash(words)
    .catch(() => undefined);
}
