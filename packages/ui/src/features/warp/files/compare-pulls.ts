import { BANNER_TYPES, type BannerType, type Pull } from '@trailbook/core/internal/warp';
import type { BroughtPulls, WarpDocuments } from '../store/warps-store.ts';
import type { AccountPreview } from './contracts.ts';

/** How many pulls of a file are here already, and how many it adds. */
export function compared(
  documents: WarpDocuments,
  brought: ReadonlyMap<BannerType, readonly Pull[]>,
): Omit<AccountPreview, 'at' | 'righted'> {
  let [added, known] = [0, 0];
  for (const [type, pulls] of brought) {
    const ids = new Set(documents[type].pulls.map(({ id }) => id));
    const already = pulls.filter(({ id }) => ids.has(id)).length;
    known += already;
    added += pulls.length - already;
  }
  return { here: countOf(documents), added, known };
}

/** How many pulls were told otherwise than they are brought. */
export function differing(
  told: ReadonlyMap<BannerType, readonly Pull[]>,
  brought: ReadonlyMap<BannerType, readonly Pull[]>,
): number {
  let count = 0;
  for (const [type, pulls] of brought) {
    const own = told.get(type) ?? [];
    count += pulls.filter((pull, at) => pull !== own[at]).length;
  }
  return count;
}

export function countOf(documents: WarpDocuments): number {
  return BANNER_TYPES.reduce((sum, type) => sum + documents[type].pulls.length, 0);
}

/** A file tells nothing of what was there before its first row. */
export function spansOf(
  brought: ReadonlyMap<BannerType, readonly Pull[]>,
  at: number,
): Map<BannerType, BroughtPulls> {
  return new Map([...brought].map(([type, pulls]) => [type, { pulls, at, isToTheEnd: false }]));
}

export function pullsOf(documents: WarpDocuments): Map<BannerType, readonly Pull[]> {
  return new Map(BANNER_TYPES.map((type) => [type, documents[type].pulls]));
}
