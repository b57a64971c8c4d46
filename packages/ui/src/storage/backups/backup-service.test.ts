import type { LightConeId } from '@trailbook/core/internal/dataset';
import 'fake-indexeddb/auto';
import {
  DEVICE,
  type Documents,
  deleteProfile,
  documentAt,
  expiredProfiles,
  isSealed,
  kindOf,
  measure,
  type PlacedDocument,
  packBackup,
  type SealedDocument,
  type StoredDocument,
  unpackBackup,
} from '@trailbook/core/internal/user-data';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { breakInventory } from '../../../test/put-row.ts';
import { type DocumentDatabase, openDocumentDatabase } from '../documents/document-database.ts';
import { createBackupService, type ImportMode } from './backup-service.ts';
import type { Folder } from './snapshot-folder.ts';

const HOUR = 3_600_000;
const START = 1_700_000_000_000;
const INVENTORY = { profile: 'default', name: 'inventory' } as const;
const NOTHING_UNSAVED = { data: [], isOnStored: true };

/** Files in memory, that can be cut short or filled up. */
function memoryFolder() {
  const files = new Map<string, Uint8Array>();
  const control = { isFull: false };
  const folder: Folder = {
    place: 'opfs',
    list: async () => [...files.keys()],
    read: async (name) => files.get(name) ?? new Uint8Array(0),
    write: async (name, bytes) => {
      if (control.isFull) throw new DOMException('Full.', 'QuotaExceededError');
      files.set(name, bytes);
    },
    remove: async (name) => void files.delete(name),
  };
  return { folder, files, control };
}

/** The site as it is after a start; the folder outlives a wiped database. */
function setUp(memory = memoryFolder()) {
  const database = openDocumentDatabase();
  const { folder, files, control } = memory;
  const backupService = createBackupService(database, async () => folder);
  const own = (items: Record<string, number>) =>
    database.change<{ inventory: { version: 3; items: Record<string, number> } }>(
      { inventory: INVENTORY },
      () => ({ inventory: { version: 3, items } }),
    );
  const items = async () => {
    const loaded = await database.load<{
      inventory: { version: 3; items: Record<string, number> };
    }>({
      inventory: INVENTORY,
    });
    return loaded.ok ? loaded.value.documents.inventory.items : loaded.error;
  };
  return { database, backupService, files, control, memory, own, items };
}

function backup(...data: StoredDocument[]): Blob {
  const packed = packBackup(data, { createdAt: 5, store: 'other', revision: 1 });
  if (!packed.ok) throw new Error(packed.error.code);
  return new Blob([packed.value as Uint8Array<ArrayBuffer>]);
}
const inventory = (items: Record<string, number>): PlacedDocument => ({
  ...INVENTORY,
  document: { version: 3, items },
});

/** As if the browser had cleared the database, but not the files. */
function wipe() {
  vi.stubGlobal('indexedDB', new IDBFactory());
}

beforeEach(wipe);

it('counts what is stored by itself: documents as text, what was set aside, and snapshots', async () => {
  const { backupService, own, database, files } = setUp();
  const before = await backupService.storedBytes();
  await own({ 2: 500, 241: 3 });
  const one = await backupService.storedBytes();
  expect(one.documents - before.documents).toBeGreaterThan(30);
  expect(one.snapshots).toBe(0);
  await backupService.snapshot(START);
  const size = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  expect(size).toBeGreaterThan(0);
  expect((await backupService.storedBytes()).snapshots).toBe(size);
  await database.setAside(INVENTORY, START);
  expect((await backupService.storedBytes()).documents).toBeGreaterThan(before.documents + 100);
});

describe('profiles that are gone for good', () => {
  const prepared = async () => {
    const site = setUp();
    const theirs: PlacedDocument = { ...inventory({ 2: 7 }), profile: 'gone' };
    await site.backupService.import(backup(theirs), 'merge', START);
    const gone = async () => (await site.database.everything()).rows.every(isOther);
    const isOther = ({ profile }: { readonly profile: string }) => profile !== 'gone';
    await site.database.change<Pick<Documents, 'profiles'>>(
      { profiles: { profile: DEVICE, name: 'profiles' } },
      ({ profiles }) => ({ profiles: deleteProfile(profiles, 'gone', START) }),
    );
    return { ...site, gone };
  };

  it('are in a snapshot before they go', async () => {
    const { backupService, files, gone } = await prepared();
    expect(await backupService.dropProfiles(['gone'], START + 1)).toBe(true);
    expect(await gone()).toBe(true);
    const newest = [...files.keys()].sort().at(-1) ?? '';
    expect((await backupService.restore(newest, START + 2)).ok).toBe(true);
    expect(await gone()).toBe(false);
  });

  it('stay where there can be none', async () => {
    const { backupService, control, gone } = await prepared();
    control.isFull = true;
    await expect(backupService.dropProfiles(['gone'], START + 1)).rejects.toThrow('Full.');
    expect(await gone()).toBe(false);
    control.isFull = false;
    await breakInventory();
    expect(await backupService.dropProfiles(['gone'], START + 2)).toBe(false);
    expect(await gone()).toBe(false);
  });
});

