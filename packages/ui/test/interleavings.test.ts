import 'fake-indexeddb/auto';
import { kindOf, packBackup, unpackBackup } from '@trailbook/core/internal/user-data';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { createBackupService } from '../src/storage/backups/backup-service.ts';
import type { Folder } from '../src/storage/backups/snapshot-folder.ts';
import type { Channel } from '../src/storage/documents/channel.ts';
import { openDocumentDatabase } from '../src/storage/documents/document-database.ts';
import { createDocumentStore } from '../src/storage/stores/document-store.ts';

/**
 * Two tabs at work on one store, in every order that comes up: what was said to be kept is there in the end, or in a
 * copy that was made before all of it was replaced.
 */

const RUNS = 80;
const STEPS = 9;
const HOUR = 3_600_000;
const INVENTORY = { profile: 'default', name: 'inventory' } as const;

/** What was said to be done, and when it began and was said to have ended. */
interface Done {
  readonly began: number;
  readonly ended: number;
}

/** Numbers that look drawn, the same at each run. */
function drawn(seed: number): (most: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (most) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

/** A folder of snapshots and ways between tabs, as a browser has them. */
function device() {
  const files = new Map<string, Uint8Array>();
  const folder: Folder = {
    place: 'opfs',
    list: async () => [...files.keys()],
    read: async (name) => files.get(name) ?? new Uint8Array(0),
    write: async (name, bytes) => void files.set(name, bytes),
    remove: async (name) => void files.delete(name),
  };
  const tabs: ((changed: ReadonlySet<string>) => void)[][] = [];
  const channel = (): Channel => {
    const own: (typeof tabs)[number] = [];
    tabs.push(own);
    return {
      announce(changed) {
        for (const tab of tabs) {
          if (tab === own) continue;
          for (const hear of tab) queueMicrotask(() => hear(new Set(changed)));
        }
      },
      listen(listener) {
        own.push(listener);
        return () => true;
      },
    };
  };
  return { files, folder, channel };
}

function openTab(at: ReturnType<typeof device>) {
  const database = openDocumentDatabase(at.channel());
  const store = createDocumentStore(
    database,
    { inventory: INVENTORY },
    { inventory: kindOf('inventory').empty },
  );
  return { database, store, backupService: createBackupService(database, async () => at.folder) };
}

const fileOf = (items: Record<string, number>) => {
  const data = [{ ...INVENTORY, document: { version: 3 as const, items } }];
  const packed = packBackup(data, { createdAt: 5, store: 'other', revision: 1 });
  if (!packed.ok) throw new Error(packed.error.code);
  return new Blob([packed.value as Uint8Array<ArrayBuffer>]);
};

const itemsIn = (bytes: Uint8Array): object => {
  const read = unpackBackup(bytes);
  const found = read.ok ? read.value.data.find(({ name }) => name === 'inventory') : undefined;
  return found && 'document' in found && 'items' in found.document ? found.document.items : {};
};

/** What one order of steps left behind. */
async function run(seed: number) {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const draw = drawn(seed);
  const at = device();
  const tabs = [openTab(at), openTab(at)] as const;
  await Promise.all(tabs.map(({ store }) => store.getState().load()));
  const saved = new Map<string, Done>();
  const touched = new Set<string>();
  const replaced: Done[] = [];
  let [clock, next] = [0, 100];
  let lastDeleted: string | undefined;

  const act = async (
    tab: (typeof tabs)[number],
    change: (items: Record<string, number>) => void,
  ) => {
    tab.store.getState().act(({ inventory }) => {
      const items = { ...inventory.items };
      change(items);
      return { inventory: { ...inventory, items } };
    });
    await tab.store.getState().retry();
    return tab.store.getState().unsaved().length === 0;
  };
  const steps: ((tab: (typeof tabs)[number]) => Promise<void>)[] = [
    async (tab) => {
      const [key, began] = [String(next++), clock++];
      const isKept = await act(tab, (items) => {
        items[key] = 1;
      });
      if (isKept) saved.set(key, { began, ended: clock++ });
    },
    async (tab) => {
      const keys = [...saved.keys()];
      const key = keys[draw(keys.length)];
      if (key === undefined) return;
      touched.add(key);
      lastDeleted = key;
      await act(tab, (items) => {
        delete items[key];
      });
    },
    async (tab) => {
      const key = lastDeleted;
      if (key === undefined) return;
      await act(tab, (items) => {
        items[key] ??= 1;
      });
    },
    async ({ backupService }) => {
      const [key, began] = [String(next++), clock++];
      const done = await backupService.import(fileOf({ [key]: 2 }), 'merge', clock * HOUR);
      if (done.ok) saved.set(key, { began, ended: clock++ });
    },
    async ({ backupService }) => {
      if (replaced.length >= 2) return;
      const [key, began] = [String(next++), clock++];
      const done = await backupService.import(fileOf({ [key]: 3 }), 'replace', clock * HOUR);
      if (!done.ok) return;
      replaced.push({ began, ended: clock });
      saved.set(key, { began, ended: clock++ });
    },
    async ({ backupService }) => {
      const name = [...at.files.keys()].sort()[0];
      if (name === undefined || replaced.length >= 2) return;
      const began = clock++;
      const done = await backupService.restore(name, clock * HOUR);
      if (done.ok) replaced.push({ began, ended: clock++ });
    },
  ];
  const underWay: Promise<void>[] = [];
  for (let step = 0; step < STEPS; step++) {
    // Half of what is done is changes by hand.
    const kind = draw(2) === 0 ? 0 : draw(steps.length);
    const tab = tabs[draw(2)];
    const todo = steps[kind];
    if (tab && todo) underWay.push(todo(tab));
    for (let turns = draw(4); turns > 0; turns--) await new Promise((go) => setImmediate(go));
    if (draw(3) === 0) await Promise.all(underWay);
  }
  await Promise.all(underWay);

  const fresh = openTab(at);
  await fresh.store.getState().load();
  const here = fresh.store.getState().documents.inventory.items;
  const copies = [...at.files.values()].map(itemsIn);
  const lost = [...saved].filter(([key, done]) => {
    if (touched.has(key) || Object.hasOwn(here, key)) return false;
    const isReplaced = replaced.some(({ ended }) => ended >= done.began);
    return !isReplaced || !copies.some((copy) => Object.hasOwn(copy, key));
  });
  return {
    lost,
    saved: saved.size,
    replaced: replaced.length,
    status: fresh.store.getState().status,
  };
}

describe('two tabs, whatever they do and in whatever order', () => {
  it('lose nothing that was said to be kept', async () => {
    let [saved, replaced] = [0, 0];
    for (let seed = 1; seed <= RUNS; seed++) {
      const found = await run(seed);
      expect(found.lost, `order ${seed}`).toEqual([]);
      expect(found.status, `order ${seed}`).toBe('ready');
      saved += found.saved;
      replaced += found.replaced;
    }
    // Otherwise nothing was asked.
    expect(saved).toBeGreaterThan(3 * RUNS);
    expect(replaced).toBeGreaterThan(RUNS / 4);
  }, 120_000);
});
