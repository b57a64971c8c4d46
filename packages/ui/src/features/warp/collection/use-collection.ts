import { BANNER_TYPES, type HeldItem, heldItems } from '@trailbook/core/internal/warp';
import type { WarpData } from '@trailbook/pages';
import { useGame } from '../../../shell/screen/use-game.ts';
import type { WarpDocuments } from '../store/warps-store.ts';

/** What an account has, by its warps on all banners. */
export function useCollection(documents: WarpDocuments): readonly HeldItem[] {
  return collectionOf(useGame('warp'), documents);
}

/** By state of the warps: whoever asks of the same state gets the same answer. */
const known = new WeakMap<WarpDocuments, { game: WarpData; collection: readonly HeldItem[] }>();

export function collectionOf(game: WarpData, documents: WarpDocuments): readonly HeldItem[] {
  const kept = known.get(documents);
  if (kept?.game === game) return kept.collection;
  const pulls = BANNER_TYPES.flatMap((type) => documents[type].pulls);
  const collection = heldItems(game.tables, pulls);
  known.set(documents, { game, collection });
  return collection;
}