describe('snapshots', () => {
  it('are taken of what has changed, and only then', async () => {
    const { backupService, own, files } = setUp();
    await backupService.snapshot(START);
    expect(files.size).toBe(0);
    await own({ 2: 100 });
    await backupService.snapshot(START + 1);
    await backupService.snapshot(START + 2);
    expect(files.size).toBe(1);
    await own({ 2: 200 });
    await backupService.snapshot(START + 3);
    expect((await backupService.overview()).snapshots.map(({ createdAt }) => createdAt)).toEqual([
      START + 3,
      START + 1,
    ]);
  });

  it('stay few, however long the player plans', async () => {
    const { backupService, own, files } = setUp();
    for (let step = 0; step < 200; step++) {
      await own({ 2: step });
      await backupService.snapshot(START + step * HOUR);
    }
    expect(files.size).toBeLessThanOrEqual(16);
  });

  it('are not taken of a store that cannot be read: the last good one stays', async () => {
    const { backupService, own, files } = setUp();
    await own({ 2: 100 });
    await backupService.snapshot(START);
    await breakInventory();
    await own({ 3: 1 }).catch(() => undefined);
    await backupService.snapshot(START + 1);
    expect(files.size).toBe(1);
  });

  it('cut short in a crash are passed over', async () => {
    const { backupService, own, files, memory } = setUp();
    await own({ 2: 100 });
    await backupService.snapshot(START);
    const [whole] = [...files.values()];
    files.set(`999999999999999-${'0'.repeat(32)}-9.trailbook`, (whole as Uint8Array).slice(0, -3));
    expect((await backupService.overview()).snapshots).toHaveLength(1);
    wipe();
    expect((await setUp(memory).backupService.loss())?.snapshot?.createdAt).toBe(START);
  });

  it('make room when asked: the newest stays', async () => {
    const { backupService, own, files } = setUp();
    for (let day = 0; day < 5; day++) {
      await own({ 2: day + 1, [day + 10]: 1 });
      await backupService.snapshot(START + day * 24 * HOUR);
    }
    expect(files.size).toBe(5);
    await backupService.freeSpace();
    expect((await backupService.overview()).snapshots.map(({ createdAt }) => createdAt)).toContain(
      START + 4 * 24 * HOUR,
    );
    expect(files.size).toBeLessThanOrEqual(2);
  });
});

