import 'fake-indexeddb/auto';
import { type Documents, kindOf, sync } from '@trailbook/core/internal/user-data';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Cloud, noFaults } from '../../../../core/test/sync-world.ts';
import { type DocumentDatabase, openDocumentDatabase } from '../documents/document-database.ts';
import { syncStore } from './sync-store.ts';

const INVENTORY = { inventory: { profile: 'default', name: 'inventory' } } as const;
type Inventory = { readonly inventory: Documents['inventory'] };

/** A device with a store of its own. */
function openDevice(id: string) {
  const factory = new IDBFactory();
  let database: DocumentDatabase | undefined;
  // Its connection is opened at the first wish, by the factory that is there then.
  const own = async <T>(work: (opened: DocumentDatabase) => Promise<T>): Promise<T> => {
    vi.stubGlobal('indexedDB', factory);
    database ??= openDocumentDatabase();
    return work(database);
  };
  const snapshot = vi.fn(async () => undefined);
  return {
    own,
    snapshot,
    put: (items: Record<string, number>) =>
      own((opened) =>
        opened.change<Inventory>(INVENTORY, () => ({
          inventory: { ...kindOf('inventory').empty, items },
        })),
      ),
    items: () =>
      own(async (opened) => {
        const loaded = await opened.load<Inventory>(INVENTORY);
        return loaded.ok ? loaded.value.documents.inventory.items : undefined;
      }),
    /** @param during - what happens while the cloud is asked what it holds */
    sync: (cloud: Cloud, now: number, during?: (opened: DocumentDatabase) => Promise<unknown>) =>
      own(async (opened) => {
        if (!(await opened.syncLink())) {
          await opened.linkSync({ key: '', deviceId: id, deviceName: id });
        }
        const transport = cloud.transport(noFaults());
        const list = async () => {
          await during?.(opened);
          return transport.list();
        };
        return sync({
          transport: { ...transport, list },
          store: syncStore(opened, snapshot, () => now),
          device: { id, name: id },
          now: () => now,
        });
      }),
  };
}

const START = 1_795_000_000_000;

beforeEach(() => vi.unstubAllGlobals());

describe('a browser that syncs', () => {
  it('stores what came, and remembers it in the same transaction', async () => {
    const cloud = new Cloud();
    const [phone, desktop] = [openDevice('phone'), openDevice('desktop')];
    await phone.put({ '2': 5 });
    expect(await phone.sync(cloud, START)).toMatchObject({ ok: true });
    await desktop.put({ '3': 1 });
    expect(await desktop.sync(cloud, START + 1)).toMatchObject({ ok: true });
    expect(await desktop.items()).toEqual({ '2': 5, '3': 1 });
    expect(desktop.snapshot).toHaveBeenCalledOnce();
    expect(await desktop.own((opened) => opened.syncMemory())).toMatchObject({
      device: 'desktop',
      received: [{ from: 'phone', counts: { inventory: 1 } }],
    });
    await phone.sync(cloud, START + 2);
    expect(await phone.items()).toEqual({ '2': 5, '3': 1 });
  });

  it('takes what another tab stored meanwhile into the merge', async () => {
    const cloud = new Cloud();
    const [phone, desktop] = [openDevice('phone'), openDevice('desktop')];
    await phone.put({ '2': 5 });
    await phone.sync(cloud, START);
    desktop.snapshot.mockImplementationOnce(async () => {
      await desktop.put({ '9': 9 });
    });
    await desktop.put({ '3': 1 });
    expect(await desktop.sync(cloud, START + 1)).toMatchObject({ ok: true });
    expect(await desktop.items()).toEqual({ '2': 5, '9': 9 });
  });

  it('forgets that it took part when all data are deleted here, and so removes nothing elsewhere', async () => {
    const cloud = new Cloud();
    const [phone, desktop] = [openDevice('phone'), openDevice('desktop')];
    await phone.put({ '2': 5 });
    await phone.sync(cloud, START);
    await desktop.sync(cloud, START + 1);
    await desktop.own((opened) => opened.deleteAll(START + 2));
    expect(await desktop.own((opened) => opened.syncMemory())).toBeUndefined();
    await desktop.sync(cloud, START + 3);
    await phone.sync(cloud, START + 4);
    expect(await phone.items()).toEqual({ '2': 5 });
    expect(await desktop.items()).toEqual({ '2': 5 });
  });

  it('keeps nothing of a sync that is under way when all data are deleted', async () => {
    const cloud = new Cloud();
    const [phone, desktop] = [openDevice('phone'), openDevice('desktop')];
    await phone.put({ '2': 5 });
    await phone.sync(cloud, START);
    await desktop.put({ '3': 1 });
    const ended = desktop.sync(cloud, START + 1, (opened) => opened.deleteAll(START + 1));
    await expect(ended).rejects.toHaveProperty('name', 'LinkGone');
    expect(await desktop.items()).toEqual({});
    expect(await desktop.own((opened) => opened.syncMemory())).toBeUndefined();
  });

  it('remembers nothing of the old key when it is linked to another while it syncs', async () => {
    const [ours, theirs] = [new Cloud(), new Cloud()];
    const [phone, desktop] = [openDevice('phone'), openDevice('desktop')];
    await phone.put({ '2': 5 });
    await phone.sync(ours, START);
    await desktop.sync(ours, START + 1);
    await phone.put({ '2': 6 });
    await phone.sync(ours, START + 2);
    const other = { key: 'other', deviceId: 'desktop2', deviceName: 'Desktop' };
    const ended = desktop.sync(ours, START + 3, (opened) => opened.linkSync(other));
    await expect(ended).rejects.toHaveProperty('name', 'LinkGone');
    expect(await desktop.own((opened) => opened.syncMemory())).toBeUndefined();
    await desktop.own((opened) =>
      sync({
        transport: theirs.transport(noFaults()),
        store: syncStore(opened, desktop.snapshot, () => START + 4),
        device: { id: other.deviceId, name: other.deviceName },
        now: () => START + 4,
      }),
    );
    const tablet = openDevice('tablet');
    await tablet.sync(theirs, START + 5);
    expect(await tablet.items()).toEqual({ '2': 5 });
  });

  it('gets back what was moved out of the way, as nobody could read it', async () => {
    const cloud = new Cloud();
    const [phone, desktop] = [openDevice('phone'), openDevice('desktop')];
    await phone.put({ '2': 5 });
    await phone.sync(cloud, START);
    await desktop.sync(cloud, START + 1);
    await desktop.own((opened) => opened.setAside(INVENTORY.inventory, START + 2));
    for (const device of [desktop, phone]) {
      await device.sync(cloud, START + 3);
      expect(await device.items()).toEqual({ '2': 5 });
    }
  });
});
