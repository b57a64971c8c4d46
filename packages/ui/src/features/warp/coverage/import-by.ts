import {
  BANNER_TYPES,
  type ImportSpan,
  instantOf,
  isFinished,
  leavesAt,
  type Pull,
} from '@trailbook/core/internal/warp';
import type { WarpDocuments } from '../store/warps-store.ts';

/** So long before anything would be lost a player is reminded. */
const AHEAD_MS = 60 * 86_400_000;

/**
 * Until when to import again, lest pulls since the last import be lost; undefined while there is time, where no
 * import is known, and where no more pulls can come.
 */
export function importBy(documents: WarpDocuments, now: number): number | undefined {
  const limits = BANNER_TYPES.flatMap((type) => {
    const { imports = [] } = documents.account.histories[type] ?? {};
    const { pulls } = documents[type];
    if (isFinished(type, pulls.length)) return [];
    const last = Math.max(...imports.map((span) => knownUntil(span, pulls)));
    return Number.isFinite(last) ? leavesAt(type, last) : [];
  });
  const first = Math.min(...limits);
  return first - now < AHEAD_MS ? first : undefined;
}

/** The game tells all until it is asked; a file nothing beyond its newest row. */
function knownUntil({ at, newest, isFile }: ImportSpan, pulls: readonly Pull[]): number {
  const row = isFile ? pulls.findLast(({ id }) => id === newest) : undefined;
  return row ? Math.min(at, instantOf(row.time, row.zone)) : at;
}
