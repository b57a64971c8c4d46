import 'fake-indexeddb/auto';
import { type ImportEvent, type Journal, NEW_JOURNAL, noted } from '@trailbook/api/warp-import';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDocumentDatabase } from '../../../../storage/index.ts';
import type { Device } from '../../../../storage/stores/device.ts';
import { warpActions, warpsStore } from '../../store/warps-store.ts';
import { keepJournal, knownIds } from './keep-warps.ts';

const UID = '800000001';
const row = { id: '1700000000000000001', gachaId: 2003, itemId: 1102, time: '2023-11-15 06:13:20' };
const journal: Journal = [
  { event: 'page', type: 11, uid: UID, zone: 8, unread: 0, next: row.id, rows: [row] } as const,
  { event: 'banner', type: 11, end: 'ALL' } as const,
].reduce(noted, NEW_JOURNAL);

function deviceOf(): Device {
  const backupService = { snapshot: async () => undefined } as unknown as Device['backupService'];
  return {
    database: openDocumentDatabase(),
    backupService,
    // Nothing syncs here.
    syncService: {} as Device['syncService'],
    stores: new Map(),
    onKept: () => undefined,
    listenToKept: () => () => undefined,
  };
}
const KEPT = { profile: 'default', uid: UID };
const keep = (device: Device) => keepJournal(device, 'default', { journal, at: 5 });

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => true } });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});

describe('what an import has brought', () => {
  it('is kept, and known to the next one', async () => {
    const device = deviceOf();
    expect(await keep(device)).toEqual({ ...KEPT, added: 1, known: 0 });
    expect(await keep(device)).toEqual({ ...KEPT, added: 0, known: 1 });
    expect(await knownIds(device, 'default')).toMatchObject({ [UID]: { 11: [row.id] } });
  });

  it('is asked for again from above the first row that could not be read', async () => {
    const device = deviceOf();
    const rows = [3, 2, 1].map((place) => ({ ...row, id: `170000000000000000${place}` }));
    const page = (at: number, unread: number): ImportEvent => ({
      ...{ event: 'page', type: 11, uid: UID, zone: 8, unread, next: rows[at]?.id ?? '' },
      rows: rows.slice(at, at + 1),
    });
    const end: ImportEvent = { event: 'banner', type: 11, end: 'ALL' };
    const keepPages = (...pages: ImportEvent[]) => {
      const read = [...pages, end].reduce(noted, NEW_JOURNAL);
      return keepJournal(device, 'default', { journal: read, at: 5 });
    };
    // What came is kept, and nothing of it is where the next import may stop.
    expect(await keepPages(page(0, 0), page(1, 2), page(2, 0))).toMatchObject({ added: 3 });
    expect(await knownIds(device, 'default')).toMatchObject({ [UID]: { 11: [] } });
    await keepPages(page(0, 1));
    expect(await knownIds(device, 'default')).toMatchObject({ [UID]: { 11: [] } });
    await keepPages(page(0, 0), page(1, 0), page(2, 0));
    const ids = rows.map(({ id }) => id).toReversed();
    expect(await knownIds(device, 'default')).toMatchObject({ [UID]: { 11: ids } });
  });

  it('is not said to be kept where the browser stores nothing, and comes in with nothing else', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const device = deviceOf();
    const { database } = device;
    const denied = () => Promise.reject(new DOMException('Denied', 'UnknownError'));
    expect(await keep({ ...device, database: { ...database, change: denied } })).toBeUndefined();
    const store = warpsStore(device, 'default', UID);
    await store.getState().load();
    store.getState().act(warpActions.tellComplete(11, true));
    await store.getState().retry();
    expect(store.getState().documents[11].pulls).toEqual([]);
    expect(await keep(device)).toMatchObject({ added: 1 });
    expect(store.getState().documents[11].pulls).toHaveLength(1);
  });

  it('is kept in the room that was made for it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const device = deviceOf();
    let isFull = true;
    const change: Device['database']['change'] = (...of) =>
      isFull
        ? Promise.reject(new DOMException('No room', 'QuotaExceededError'))
        : device.database.change(...of);
    const freeSpace = vi.fn(async () => {
      isFull = false;
    });
    const full = {
      ...device,
      database: { ...device.database, change },
      backupService: { ...device.backupService, freeSpace },
    };
    expect(await keep(full)).toMatchObject({ added: 1 });
    expect(freeSpace).toHaveBeenCalledOnce();
  });
});
