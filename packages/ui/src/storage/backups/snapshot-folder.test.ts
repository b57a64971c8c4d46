import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { openFolder, resetFolder } from './snapshot-folder.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

it('where the browser gives no file system, snapshots are kept in a database of their own', async () => {
  const folder = await openFolder();
  expect(folder.place).toBe('indexeddb');
  await folder.write('b', Uint8Array.of(4, 5));
  await folder.write('a', Uint8Array.of(1, 2, 3));
  await folder.write('b', Uint8Array.of(6));
  expect((await folder.list()).sort()).toEqual(['a', 'b']);
  expect([...(await folder.read('b'))]).toEqual([6]);
  await folder.remove('b');
  expect(await folder.list()).toEqual(['a']);
  expect([...(await folder.read('b'))]).toEqual([]);
  // It outlives the page.
  expect(await (await openFolder()).list()).toEqual(['a']);
  await resetFolder();
  expect(await folder.list()).toEqual([]);
});

it('a database that was closed, or removed, is opened again', async () => {
  const folder = await openFolder();
  await folder.write('a', Uint8Array.of(1));
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('trailbook-snapshots').onsuccess = resolve;
  });
  expect(await folder.list()).toEqual([]);
  await folder.write('b', Uint8Array.of(2));
  expect(await folder.list()).toEqual(['b']);
});

it('a private file system is used where there is one, by whichever way of writing it knows', async () => {
  const files = new Map<string, Uint8Array>();
  const handle = (name: string, isSync: boolean) => ({
    getFile: async () =>
      new Blob([(files.get(name) ?? new Uint8Array(0)) as Uint8Array<ArrayBuffer>]),
    ...(isSync
      ? {
          createSyncAccessHandle: async () => ({
            truncate: () => files.set(name, new Uint8Array(0)),
            write: (bytes: Uint8Array) => {
              files.set(name, bytes.slice());
              return bytes.length;
            },
            flush: () => undefined,
            close: () => undefined,
          }),
        }
      : {
          createWritable: async () => ({
            write: async (bytes: Uint8Array) => void files.set(name, bytes.slice()),
            close: async () => undefined,
          }),
        }),
  });
  for (const isSync of [true, false]) {
    files.clear();
    vi.stubGlobal('navigator', {
      storage: {
        getDirectory: async () => ({
          getDirectoryHandle: async () => ({
            async *keys() {
              yield* files.keys();
            },
            getFileHandle: async (name: string) => handle(name, isSync),
            removeEntry: async (name: string) => void files.delete(name),
          }),
        }),
      },
    });
    const folder = await openFolder();
    expect(folder.place).toBe('opfs');
    await folder.write('a', Uint8Array.of(1, 2, 3));
    expect([...(await folder.read('a'))]).toEqual([1, 2, 3]);
    expect(await folder.list()).toEqual(['a']);
    await folder.remove('a');
    expect(await folder.list()).toEqual([]);
  }
  vi.unstubAllGlobals();
});
