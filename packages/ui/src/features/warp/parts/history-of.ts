import { NO_NOTES } from '@trailbook/core/internal/user-data';
import { type BannerHistory, type BannerType, coverage } from '@trailbook/core/internal/warp';
import type { WarpData } from '@trailbook/pages';
import type { WarpDocuments } from '../store/warps-store.ts';

/** A stored history, as statistics take it: with the places where imports left a gap. */
export function historyOf(
  { tables }: WarpData,
  documents: WarpDocuments,
  type: BannerType,
): BannerHistory {
  const { pulls } = documents[type];
  const { isComplete, imports } = documents.account.histories[type] ?? NO_NOTES;
  const frame = { type, isComplete: isComplete ?? false };
  const gaps = coverage(tables, frame, { pulls, imports })?.gaps ?? [];
  return {
    ...frame,
    pulls,
    // Runs that are too long are known to statistics; where exactly they lack rows is not.
    gapsBefore: gaps.flatMap(({ before, reason }) =>
      reason === 'PITY_BEYOND_LIMIT' ? [] : [before],
    ),
  };
}
