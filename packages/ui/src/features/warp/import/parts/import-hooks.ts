import type { BannerType } from '@trailbook/core/internal/warp';
import type { ShowStatistics } from './statistics-link.tsx';

/** What an import came to, with nothing left to do. */
export interface ImportDone {
  /** In words, and what the way on is called: the page around has no texts of imports. */
  readonly lines: readonly string[];
  readonly wayOn: string;
  /** Where its warps are to be seen; undefined where they are in another profile. */
  readonly account: { readonly uid: string; readonly type: BannerType } | undefined;
}

/** What the page around the imports hears of them. */
export interface ImportHooks {
  /** Told when pulls were stored. */
  readonly onKept: () => void;
  /** Told when all of an import was read and stored. */
  readonly onDone: (done: ImportDone) => void;
  /** Told whether something is under way that closing would end. */
  readonly onBusy: (isBusy: boolean) => void;
  readonly onShow: ShowStatistics;
}
