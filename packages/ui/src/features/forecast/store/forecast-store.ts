import {
  type Documents,
  type ForecastDocument,
  kindOf,
  MAX_TARGETS,
  type StoredIncome,
  type StoredTarget,
} from '@trailbook/core/internal/user-data';
import type { Device } from '../../../storage/stores/device.ts';
import type { DocumentStore } from '../../../storage/stores/document-store.ts';
import { storeOf } from '../../../storage/stores/store-of.ts';

/** What a player saves, what comes in, and what they want until when. */
export type ForecastDocuments = { readonly forecast: Documents['forecast'] };

export type ForecastStore = DocumentStore<ForecastDocuments>;
type Recipe = (documents: ForecastDocuments) => ForecastDocuments;
/** A target that has no number yet. */
export type NewTarget = Omit<StoredTarget, 'targetId'>;

/** The forecast of one profile. */
export function forecastStore(device: Device, profile: string): ForecastStore {
  return storeOf(
    device,
    `forecast of ${profile}`,
    { forecast: { profile, name: 'forecast' } },
    { forecast: kindOf('forecast').empty },
  );
}

/** What is done to a forecast; each is one action. */
export const forecastActions = {
  change:
    (changes: Partial<Pick<ForecastDocument, 'savings' | 'featured' | 'achievements'>>): Recipe =>
    ({ forecast }) => ({ forecast: { ...forecast, ...changes } }),

  setIncome:
    (key: string, line: StoredIncome): Recipe =>
    ({ forecast }) => ({
      forecast: { ...forecast, income: { ...forecast.income, [key]: line } },
    }),

  removeIncome:
    (key: string): Recipe =>
    ({ forecast }) => {
      const { [key]: _removed, ...income } = forecast.income;
      return { forecast: { ...forecast, income } };
    },

  add: (target: NewTarget): Recipe =>
    withTargets((targets) => {
      if (targets.length >= MAX_TARGETS) return targets;
      const targetId = Math.max(-1, ...targets.map((other) => other.targetId)) + 1;
      return [...targets, { ...target, targetId }];
    }),

  replace: (targetId: number, changes: Partial<NewTarget>): Recipe =>
    withTargets((targets) =>
      targets.map((target) => (target.targetId === targetId ? { ...target, ...changes } : target)),
    ),

  remove: (targetId: number): Recipe =>
    withTargets((targets) => targets.filter((target) => target.targetId !== targetId)),

  /** Puts a removed target back where it was. */
  bringBack: (target: StoredTarget, place: number): Recipe =>
    withTargets((targets) => {
      const isThere = targets.some(({ targetId }) => targetId === target.targetId);
      return isThere || targets.length >= MAX_TARGETS
        ? targets
        : targets.toSpliced(place, 0, target);
    }),

  /** Puts targets in an order; those that it does not name stay behind them. */
  order: (targetIds: readonly number[]): Recipe =>
    withTargets((targets) => {
      const placeOf = ({ targetId }: StoredTarget) => {
        const place = targetIds.indexOf(targetId);
        return place === -1 ? targetIds.length : place;
      };
      return targets.toSorted((a, b) => placeOf(a) - placeOf(b));
    }),
} as const;

function withTargets(
  change: (targets: readonly StoredTarget[]) => readonly StoredTarget[],
): Recipe {
  return (documents) => {
    const { forecast } = documents;
    const targets = change(forecast.targets);
    return targets === forecast.targets ? documents : { forecast: { ...forecast, targets } };
  };
}
