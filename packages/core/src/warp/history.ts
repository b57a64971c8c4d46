import type { BannerType } from './banner-types.ts';
import type { Pull } from './pull.ts';

/** Where pulls were made, and what is known of those that the records lack. */
export interface HistoryFrame {
  readonly type: BannerType;
  /** Whether the account's first pull of this banner type is among them. */
  readonly isComplete: boolean;
  /** Ids of pulls right before which rows are missing. */
  readonly gapsBefore?: readonly string[];
}

/** Pulls of one account and banner type, in any order, repeated or not. */
export interface BannerHistory extends HistoryFrame {
  readonly pulls: readonly Pull[];
}
