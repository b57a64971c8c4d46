import { BANNER_TYPES, leavesAt } from '@trailbook/core/warp';
import type { WarpDocuments } from '../../../stores/warps-store.ts';

/** So long before anything would be lost a player is reminded. */
const AHEAD_MS = 60 * 86_400_000;

/**
 * Until when to import again, lest pulls since the last import be lost; undefined while there is time, and where
 * no import is known.
 */
export function importBy(documents: WarpDocuments, now: number): number | undefined {
  const limits = BANNER_TYPES.flatMap((type) => {
    const { imports = [] } = documents.account.histories[type] ?? {};
    const last = Math.max(...imports.map(({ at }) => at));
    return Number.isFinite(last) ? leavesAt(type, last) : [];
  });
  const first = Math.min(...limits);
  return first - now < AHEAD_MS ? first : undefined;
}
