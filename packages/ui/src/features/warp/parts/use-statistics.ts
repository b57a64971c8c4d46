import { NO_NOTES } from '@trailbook/core/internal/user-data';
import {
  BANNER_TYPES,
  type BannerHistory,
  type BannerStatistics,
  type BannerType,
  coverage,
  type Standing,
  stateOf,
  statistics,
} from '@trailbook/core/internal/warp';
import type { WarpData } from '@trailbook/pages';
import { useMemo } from 'react';
import { useGame } from '../../../shell/screen/use-game.ts';
import type { WarpDocuments } from '../store/warps-store.ts';

/** A history and what it comes to. */
export interface Counted {
  readonly history: BannerHistory;
  readonly figures: BannerStatistics;
}

interface Kept extends Counted {
  readonly game: WarpData;
  readonly notes: unknown;
}

/** By document of pulls: what has not changed is not counted again, whoever asks. */
const known = new WeakMap<WarpDocuments[BannerType], Kept>();

/** What the pulls of one banner type come to. */
export function useStatistics(documents: WarpDocuments, type: BannerType): Counted {
  const game = useGame('warp');
  return statisticsOf(game, documents, type);
}

function statisticsOf(game: WarpData, documents: WarpDocuments, type: BannerType): Counted {
  const pulls = documents[type];
  const notes = documents.account.histories[type];
  const kept = known.get(pulls);
  // Banner types without pulls share one empty document.
  if (kept?.game === game && kept.notes === notes && kept.history.type === type) return kept;
  const history = historyOf(game, documents, type);
  const counted = { game, notes, history, figures: statistics(game.tables, history) };
  known.set(pulls, counted);
  return counted;
}

/** The histories of all banner types that there are pulls of. */
export function historiesOf(game: WarpData, documents: WarpDocuments): BannerHistory[] {
  return BANNER_TYPES.filter((type) => documents[type].pulls.length > 0).map(
    (type) => statisticsOf(game, documents, type).history,
  );
}

/** Where the player stands on each banner type. */
export function useStanding(documents: WarpDocuments): Standing {
  const game = useGame('warp');
  return useMemo(() => standingBy(game, documents), [game, documents]);
}

export function standingBy(game: WarpData, documents: WarpDocuments): Standing {
  return stateOf(
    Object.fromEntries(
      BANNER_TYPES.map((type) => [type, statisticsOf(game, documents, type).figures]),
    ),
  );
}

/** A stored history, as statistics take it: with the places where imports left a gap. */
function historyOf(
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
