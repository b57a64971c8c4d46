import { device, dismissalsStore, profilesStore } from '../../storage/stores/device.ts';

/**
 * What was sent away here, and whether the profile in use has warps.
 *
 * @throws Error where it cannot be read: what was sent away must not come again
 */
export async function loadSeen(): Promise<{ dismissed: ReadonlySet<string>; hasWarps: boolean }> {
  const opened = device();
  const [profiles, dismissals] = [profilesStore(opened), dismissalsStore(opened)];
  await Promise.all([profiles.getState().load(), dismissals.getState().load()]);
  const { status, documents } = dismissals.getState();
  if (status === 'unreadable') throw new Error('What was sent away cannot be read.');
  const { active } = profiles.getState().documents.profiles;
  return {
    dismissed: new Set(documents.dismissals.promotions),
    hasWarps: (await opened.database.warpAccounts(active)).length > 0,
  };
}

/** A promotion is never shown again. Rule S22. */
export async function dismiss(id: string): Promise<void> {
  const store = dismissalsStore(device());
  if (store.getState().status === 'loading') await store.getState().load();
  store.getState().act(({ dismissals }) => ({
    dismissals: dismissals.promotions.includes(id)
      ? dismissals
      : { ...dismissals, promotions: [...dismissals.promotions, id] },
  }));
}
