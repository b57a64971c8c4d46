import {
  type Documents,
  kindOf,
  MAX_TARGETS,
  type OddsTarget,
} from '@trailbook/core/internal/userdata';
import type { Device } from './device.ts';
import type { DocumentStore } from './document-store.ts';
import { storeOf } from './store-of.ts';

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

  /** Puts another in the place of one. */
  replace: (place: number, target: OddsTarget): Recipe =>
    withTargets((targets) => targets.with(place, target)),

  remove: (place: number): Recipe =>
    withTargets((targets) => targets.filter((_, at) => at !== place)),

  /** Puts all of them in another order, told by their places. */
  order: (places: readonly number[]): Recipe =>
    withTargets((targets) => {
      const ordered = places.flatMap((place) => targets[place] ?? []);
      return ordered.length === targets.length ? ordered : targets;
    }),
} as const;

function withTargets(change: (targets: readonly OddsTarget[]) => readonly OddsTarget[]): Recipe {
  return (documents) => {
    const { odds } = documents;
    const targets = change(odds.targets);
    return targets === odds.targets ? documents : { odds: { ...odds, targets } };
  };
}
