import { hasAnything } from '../../../../storage/backups/has-player-data.ts';
import { device, profilesStore } from '../../../../storage/stores/device.ts';

/** The accounts whose warps the open profile has; none where that cannot be read. */
export async function profileAccounts(): Promise<readonly string[]> {
  if (!(await hasAnything())) return [];
  const own = device();
  const profiles = profilesStore(own);
  await profiles.getState().load();
  const { status, documents } = profiles.getState();
  return status === 'ready' ? own.database.warpAccounts(documents.profiles.active) : [];
}