describe('a start that finds less than the snapshots hold', () => {
  async function wiped() {
    const before = setUp();
    await before.own({ 2: 100, 211: 7 });
    await before.backupService.snapshot(START);
    wipe();
    return setUp(before.memory);
  }

  it('offers the snapshot after a wipe, and restores it whole', async () => {
    const { backupService, items } = await wiped();
    const loss = await backupService.loss();
    expect(loss).toMatchObject({ snapshot: { createdAt: START }, here: { inventory: 0 } });
    expect(await backupService.restore(loss?.snapshot?.name ?? '', START + 5)).toEqual({
      ok: true,
      value: true,
    });
    expect(await items()).toEqual({ 2: 100, 211: 7 });
    expect(await backupService.loss()).toBeUndefined();
  });

  it('offers it past a damaged one, and past what only has the name of one', async () => {
    const { backupService, files, memory } = await wiped();
    const [whole = new Uint8Array(0)] = [...files.values()];
    const damaged = whole.slice();
    damaged[damaged.length - 12] = (damaged[damaged.length - 12] ?? 0) ^ 1;
    const nameOf = (at: number) => `${String(at).padStart(15, '0')}-${'a'.repeat(32)}-9.trailbook`;
    files.set(nameOf(START + 5), damaged);
    expect((await backupService.loss())?.snapshot?.createdAt).toBe(START);
    files.set(nameOf(START + 6), whole);
    const { folder } = memory;
    const isFolder = (name: string) => name === nameOf(START + 6);
    const read = (name: string) =>
      isFolder(name)
        ? Promise.reject(new DOMException('No file.', 'TypeMismatchError'))
        : folder.read(name);
    const beside = createBackupService(openDocumentDatabase(), async () => ({ ...folder, read }));
    expect((await beside.loss())?.snapshot?.createdAt).toBe(START);
    expect((await beside.overview()).snapshots.length).toBeGreaterThan(0);
  });

  it('says so where all snapshots are damaged, until the player keeps what is here', async () => {
    const { backupService, files, own } = await wiped();
    const [[name, whole]] = [...files] as [[string, Uint8Array]];
    files.set(name, whole.slice(0, -3));
    files.set('notes.txt', whole);
    expect(await backupService.loss()).toEqual({ snapshot: undefined, here: measure([]) });
    await backupService.settle(START + 20);
    expect(await backupService.loss()).toBeUndefined();
    expect([...files.keys()]).toEqual(['notes.txt']);
    // A file that a crash cut short beside what is here is no loss.
    files.set(name, whole.slice(0, -3));
    await own({ 2: 1 });
    expect(await backupService.loss()).toBeUndefined();
  });

  it('still offers it when the player has gone on with less', async () => {
    const { backupService, own } = await wiped();
    await own({ 2: 1 });
    await backupService.snapshot(START + 10);
    expect((await backupService.loss())?.snapshot?.createdAt).toBe(START);
  });

  it('offers it no more once the player keeps what is here', async () => {
    const { backupService, own } = await wiped();
    await own({ 2: 1 });
    await backupService.settle(START + 20);
    expect(await backupService.loss()).toBeUndefined();
  });

  it('says nothing of what the player deleted, even where no snapshot followed', async () => {
    const { backupService, own } = setUp();
    await own({ 2: 100, 211: 7 });
    await backupService.snapshot(START);
    await own({ 2: 100 });
    expect(await backupService.loss()).toBeUndefined();
  });

  it('offers it where the store cannot be read', async () => {
    const { backupService, own, items } = setUp();
    await own({ 2: 100 });
    await backupService.snapshot(START);
    await breakInventory();
    expect(await items()).toMatchObject({ error: { code: 'DOCUMENT_BROKEN' } });
    const loss = await backupService.loss();
    expect(loss).toMatchObject({ here: undefined, snapshot: { createdAt: START } });
    await backupService.restore(loss?.snapshot?.name ?? '', START + 5);
    expect(await items()).toEqual({ 2: 100 });
  });

  it('refuses a damaged snapshot and leaves the store as it is', async () => {
    const { backupService, own, items, files } = setUp();
    await own({ 2: 100 });
    files.set('5.trailbook', new Uint8Array(50));
    expect((await backupService.restore('5.trailbook', START)).ok).toBe(false);
    expect(await items()).toEqual({ 2: 100 });
  });
});

