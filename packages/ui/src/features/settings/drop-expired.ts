import { expiredProfiles, withSession } from '@trailbook/core/internal/user-data';
import { type Device, profilesStore } from '../../storage/stores/device.ts';

/**
 * Counts this day for the deleted profiles, and lets go of those that were deleted long ago; what cannot go today goes at
 * another visit. The list is read again, so that nothing is shown that cannot be brought back.
 */
export async function dropExpired(device: Device, now: number): Promise<void> {
  const store = profilesStore(device);
  store.getState().act(({ profiles }) => ({ profiles: withSession(profiles, now) }));
  const { profiles } = store.getState().documents;
  const expired = expiredProfiles(profiles, now).map(({ id }) => id);
  if (expired.length === 0) return;
  try {
    await store.getState().retry();
    await device.backupService.dropProfiles(expired, now);
  } catch (error) {
    console.warn('Deleted profiles could not be removed.', error);
  }
  await store.getState().load();
}
