import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Device } from '../../../storage/stores/device.ts';

/** Which accounts a profile has pulls of. */
export interface WarpAccounts {
  /** By number; undefined until they have been read. */
  readonly accounts: readonly string[] | undefined;
  /** The one that warped last. */
  readonly latest: string | undefined;
  /** Looks again: when pulls of another account may have come. */
  readonly load: () => Promise<void>;
}

const opened = new WeakMap<Device, Map<string, StoreApi<WarpAccounts>>>();

/** The accounts of a profile, in step with other tabs; the same store for all who ask. */
export function warpAccountsStore(device: Device, profile: string): StoreApi<WarpAccounts> {
  const stores = opened.get(device) ?? new Map<string, StoreApi<WarpAccounts>>();
  opened.set(device, stores);
  const known = stores.get(profile);
  if (known) return known;
  const store = createStore<WarpAccounts>((set) => ({
    accounts: undefined,
    latest: undefined,
    load: async () => {
      const { database } = device;
      // Where the browser gives no storage, there are none; the profile's own store says why.
      const [known, latest] = await Promise.all([
        database.warpAccounts(profile).catch(() => []),
        database.latestWarpAccount(profile).catch(() => undefined),
      ]);
      const accounts = [...known].sort((a, b) => Number(a) - Number(b));
      set({ accounts, latest: latest ?? accounts[0] });
    },
  }));
  stores.set(profile, store);
  device.database.listen((changed) => {
    const isMine = [...changed].some((key) => key.startsWith(`${profile}/warps/`));
    if ((changed.size === 0 || isMine) && store.getState().accounts) void store.getState().load();
  });
  return store;
}
