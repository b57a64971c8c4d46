import type { WarpsLeaving } from '@trailbook/core/internal/calendar';
import {
  BANNER_TYPES,
  type BannerType,
  type ImportSpan,
  instantOf,
  isFinished,
  leavesAt,
  type Pull,
} from '@trailbook/core/internal/warp';
import type { WarpDocuments } from './warps-store.ts';

/** So long before anything would be lost a player is reminded. */
const AHEAD_MS = 60 * 86_400_000;

/** That banner types should be imported again soon. */
export interface ImportDue {
  /** The first day on which something would be lost. */
  readonly by: number;
  /** Those of which something would be, the most urgent first. */
  readonly types: readonly BannerType[];
}

/**
 * Whether to import again, lest pulls since the last import be lost; undefined while there is time, where no import is
 * known, and where no more pulls can come.
 */
export function importDue(documents: WarpDocuments, now: number): ImportDue | undefined {
  const due = importDates(documents).filter(({ by }) => by - now < AHEAD_MS);
  const [first] = due;
  return first && { by: first.by, types: due.map(({ type }) => type) };
}

/**
 * By when to import each banner type again, the most urgent first; none of those where no import is known, or no more
 * pulls can come.
 */
export function importDates(documents: WarpDocuments): WarpsLeaving[] {
  return BANNER_TYPES.flatMap((type) => {
    const { imports = [] } = documents.account.histories[type] ?? {};
    const { pulls } = documents[type];
    if (isFinished(type, pulls.length)) return [];
    const last = Math.max(...imports.map((span) => knownUntil(span, pulls)));
    return Number.isFinite(last) ? [{ type, by: leavesAt(type, last) }] : [];
  }).sort((a, b) => a.by - b.by);
}

/** The game tells all until it is asked; a file nothing beyond its newest row. */
function knownUntil({ at, newest, isFile }: ImportSpan, pulls: readonly Pull[]): number {
  const row = isFile ? pulls.findLast(({ id }) => id === newest) : undefined;
  return row ? Math.min(at, instantOf(row.time, row.zone)) : at;
}