describe('backups', () => {
  it('come back whole on an empty device', async () => {
    const { backupService, own } = setUp();
    await own({ 2: 100, 211: 7 });
    const packed = await backupService.exportBackup(START, NOTHING_UNSAVED);
    if (!packed.ok) throw new Error('The backup was not made.');
    wipe();
    const other = setUp();
    const file = new Blob([packed.value.file as Uint8Array<ArrayBuffer>]);
    expect(await other.backupService.preview(file)).toMatchObject({
      ok: true,
      value: { createdAt: START, here: { inventory: 0 }, rows: [{ backup: 2 }] },
    });
    await other.backupService.import(file, 'replace', START + 1);
    expect(await other.items()).toEqual({ 2: 100, 211: 7 });
  });

  it('hold what is on the screen and could not be stored', async () => {
    const { backupService, own } = setUp();
    await own({ 2: 100 });
    const packed = await backupService.exportBackup(START, {
      ...{ data: [inventory({ 2: 250 })], isOnStored: true },
    });
    if (!packed.ok) throw new Error('The backup was not made.');
    const file = new Blob([packed.value.file as Uint8Array<ArrayBuffer>]);
    wipe();
    const other = setUp();
    await other.backupService.import(file, 'replace', START);
    expect(await other.items()).toEqual({ 2: 250 });
  });

  describe('of what was entered while nothing stored could be read', () => {
    const entered = { data: [inventory({ 2: 250 })], isOnStored: false };

    /** As the page is handed it where the storage gives no access. */
    async function exportedBlind(): Promise<Blob> {
      const { backupService } = setUp();
      const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('Broken.', 'UnknownError');
      });
      const packed = await backupService.exportBackup(START, entered);
      open.mockRestore();
      if (!packed.ok) throw new Error(packed.error.code);
      expect(packed.value.isPartial).toBe(true);
      return new Blob([packed.value.file as Uint8Array<ArrayBuffer>]);
    }

    it('say so, and replace nothing: they are merged', async () => {
      await setUp().own({ 2: 100, 211: 7 });
      const file = await exportedBlind();
      const { backupService, items } = setUp();
      expect(await backupService.preview(file)).toMatchObject({ value: { isPartial: true } });
      expect(await backupService.import(file, 'replace', START)).toEqual({
        ok: false,
        error: { code: 'BACKUP_PARTIAL' },
      });
      expect(await items()).toEqual({ 2: 100, 211: 7 });
      await backupService.import(file, 'merge', START);
      expect(await items()).toEqual({ 2: 100, 211: 7 });
    });

    it('are no backup after which the reminder rests', async () => {
      await exportedBlind();
      expect((await setUp().backupService.overview()).notes.lastBackup).toBeUndefined();
    });

    it('are whole where what is stored can be read after all: both are in it', async () => {
      const { backupService, own } = setUp();
      await own({ 2: 100, 211: 7 });
      const packed = await backupService.exportBackup(START, entered);
      if (!packed.ok) throw new Error(packed.error.code);
      expect(packed.value.isPartial).toBe(false);
      const read = unpackBackup(packed.value.file);
      expect(read.ok && documentAt(read.value.data, 'default', 'inventory').items).toEqual({
        2: 250,
        211: 7,
      });
    });
  });

  it.each(['merge', 'replace'] as const)(
    'gives a profile that was deleted long ago its days again (%s)',
    async (mode) => {
      const { backupService, database } = setUp();
      const profiles: PlacedDocument = {
        ...{ profile: DEVICE, name: 'profiles' },
        document: {
          ...kindOf('profiles').empty,
          profiles: [
            ...kindOf('profiles').empty.profiles,
            { id: 'gone', name: 'Gone', createdAt: 1, deletedAt: 2 },
          ],
        },
      };
      const theirs: PlacedDocument = { ...inventory({ 2: 7 }), profile: 'gone' };
      await backupService.import(backup(profiles, theirs), mode, START);
      const read = await database.load<Pick<Documents, 'profiles'>>({
        profiles: { profile: DEVICE, name: 'profiles' },
      });
      if (!read.ok) throw new Error(read.error.name);
      const after = read.value.documents.profiles;
      expect(after.profiles.find(({ id }) => id === 'gone')?.deletedAt).toBe(START);
      expect(expiredProfiles(after, START)).toEqual([]);
    },
  );

  it('replaced: nothing of before stays; merged: nothing of before goes', async () => {
    const { backupService, own, items } = setUp();
    await own({ 2: 100, 211: 7 });
    await backupService.import(backup(inventory({ 2: 5, 212: 1 })), 'merge', START);
    expect(await items()).toEqual({ 2: 100, 211: 7, 212: 1 });
    await backupService.import(backup(inventory({ 2: 5 })), 'replace', START + 1);
    expect(await items()).toEqual({ 2: 5 });
  });

  it('that replaced something can be taken back by the snapshot made before', async () => {
    const { backupService, own, items } = setUp();
    await own({ 2: 100 });
    await backupService.import(backup(inventory({ 2: 5 })), 'replace', START);
    const [snapshot] = (await backupService.overview()).snapshots;
    await backupService.restore(snapshot?.name ?? '', START + 9);
    expect(await items()).toEqual({ 2: 100 });
  });

  it('300 that went wrong: each refused with a reason, what is stored untouched', async () => {
    const { backupService, own, database } = setUp();
    await own({ 2: 100, 211: 7 });
    const before = await database.everything();
    const whole = new Uint8Array(await backup(inventory({ 2: 5 })).arrayBuffer());
    for (let round = 0; round < 300; round++) {
      const copy = whole.slice(0, round % 3 === 0 ? round % whole.length : whole.length);
      const at = (round * 7) % whole.length;
      if (round % 3 !== 0) copy[at] = (copy[at] ?? 0) ^ (1 << (round % 8));
      for (const mode of ['replace', 'merge'] as const) {
        const outcome = await backupService.import(new Blob([copy]), mode, START);
        expect(outcome.ok || outcome.error.code).toMatch(/^BACKUP_/);
      }
    }
    expect(await database.everything()).toEqual(before);
  });

  it('far too large are refused by their size, unread', async () => {
    const { backupService } = setUp();
    const huge = Object.defineProperty(new Blob([]), 'size', { value: 200 * 1024 ** 2 });
    expect(await backupService.preview(huge)).toEqual({
      ok: false,
      error: { code: 'BACKUP_TOO_LARGE' },
    });
  });

  it('that would be too much together are refused by what is too much, and may replace', async () => {
    const { backupService } = setUp();
    const entry = (entryId: number) => ({
      entryId,
      kind: 'lightCone' as const,
      id: 23000 as LightConeId,
      priority: 0,
      enabled: true,
      from: { level: 1, ascension: 0 },
      to: { level: 80, ascension: 6 },
    });
    const plan = (from: number, count: number): PlacedDocument => ({
      profile: 'default',
      name: 'planner',
      document: {
        ...kindOf('planner').empty,
        settings: { gold: 4, crimson: 6, echo: 5, shadow: 4 },
        entries: Array.from({ length: count }, (_, place) => entry(from + place)),
      },
    });
    const take = (data: PlacedDocument, mode: ImportMode) =>
      backupService.import(backup(data), mode, START);
    expect((await take(plan(0, 1500), 'replace')).ok).toBe(true);
    expect(await take(plan(1000, 1001), 'merge')).toEqual({
      ok: false,
      error: { code: 'TOO_MANY', counted: 'planner', most: 2000 },
    });
    const { measures } = await backupService.overview();
    expect(measures?.planner).toBe(1500);
    expect((await take(plan(1000, 1000), 'merge')).ok).toBe(true);
    expect((await backupService.overview()).measures?.planner).toBe(2000);
    expect((await take(plan(3000, 1001), 'replace')).ok).toBe(true);
  });

  it('cannot be merged into what cannot be read, but may replace it', async () => {
    const { backupService, own, items } = setUp();
    await own({ 2: 100 });
    await breakInventory();
    const file = backup(inventory({ 2: 5 }));
    expect(await backupService.import(file, 'merge', START)).toMatchObject({
      ok: false,
      error: { code: 'STORE_UNREADABLE' },
    });
    await backupService.import(file, 'replace', START);
    expect(await items()).toEqual({ 2: 5 });
  });
});

