import type { ImportEvent, ReadRequest } from '@trailbook/api/warp-import';

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

/** Of the desktop's bridge what pages use; the whole of it is the desktop's. */
interface DesktopBridge {
  readonly app: { crash(words: CrashWords): Promise<void> };
  readonly game?: GameBridge;
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

/** The desktop's room for warps out of the game; undefined elsewhere. */
export function gameBridge(): GameBridge | undefined {
  return window.trailbook?.game;
}

/** Tells the desktop's shell that the page has crashed; elsewhere nobody hears it. */
export function tellCrash(words: CrashWords): void {
  window.trailbook?.app.crash(words).catch(() => undefined);
}
