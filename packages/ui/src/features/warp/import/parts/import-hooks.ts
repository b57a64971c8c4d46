import type { BannerType } from '@trailbook/core/internal/warp';

/** Where warps that were imported are to be seen. */
export interface ImportedAccount {
  readonly profile: string;
  readonly uid: string;
  readonly type: BannerType;
}

/** What an import came to, with nothing left to do. */
export interface ImportDone {
  /** In words, and what the way on is called: the page around has no texts of imports. */
  readonly lines: readonly string[];
  readonly wayOn: string;
  /** The first of them; undefined where no warps came. */
  readonly account: ImportedAccount | undefined;
}

/** What the page around the imports hears of them. */
export interface ImportHooks {
  /** Told when pulls were stored. */
  readonly onKept: () => void;
  /** Told when all of an import was read and stored. */
  readonly onDone: (done: ImportDone) => void;
  /** Told whether something is under way that closing would end. */
  readonly onBusy: (isBusy: boolean) => void;
  /** Leads to what the warps of an account come to. */
  readonly onShow: (account: ImportedAccount) => void;
}
