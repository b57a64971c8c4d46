import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type DocumentDatabase, openDocumentDatabase } from '../../../storage/index.ts';
import type { Device } from '../../../storage/stores/device.ts';
import { warpAccountsStore } from './warp-accounts.ts';
import { type WarpDocuments, warpAddresses } from './warps-store.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** As much of a device as the accounts are read from. */
const deviceOf = (database: DocumentDatabase) => ({ database }) as Device;

const PULL = { id: '1700000000000000000', gachaId: 2003, itemId: 1102, zone: 8 };

async function keepPull(
  database: DocumentDatabase,
  profile: string,
  account: string,
  changes: Partial<typeof PULL> = {},
): Promise<void> {
  const pull = { ...PULL, time: '2023-11-15 06:13:20', ...changes };
  await database.change<WarpDocuments>(warpAddresses(profile, account), (documents) => ({
    ...documents,
    11: { ...documents[11], pulls: [pull] },
  }));
}

describe('the accounts of a profile', () => {
  it('are those that it has pulls of, each once, by their number', async () => {
    const database = openDocumentDatabase();
    for (const account of ['700000001', '90000001', '600000001']) {
      await keepPull(database, 'default', account);
    }
    await keepPull(database, 'another', '800000001');
    const store = warpAccountsStore(deviceOf(database), 'default');
    expect(store.getState().accounts).toBeUndefined();
    await store.getState().load();
    expect(store.getState().accounts).toEqual(['90000001', '600000001', '700000001']);
  });

  it('are looked for again when another tab has brought one', async () => {
    const [mine, other] = [openDocumentDatabase(), openDocumentDatabase()];
    const store = warpAccountsStore(deviceOf(mine), 'default');
    await store.getState().load();
    expect(store.getState().accounts).toEqual([]);
    await keepPull(other, 'default', '600000001');
    await vi.waitFor(() => expect(store.getState().accounts).toEqual(['600000001']));
  });

  it.each([
    ['of another month', '1690000000000000000'],
    ['of the same days', '1699999999999999999'],
  ])('tell which of them warped last, beside one %s', async (_, id) => {
    const database = openDocumentDatabase();
    await keepPull(database, 'default', '600000001', { id });
    await keepPull(database, 'default', '700000001');
    await keepPull(database, 'default', '800000001', { id });
    await keepPull(database, 'another', '900000001', { id: '1800000000000000000' });
    const store = warpAccountsStore(deviceOf(database), 'default');
    await store.getState().load();
    expect(store.getState().latest).toBe('700000001');
  });

  it('have the first for the latest where all pulls were taken out', async () => {
    const database = openDocumentDatabase();
    await keepPull(database, 'default', '700000001');
    await database.change<WarpDocuments>(warpAddresses('default', '700000001'), (documents) => ({
      ...documents,
      11: { ...documents[11], pulls: [] },
    }));
    const store = warpAccountsStore(deviceOf(database), 'default');
    await store.getState().load();
    expect(store.getState().latest).toBe('700000001');
  });

  it('are none where the browser gives no storage', async () => {
    const refuse = () => Promise.reject(new Error('no storage'));
    const database = { ...openDocumentDatabase(), warpAccounts: refuse, latestWarpAccount: refuse };
    const store = warpAccountsStore(deviceOf(database), 'default');
    await store.getState().load();
    expect(store.getState()).toMatchObject({ accounts: [], latest: undefined });
  });
});
