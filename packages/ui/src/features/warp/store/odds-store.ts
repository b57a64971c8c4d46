import {
  type Documents,
  kindOf,
  MAX_TARGETS,
  type OddsTarget,
} from '@trailbook/core/internal/user-data';
import type { Device } from '../../../storage/stores/device.ts';
import type { DocumentStore } from '../../../storage/stores/document-store.ts';
import { storeOf } from '../../../storage/stores/store-of.ts';

type Odds = Documents['odds'];

/** What a player wants to pull, and with what. */
export type OddsDocuments = { readonly odds: Odds };

export type OddsStore = DocumentStore<OddsDocuments>;
type Recipe = (documents: OddsDocuments) => OddsDocuments;

/** The wishes of one profile. */
export function oddsStore(device: Device, profile: string): OddsStore {
  return storeOf(
    device,
    `odds of ${profile}`,
    { odds: { profile, name: 'odds' } },
    { odds: kindOf('odds').empty },
  );
}

/** What is done to wishes; each is one action. */
export const oddsActions = {
  change:
    (
      changes: Partial<Pick<Odds, 'savings' | 'income' | 'until' | 'featured' | 'achievements'>>,
    ): Recipe =>
    ({ odds }) => ({ odds: { ...odds, ...changes } }),

  add: (target: OddsTarget): Recipe =>
    withTargets((targets) => (targets.length < MAX_TARGETS ? [...targets, target] : targets)),

  /** Puts another in the place of one; nowhere, if that is gone. */
  replace: (place: number, seen: OddsTarget, target: OddsTarget): Recipe =>
    withTargets((targets) => {
      const at = placeNow(targets, place, seen);
      return at === -1 ? targets : targets.with(at, target);
    }),

  remove: (place: number, seen: OddsTarget): Recipe =>
    withTargets((targets) => {
      const gone = placeNow(targets, place, seen);
      return gone === -1 ? targets : targets.filter((_, at) => at !== gone);
    }),

  /** Puts all of them in another order, told by the places that they were seen at. */
  order: (places: readonly number[], seen: readonly OddsTarget[]): Recipe =>
    withTargets((targets) => {
      const ordered = places.flatMap((place) => targets[place] ?? []);
      const isAsSeen =
        targets.length === seen.length && targets.every((one, at) => isSameTarget(one, seen[at]));
      return isAsSeen && ordered.length === targets.length ? ordered : targets;
    }),
} as const;

function withTargets(change: (targets: readonly OddsTarget[]) => readonly OddsTarget[]): Recipe {
  return (documents) => {
    const { odds } = documents;
    const targets = change(odds.targets);
    return targets === odds.targets ? documents : { odds: { ...odds, targets } };
  };
}

export function isSameTarget(one: OddsTarget, other: OddsTarget | undefined): boolean {
  return one.type === other?.type && one.copies === other.copies && one.itemId === other.itemId;
}

/** Where one stands that was seen at a place: another tab may have moved it, or taken it out; then -1. */
function placeNow(targets: readonly OddsTarget[], place: number, seen: OddsTarget): number {
  const there = targets[place];
  if (there && isSameTarget(there, seen)) return place;
  return targets.findIndex((one) => isSameTarget(one, seen));
}
