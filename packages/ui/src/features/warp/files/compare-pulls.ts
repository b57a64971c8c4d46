import { BANNER_TYPES, type BannerType, type Pull } from '@trailbook/core/internal/warp';
import { type BroughtPulls, countPulls, type WarpDocuments } from '../store/warps-store.ts';
import type { AccountPreview } from './contracts.ts';

/** What a change that brings pulls comes to: before it is made, and as it is made. */
export function broughtCounts(
  before: WarpDocuments,
  after: WarpDocuments,
  brought: ReadonlyMap<BannerType, readonly Pull[]>,
): Pick<AccountPreview, 'here' | 'added' | 'fewer' | 'known'> {
  const here = countPulls(before);
  const more = countPulls(after) - here;
  const added = Math.max(0, more);
  const told = [...brought.values()].reduce((sum, pulls) => sum + pulls.length, 0);
  return { here, added, fewer: added - more, known: Math.max(0, told - added) };
}

/** A file tells nothing of what was there before its first row. */
export function spansOf(
  brought: ReadonlyMap<BannerType, readonly Pull[]>,
  { at, shared }: Pick<BroughtPulls, 'at' | 'shared'>,
): Map<BannerType, BroughtPulls> {
  return new Map(
    [...brought].map(([type, pulls]) => [type, { pulls, at, isToTheEnd: false, shared }]),
  );
}

export function pullsOf(documents: WarpDocuments): Map<BannerType, readonly Pull[]> {
  return new Map(BANNER_TYPES.map((type) => [type, documents[type].pulls]));
}
