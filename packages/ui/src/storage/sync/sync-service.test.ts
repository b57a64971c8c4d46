import 'fake-indexeddb/auto';
import { type Documents, kindOf } from '@trailbook/core/internal/user-data';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Cloud, Device, noFaults } from '../../../../core/test/sync-world.ts';
import { openDocumentDatabase } from '../documents/document-database.ts';
import { createSyncService } from './sync-service.ts';

const INVENTORY = { inventory: { profile: 'default', name: 'inventory' } } as const;
type Inventory = { readonly inventory: Documents['inventory'] };
const WORDS = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
/** No key needs a sign-in. */
const NOBODY = { origin: '', fetch: () => Promise.reject(new Error('Nobody is asked.')) };
const DAY_MS = 86_400_000;
const clock = { now: 1_795_000_000_000 };

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const PLANNER = { planner: { profile: 'default', name: 'planner' } } as const;
type Planner = { readonly planner: Documents['planner'] };

/** @param factory - a store of its own, where several devices take turns */
function openDevice(cloud: Cloud, factory: IDBFactory = globalThis.indexedDB) {
  const takeSnapshot = vi.fn(async () => undefined);
  // Its connection is opened at the first wish, by the factory that is there then.
  const opened = openDocumentDatabase();
  const database = new Proxy(opened, {
    get(target, name: keyof typeof opened) {
      const method = target[name];
      if (typeof method !== 'function') return method;
      return (...values: never[]) => {
        vi.stubGlobal('indexedDB', factory);
        return (method as (...all: never[]) => unknown)(...values);
      };
    },
  });
  const service = createSyncService({
    ...{ database, takeSnapshot, now: () => clock.now },
    transportOf: async () => cloud.transport(noFaults()),
    drive: { ...{ site: NOBODY, fetch }, now: () => clock.now },
  });
  const put = (items: Record<string, number>) =>
    database.change<Inventory>(INVENTORY, () => ({
      inventory: { ...kindOf('inventory').empty, items },
    }));
  const items = async () => {
    const loaded = await database.load<Inventory>(INVENTORY);
    return loaded.ok ? loaded.value.documents.inventory.items : undefined;
  };
  const plan = (count: number) =>
    database.change<Planner>(PLANNER, () => ({
      planner: {
        ...kindOf('planner').empty,
        entries: Array.from({ length: count }, (_, at) => ({
          ...{ entryId: at + 1, priority: at, enabled: true, kind: 'lightCone' as const },
          id: 20000 as never,
          from: { level: 1, ascension: 0 },
          to: { level: 80, ascension: 6 },
        })),
      },
    }));
  const planned = async () => {
    const loaded = await database.load<Planner>(PLANNER);
    return loaded.ok ? loaded.value.documents.planner.entries.length : undefined;
  };
  return { database, service, put, items, plan, planned, takeSnapshot };
}