describe('an import that cannot be done safely', () => {
  const file = backup(inventory({ 2: 5 }));

  it('stops where no copy of what is here can be made, and goes on where the player says so', async () => {
    const { backupService, own, items, control } = setUp();
    await own({ 2: 100 });
    control.isFull = true;
    expect(await backupService.import(file, 'replace', START)).toEqual({
      ok: false,
      error: { code: 'NO_SAFETY_COPY' },
    });
    expect(await items()).toEqual({ 2: 100 });
    await backupService.import(file, 'replace', START, { withoutCopy: true });
    expect(await items()).toEqual({ 2: 5 });
  });

  it('leaves everything as it is on a disk that stays full: data, what was set aside, snapshots', async () => {
    const { backupService, own, items, database, files } = setUp();
    await own({ 2: 100 });
    await database.keepAside({ at: 1, what: 'a keepsake', value: 1 });
    await backupService.snapshot(START);
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    for (const consent of [{}, { withoutCopy: true }]) {
      expect(await backupService.import(file, 'replace', START + 1, consent)).toEqual({
        ok: false,
        error: { code: 'STORE_FULL' },
      });
    }
    full.mockRestore();
    expect(await items()).toEqual({ 2: 100 });
    expect(await database.aside()).toMatchObject([{ what: 'a keepsake' }]);
    expect(files.size).toBe(1);
  });

  it('removes a store only where it can no more be opened, and the player said so', async () => {
    const { own, items } = setUp();
    await own({ 2: 100 });
    const { open } = indexedDB;
    const openings = vi.spyOn(indexedDB, 'open');
    const refuse = () => {
      throw new DOMException('Broken.', 'UnknownError');
    };
    const fresh = createBackupService(openDocumentDatabase(), async () => memoryFolder().folder);
    openings.mockImplementation(refuse);
    expect(await fresh.import(file, 'replace', START)).toMatchObject({
      error: { code: 'NO_SAFETY_COPY' },
    });
    // Opened for the copy, for the import, and once more behind the removal.
    openings.mockImplementationOnce(refuse).mockImplementationOnce(refuse);
    openings.mockImplementation((...values) => open.apply(indexedDB, values));
    expect(await fresh.import(file, 'replace', START, { withoutCopy: true })).toMatchObject({
      ok: true,
    });
    openings.mockRestore();
    expect(await items()).toEqual({ 2: 5 });
  });

  it('never removes one that a later version of the site made', async () => {
    const request = indexedDB.open('trailbook', 99);
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    request.result.close();
    const { backupService } = setUp();
    expect(await backupService.import(file, 'replace', START, { withoutCopy: true })).toEqual({
      ok: false,
      error: { code: 'STORE_FAILED' },
    });
    expect(await indexedDB.databases()).toEqual([{ name: 'trailbook', version: 99 }]);
  });

  it('sets aside what it replaces and this version cannot read', async () => {
    const { backupService, own, database } = setUp();
    await own({ 2: 100 });
    await breakInventory();
    await backupService.import(file, 'replace', START);
    expect(JSON.stringify(await database.aside())).toContain('rubbish');
  });
});

