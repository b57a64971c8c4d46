import { type Entry, inOrder } from '@trailbook/core/internal/planner';
import { device, profilesStore } from '../../../storage/stores/device.ts';
import { plannerStore } from './planner-store.ts';

/** A character or light cone of the game. */
export interface Plannable {
  readonly kind: Entry['kind'];
  readonly id: number;
}

/**
 * Tells which entry of the plan in use is about a thing, now and after each change; of several the one that is
 * served first. Loaded on its own, by visitors who have something stored.
 *
 * @returns what ends it
 */
export async function watchPlanned(
  { kind, id }: Plannable,
  tell: (entryId: number | undefined) => void,
): Promise<() => void> {
  const opened = device();
  const profiles = profilesStore(opened);
  await profiles.getState().load();
  const store = plannerStore(opened, profiles.getState().documents.profiles.active);
  await store.getState().load();
  const look = () => {
    const { entries } = store.getState().documents.planner;
    const entry = inOrder(entries).find((one) => one.kind === kind && one.id === id && !one.custom);
    tell(entry?.entryId);
  };
  look();
  return store.subscribe(look);
}