describe('the sync of a browser', () => {
  it('is off until the player has it on, and asks nobody then', async () => {
    const { service } = openDevice(new Cloud());
    expect(await service.state()).toBeUndefined();
    expect(await service.sync()).toMatchObject({ error: { code: 'NOT_LINKED' } });
  });

  it('takes twelve words, and refuses others', async () => {
    const { service } = openDevice(new Cloud());
    expect(await service.link('legal winner', 'Phone')).toMatchObject({
      error: { code: 'BAD_KEY' },
    });
    expect(await service.state()).toBeUndefined();
    expect(await service.link(WORDS.toUpperCase(), `  ${'📱'.repeat(30)}`)).toMatchObject({
      ok: true,
    });
    expect(await service.state()).toMatchObject({
      ...{ key: WORDS, deviceName: '📱'.repeat(20) },
      ...{ syncedAt: undefined, received: [] },
    });
    expect(await service.link(await service.newKey(), 'Phone')).toMatchObject({ ok: true });
  });

  it('says when it was in step last', async () => {
    const cloud = new Cloud();
    const { service, put } = openDevice(cloud);
    await put({ '2': 5 });
    await service.link(WORDS, 'Phone');
    expect(await service.sync()).toMatchObject({ ok: true });
    expect(await service.state()).toMatchObject({ syncedAt: clock.now });
    expect(cloud.files.size).toBeGreaterThan(0);
  });

  it('knows the other devices, and forgets one without losing what it told', async () => {
    const cloud = new Cloud();
    const other = new Device('b');
    other.edit(() => [
      { profile: 'default', name: 'inventory', document: { version: 3, items: { '2': 5 } } },
    ]);
    await other.sync(cloud, { now: clock.now });
    const { service, items } = openDevice(cloud);
    await service.link(WORDS, 'Phone');
    await service.sync();
    expect(await service.state()).toMatchObject({
      devices: { b: { name: 'Device b', toldAt: clock.now } },
    });
    expect(await service.forgetDevice('b')).toMatchObject({ ok: true });
    expect(await service.state()).toMatchObject({ devices: {} });
    expect(await items()).toEqual({ '2': 5 });
    expect([...cloud.files.values()].some(({ name }) => name.startsWith('b.'))).toBe(false);
  });

  it('ends here alone: data and cloud stay', async () => {
    const cloud = new Cloud();
    const { service, put, items, database } = openDevice(cloud);
    await put({ '2': 5 });
    await service.link(WORDS, 'Phone');
    await service.sync();
    await service.unlink();
    expect(await service.state()).toBeUndefined();
    expect(await database.syncMemory()).toBeUndefined();
    expect(await items()).toEqual({ '2': 5 });
    expect(cloud.files.size).toBeGreaterThan(0);
  });

  it('holds how a sync ended against no other key than its own', async () => {
    const cloud = new Cloud();
    const { service, database, put } = openDevice(cloud);
    await put({ '2': 5 });
    await service.link(WORDS, 'Phone');
    await service.sync();
    cloud.files.clear();
    const announced = vi.spyOn(database, 'announceSync');
    const other = await service.newKey();
    let linked: unknown;
    announced.mockImplementationOnce(() => {
      linked = service.link(other, 'Phone');
    });
    expect(await service.sync()).toMatchObject({ ok: false });
    await linked;
    expect(await service.state()).toMatchObject({ key: other, outcome: undefined });
  });

  it('ends everywhere: the cloud is emptied, and other devices are told instead of filling it again', async () => {
    const cloud = new Cloud();
    const phone = openDevice(cloud);
    await phone.put({ '2': 5 });
    await phone.service.link(WORDS, 'Phone');
    await phone.service.sync();
    vi.stubGlobal('indexedDB', new IDBFactory());
    const desktop = openDevice(cloud);
    await desktop.service.link(WORDS, 'Desktop');
    await desktop.service.sync();
    expect(await desktop.service.removeCloud()).toMatchObject({ ok: true });
    expect(cloud.files.size).toBe(0);
    expect(await desktop.items()).toEqual({ '2': 5 });
    expect(await phone.service.sync()).toMatchObject({ error: { code: 'CLOUD_EMPTIED' } });
  });

  it('goes back to a generation, after a copy of what is here', async () => {
    const { service, put, items, takeSnapshot } = openDevice(new Cloud());
    await put({ '2': 5, '3': 6 });
    await service.link(WORDS, 'Phone');
    await service.sync();
    clock.now += 2 * DAY_MS;
    await put({ '2': 1 });
    await service.sync();
    const kept = await service.generations();
    expect(kept).toMatchObject({
      value: {
        here: { inventory: 1 },
        kept: [{ at: clock.now, from: 'Phone', measures: { inventory: 2 } }],
      },
    });
    expect(takeSnapshot).not.toHaveBeenCalled();
    expect(await service.restore((kept.ok && kept.value.kept[0]?.id) || '')).toMatchObject({
      ok: true,
    });
    expect(takeSnapshot).toHaveBeenCalled();
    expect(await items()).toEqual({ '2': 5, '3': 6 });
  });

  it('notes how a sync ended, and what was in step then, for all tabs', async () => {
    const cloud = new Cloud();
    const { database, service, put } = openDevice(cloud);
    await put({ '2': 5 });
    await service.link(WORDS, 'Phone');
    expect((await service.state())?.outcome).toBeUndefined();
    await service.sync();
    const { ledger } = await database.notes();
    const inStep = { failure: null, inStep: ledger };
    expect((await service.state())?.outcome).toEqual({ at: clock.now, ...inStep });
    await put({ '2': 6 });
    cloud.files.clear();
    await service.sync();
    expect((await service.state())?.outcome).toEqual({
      ...{ at: clock.now, failure: { code: 'CLOUD_EMPTIED' }, inStep: ledger },
    });
    await service.link(await service.newKey(), 'Phone');
    expect((await service.state())?.outcome).toBeUndefined();
  });

  it('shows both sides before it joins, and keeps nothing of the words', async () => {
    const cloud = new Cloud();
    const phone = openDevice(cloud);
    await phone.put({ '2': 5, '3': 6 });
    await phone.service.link(WORDS, 'Phone');
    await phone.service.sync();
    vi.stubGlobal('indexedDB', new IDBFactory());
    const desktop = openDevice(cloud);
    await desktop.put({ '4': 1 });
    expect(await desktop.service.peek(WORDS)).toMatchObject({
      ok: true,
      value: {
        here: { inventory: 1 },
        cloud: { measures: { inventory: 2 }, devices: [{ name: 'Phone', toldAt: clock.now }] },
      },
    });
    expect(await desktop.service.state()).toBeUndefined();
    expect(await desktop.service.peek('legal winner')).toMatchObject({
      error: { code: 'BAD_KEY' },
    });
  });

  it('takes back what a merge changed in the plan, everywhere, and more than half of it unasked', async () => {
    const cloud = new Cloud();
    const phone = openDevice(cloud);
    const desktop = openDevice(cloud, new IDBFactory());
    await phone.service.link(WORDS, 'Phone');
    await desktop.service.link(WORDS, 'Desktop');
    await phone.plan(3);
    for (const one of [phone, desktop]) await one.service.sync();
    await phone.plan(30);
    for (const one of [phone, desktop]) await one.service.sync();
    const [change] = (await desktop.service.state())?.planChanges ?? [];
    expect(change).toMatchObject({ at: clock.now, added: 27, removed: 0 });
    desktop.takeSnapshot.mockClear();
    expect(await desktop.service.takeBack(change?.at ?? 0)).toEqual({
      ok: true,
      value: { left: 0 },
    });
    expect(desktop.takeSnapshot).toHaveBeenCalled();
    await phone.service.sync();
    expect([await phone.planned(), await desktop.planned()]).toEqual([3, 3]);
    // Once.
    const left = (await desktop.service.state())?.planChanges ?? [];
    expect(left.some(({ added }) => added === 27)).toBe(false);
  });

  it('has the others see it under another name', async () => {
    const cloud = new Cloud();
    const { service, put } = openDevice(cloud);
    await put({ '2': 5 });
    await service.link(WORDS, 'Phone');
    await service.sync();
    clock.now += 1000;
    expect(await service.rename(' Tablet ')).toMatchObject({ ok: true });
    expect(await service.state()).toMatchObject({ deviceName: 'Tablet' });
    expect(await service.peek(WORDS)).toMatchObject({
      value: { cloud: { devices: [{ name: 'Tablet' }] } },
    });
  });

  it('waits for its turn where the player asks for it, and runs unasked only where no tab does', async () => {
    const cloud = new Cloud();
    const { service, put } = openDevice(cloud);
    await put({ '2': 5 });
    await service.link(WORDS, 'Phone');
    // Another tab holds the lock.
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.stubGlobal('navigator', {
      locks: {
        request: async (name: string, ...rest: readonly unknown[]) => {
          const work = rest.at(-1) as (lock: object | null) => unknown;
          if (name !== 'trailbook-sync') return work({});
          if (rest.length > 1) return work(null);
          await held;
          return work({});
        },
      },
    });
    await service.syncUnlessRunning();
    const asked = service.sync();
    expect(cloud.files.size).toBe(0);
    release();
    expect(await asked).toMatchObject({ ok: true });
    expect(cloud.files.size).toBeGreaterThan(0);
    vi.unstubAllGlobals();
  });
});