describe('what another tab writes while everything is replaced', () => {
  it('is merged with, not written over', async () => {
    const memory = memoryFolder();
    const site = setUp(memory);
    await site.own({ 2: 100 });
    const { write } = memory.folder;
    const other = setUp();
    let isFirst = true;
    const slow = createBackupService(openDocumentDatabase(), async () => ({
      ...memory.folder,
      // The copy of what is here takes its time; the other tab does not wait.
      async write(name, bytes) {
        if (isFirst) {
          isFirst = false;
          await other.own({ 2: 100, 9: 999 });
        }
        await write(name, bytes);
      },
    }));
    expect(await slow.import(backup(inventory({ 3: 5 })), 'merge', START)).toMatchObject({
      ok: true,
    });
    expect(await site.items()).toEqual({ 2: 100, 3: 5, 9: 999 });
  });

  it('is in the copy at least, where it is replaced', async () => {
    const memory = memoryFolder();
    const { own, items, backupService } = setUp(memory);
    await own({ 2: 100 });
    const edits = Array.from({ length: 5 }, (_, place) => own({ 2: 100, [place + 10]: 1 }));
    await Promise.all([
      backupService.import(backup(inventory({ 3: 5 })), 'replace', START),
      ...edits,
    ]);
    const copies = [...memory.files.values()].flatMap((file) => {
      const read = unpackBackup(file);
      return read.ok ? [documentAt(read.value.data, 'default', 'inventory').items] : [];
    });
    expect([...copies, await items()]).toContainEqual({ 2: 100, 14: 1 });
  });

  it('is kept beside: of two imports at once both are there', async () => {
    const site = setUp();
    await site.own({ 2: 1 });
    const [one, two] = [setUp(), setUp()];
    const outcomes = await Promise.all([
      one.backupService.import(backup(inventory({ 3: 1 })), 'merge', START),
      two.backupService.import(backup(inventory({ 4: 1 })), 'merge', START),
    ]);
    expect(outcomes).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await site.items()).toEqual({ 2: 1, 3: 1, 4: 1 });
  });
});

it('a folder that cannot be opened once is asked for again', async () => {
  const { own } = setUp();
  await own({ 2: 1 });
  const { folder, files } = memoryFolder();
  const opened = vi.fn(async () => folder);
  opened.mockRejectedValueOnce(new Error('once'));
  const backupService = createBackupService(openDocumentDatabase(), opened);
  await expect(backupService.snapshot(START)).rejects.toThrow('once');
  await backupService.snapshot(START);
  expect(files.size).toBe(1);
});

it('a profile that was brought back meanwhile keeps what it has', async () => {
  const { database, backupService } = setUp();
  await database.replaceAll([inventory({ 2: 1 }), { ...inventory({ 3: 1 }), profile: 'b' }], START);
  await database.dropProfiles(new Set(['b']));
  const packed = await backupService.exportBackup(START, NOTHING_UNSAVED);
  if (!packed.ok) throw new Error(packed.error.code);
  const read = unpackBackup(packed.value.file);
  expect(read.ok && documentAt(read.value.data, 'b', 'inventory').items).toEqual({ 3: 1 });
});

