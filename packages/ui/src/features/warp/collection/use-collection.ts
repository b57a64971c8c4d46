import { BANNER_TYPES, type HeldItem, heldItems } from '@trailbook/core/internal/warp';
import type { WarpData } from '@trailbook/pages';
import { useGame } from '../parts/warp-context.ts';
import type { WarpDocuments } from '../store/warps-store.ts';

/** What an account has, by its warps on all banners. */
export function useHeld(documents: WarpDocuments): readonly HeldItem[] {
  return heldBy(useGame(), documents);
}

/** By state of the warps: whoever asks of the same state gets the same answer. */
const known = new WeakMap<WarpDocuments, { game: WarpData; held: readonly HeldItem[] }>();

export function heldBy(game: WarpData, documents: WarpDocuments): readonly HeldItem[] {
  const kept = known.get(documents);
  if (kept?.game === game) return kept.held;
  const pulls = BANNER_TYPES.flatMap((type) => documents[type].pulls);
  const held = heldItems(game.tables, pulls);
  known.set(documents, { game, held });
  return held;
}
