import { BANNER_TYPES, type BannerType, bannerTypeOf } from './banner-types.ts';
import { isMadeUp } from './made-up-ids.ts';
import type { Pull } from './pull.ts';

/** Pulls of one account by the banner type that they stand under. */
export type PullsByType = ReadonlyMap<BannerType, readonly Pull[]>;

// Rule W37.
/**
 * An id is of one pull: of those that stand under several banner types only the one stays that the game told, else the
 * one that its banner's number tells, else the one of the lowest type. So two devices that merge each other's pulls come
 * to the same. Made-up ids tell a time alone: there may be the same of two types.
 *
 * @param tellings - what several say of one account's pulls
 * @returns each of them without what belongs elsewhere; lists of which nothing goes are the same
 */
export function underOneType(tellings: readonly PullsByType[]): PullsByType[] {
  const typesById = new Map<string, BannerType>();
  const better = new Map<string, { readonly type: BannerType; readonly rank: number }>();
  for (const pulls of tellings) {
    for (const type of BANNER_TYPES) {
      for (const pull of pulls.get(type) ?? []) {
        if (isMadeUp(pull.id)) continue;
        const first = typesById.get(pull.id);
        if (first === undefined) typesById.set(pull.id, type);
        // Hardly any id stands under two types: nothing is kept of the others.
        else if (first !== type) better.set(pull.id, { type, rank: -1 });
      }
    }
  }
  if (better.size === 0) return [...tellings];
  for (const pulls of tellings) {
    for (const type of BANNER_TYPES) {
      for (const pull of pulls.get(type) ?? []) {
        const best = better.get(pull.id);
        if (best && isBetter({ type, rank: rankOf(type, pull) }, best)) {
          better.set(pull.id, { type, rank: rankOf(type, pull) });
        }
      }
    }
  }
  const isAtHome = (type: BannerType) => (pull: Pull) =>
    (better.get(pull.id)?.type ?? type) === type;
  return tellings.map(
    (pulls) =>
      new Map(
        [...pulls].map(([type, own]) => [
          type,
          own.every(isAtHome(type)) ? own : own.filter(isAtHome(type)),
        ]),
      ),
  );
}

interface Claim {
  readonly type: BannerType;
  readonly rank: number;
}

function isBetter(claim: Claim, other: Claim): boolean {
  return claim.rank > other.rank || (claim.rank === other.rank && claim.type < other.type);
}

function rankOf(type: BannerType, { source, gachaId }: Pull): number {
  return (source === 'game' ? 2 : 0) + (bannerTypeOf(gachaId) === type ? 1 : 0);
}