describe('documents of a later version', () => {
  it('are stored as they are, whatever their head is', async () => {
    const { backupService, database } = setUp();
    for (const head of ['text', 5, null, [1, 2]]) {
      const strange = { profile: 'default', name: 'journal', rows: new Map([['', head]]) };
      await backupService.import(backup(strange), 'replace', START);
      const { rows } = await database.everything();
      expect(rows.find(({ name }) => name === 'journal')?.value).toEqual(head);
    }
  });

  const newer: SealedDocument = {
    profile: 'default',
    name: 'journal',
    rows: new Map<string, unknown>([
      ['', { version: 1, parts: 1 }],
      ['day one', { text: 'kept' }],
    ]),
  };
  const journalOf = async ({ database }: { database: DocumentDatabase }) => {
    const { rows } = await database.everything();
    return rows.filter(({ name }) => name === 'journal').map(({ part, value }) => [part, value]);
  };
  const whole = [
    ['', expect.objectContaining({ version: 1, parts: 1 })],
    ['day one', { text: 'kept' }],
  ];

  it('stay unharmed in store, snapshot, restore, export and merge', async () => {
    const site = setUp();
    const { backupService, own, items, files } = site;
    await backupService.import(backup(inventory({ 2: 1 }), newer), 'replace', START);
    expect(await journalOf(site)).toEqual(whole);
    await own({ 2: 2 });
    await backupService.snapshot(START + 1);
    await own({ 2: 3 });
    await backupService.restore([...files.keys()].sort().at(-1) ?? '', START + 2);
    expect(await items()).toEqual({ 2: 2 });
    expect(await journalOf(site)).toEqual(whole);
    await backupService.import(backup(inventory({ 3: 1 })), 'merge', START + 3);
    expect(await items()).toEqual({ 2: 2, 3: 1 });
    expect(await journalOf(site)).toEqual(whole);
    const packed = await backupService.exportBackup(START + 4, NOTHING_UNSAVED);
    if (!packed.ok) throw new Error(packed.error.code);
    const read = unpackBackup(packed.value.file);
    expect(read.ok && read.value.data.filter(isSealed)).toMatchObject([newer]);
  });

  it('are told of before an import, and set aside where it puts others in their place', async () => {
    const { backupService, database } = setUp();
    await backupService.import(backup(newer), 'replace', START);
    expect(await backupService.preview(backup(newer))).toMatchObject({
      value: { sealed: [{ kind: 'journal' }], aside: [], wouldShrink: false },
    });
    await backupService.import(backup(inventory({ 2: 5 })), 'replace', START + 1);
    expect(await database.aside()).toMatchObject([{ what: 'default/journal' }]);
  });

  it('stand aside where there is something to read, in every copy, until they can be read', async () => {
    const { backupService, own, items, database, files } = setUp();
    await own({ 2: 1 });
    const rows = new Map<string, unknown>([['', { version: 9 }]]);
    const source = backup({ ...INVENTORY, rows });
    expect(await backupService.preview(source)).toMatchObject({
      value: {
        rows: [{ here: 1, backup: undefined, merged: 1 }],
        sealed: [],
        aside: [{ kind: 'inventory', profile: { id: 'default' } }],
        wouldShrink: false,
      },
    });
    await backupService.import(source, 'merge', START);
    expect(await items()).toEqual({ 2: 1 });
    const place = { profile: 'aside:default', name: 'inventory' };
    expect(await backupService.overview()).toMatchObject({
      quarantined: [{ place, isReadable: false, part: { kind: 'inventory' } }],
      sealed: [],
    });
    expect(await backupService.bringIn(place, START + 1)).toEqual({ ok: true, value: false });
    await backupService.snapshot(START + 2);
    const packed = await backupService.exportBackup(START + 3, NOTHING_UNSAVED);
    if (!packed.ok) throw new Error(packed.error.code);
    const newest = [...files.keys()].sort().at(-1) ?? '';
    for (const file of [packed.value.file, files.get(newest) as Uint8Array]) {
      const read = unpackBackup(file);
      expect(read.ok && read.value.data.filter(isSealed)).toMatchObject([place]);
    }
    // It stays in the store, so nothing of it has to be set aside beside the store.
    expect(await database.aside()).toEqual([]);
    // A snapshot that holds more is offered all the same.
    expect((await backupService.overview()).measures).toMatchObject({ inventory: 1 });

    // As an update finds it, which can read it.
    const readable = new Map<string, unknown>([
      ['', { version: 3, parts: 2 }],
      ['2', 50],
      ['3', 4],
    ]);
    await database.replaceAll([inventory({ 2: 1 }), { ...place, rows: readable }], START + 4);
    expect(await backupService.bringIn(place, START + 5)).toEqual({ ok: true, value: true });
    expect(await items()).toEqual({ 2: 1, 3: 4 });
    expect((await backupService.overview()).quarantined).toEqual([]);
  });

  it('are no loss: an older tab offers no snapshot in their place', async () => {
    const { backupService, own, memory } = setUp();
    await own({ 2: 100 });
    await backupService.snapshot(START);
    wipe();
    const other = setUp(memory);
    const rows = new Map<string, unknown>([['', { version: 9 }]]);
    await other.database.replaceAll([{ ...INVENTORY, rows }], START - 1);
    expect(await other.backupService.loss()).toBeUndefined();
  });
});

