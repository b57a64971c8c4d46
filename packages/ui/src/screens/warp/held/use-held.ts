import { BANNER_TYPES, type HeldItem, heldItems } from '@trailbook/core/warp';
import { useMemo } from 'react';
import type { WarpDocuments } from '../../../stores/warps-store.ts';
import { useGame } from '../warp-context.ts';

/** What an account has, by its warps on all banners. */
export function useHeld(documents: WarpDocuments): readonly HeldItem[] {
  const { tables } = useGame();
  return useMemo(
    () =>
      heldItems(
        tables,
        BANNER_TYPES.flatMap((type) => documents[type].pulls),
      ),
    [tables, documents],
  );
}
