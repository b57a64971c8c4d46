import { device, profilesStore } from '../../../storage/stores/device.ts';
import { achievementsStore } from '../store/achievements-store.ts';
import type { Checklist } from '../store/checklist.ts';

/** Keeps what waits in a checklist whose page was left before the store was open. */
export async function saveMarks(checklist: Checklist): Promise<void> {
  const own = device();
  const profiles = profilesStore(own);
  await profiles.getState().load();
  const { status, documents } = profiles.getState();
  if (status !== 'ready') return;
  const store = achievementsStore(own, documents.profiles.active);
  await store.getState().load();
  // The next page of achievements may have opened it meanwhile.
  if (store.getState().status !== 'ready' || !checklist.isWaiting()) return;
  checklist.open(store)();
}