describe('the data of a profile whose list is set aside', () => {
  it('brings the profile back: in the store, in a snapshot, in an export', async () => {
    const { backupService, database, files } = setUp();
    await database.replaceAll(
      [inventory({ 2: 1 }), { ...inventory({ 3: 1 }), profile: 'b' }],
      START,
    );
    await database.setAside({ profile: '', name: 'profiles' }, START);
    const list = await database.load<{ profiles: Documents['profiles'] }>({
      profiles: { profile: '', name: 'profiles' },
    });
    expect(list.ok && list.value.documents.profiles.profiles.map(({ id }) => id)).toEqual([
      'default',
      'b',
    ]);
    await backupService.snapshot(START + 1);
    const packed = await backupService.exportBackup(START + 2, NOTHING_UNSAVED);
    if (!packed.ok) throw new Error(packed.error.code);
    for (const file of [packed.value.file, ...files.values()]) {
      const read = unpackBackup(file);
      expect(read.ok && documentAt(read.value.data, 'b', 'inventory').items).toEqual({ 3: 1 });
    }
  });
});

describe('snapshots that others rest upon', () => {
  it('are read to their end before others go', async () => {
    const { backupService, own, files, memory } = setUp();
    for (let day = 0; day < 4; day++) {
      await own({ 2: day + 1 });
      await backupService.snapshot(START + day * 24 * HOUR);
    }
    const newest = [...files.keys()].sort().at(-1) ?? '';
    const bytes = (files.get(newest) as Uint8Array).slice();
    // Its head can still be read.
    bytes[bytes.length - 5] = (bytes[bytes.length - 5] ?? 0) ^ 1;
    files.set(newest, bytes);
    await setUp(memory).backupService.freeSpace();
    expect([...files.values()].some((file) => unpackBackup(file).ok)).toBe(true);
  });

  it('an export that the store gives no access to is none, rather than an empty one', async () => {
    const { backupService } = setUp();
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Broken.', 'UnknownError');
    });
    expect(await backupService.exportBackup(START, NOTHING_UNSAVED)).toEqual({
      ok: false,
      error: { code: 'STORE_FAILED' },
    });
  });
});

it('deleting everything leaves nothing, and nothing is offered back', async () => {
  const { backupService, own, items, files } = setUp();
  await own({ 2: 100 });
  await backupService.snapshot(START);
  await backupService.deleteAll(START + 1);
  expect(await items()).toEqual({});
  expect(files.size).toBe(0);
  expect(await backupService.loss()).toBeUndefined();
});

it('the raw block holds what cannot be read, too', async () => {
  const { backupService, own } = setUp();
  await own({ 2: 100 });
  await breakInventory();
  expect(JSON.stringify(await backupService.rawBlock())).toContain('rubbish');
});

it('the store of the first version comes along', async () => {
  const request = indexedDB.open('trailbook', 1);
  request.onupgradeneeded = () => {
    request.result
      .createObjectStore('documents')
      .put({ version: 5, entries: [] }, 'default/planner');
    request.result.createObjectStore('setAside', { autoIncrement: true });
  };
  await new Promise((resolve) => {
    request.onsuccess = resolve;
  });
  request.result.close();
  const { database } = setUp();
  const loaded = await database.load({ planner: { profile: 'default', name: 'planner' } as const });
  expect(loaded).toMatchObject({
    ok: true,
    value: { documents: { planner: { version: 6, settings: { gold: 5 } } } },
  });
});
