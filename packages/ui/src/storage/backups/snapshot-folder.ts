import { type IDBPDatabase, openDB } from 'idb';
import { SNAPSHOT_DATABASE, SNAPSHOT_FOLDER } from './snapshot-places.ts';

/** Files that are kept beside the store, for its recovery. */
export interface Folder {
  /** Where it stands, for the player to read. */
  readonly place: 'opfs' | 'indexeddb';
  list(): Promise<string[]>;
  read(name: string): Promise<Uint8Array>;
  write(name: string, bytes: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
}

/**
 * The private file system, where the browser gives one (not in private windows of some, nor on pages
 * without a secure connection); else a database of its own.
 */
export async function openFolder(): Promise<Folder> {
  try {
    const root = await navigator.storage.getDirectory();
    return fileFolder(await root.getDirectoryHandle(SNAPSHOT_FOLDER, { create: true }));
  } catch {
    return databaseFolder();
  }
}

/** Removes what is kept there: the private file system's content, whatever state it is in, or the database's. */
export async function resetFolder(): Promise<void> {
  const root = await Promise.resolve(navigator.storage?.getDirectory?.()).catch(() => undefined);
  if (!root) {
    const database = await snapshotDatabase(() => undefined);
    await database.clear(SNAPSHOT_FOLDER);
    database.close();
    return;
  }
  const names: string[] = [];
  for await (const name of root.keys()) names.push(name);
  await Promise.all(names.map((name) => root.removeEntry(name, { recursive: true })));
}

function fileFolder(folder: FileSystemDirectoryHandle): Folder {
  return {
    place: 'opfs',
    async list() {
      const names: string[] = [];
      for await (const name of folder.keys()) names.push(name);
      return names;
    },
    async read(name) {
      const file = await (await folder.getFileHandle(name)).getFile();
      return new Uint8Array(await file.arrayBuffer());
    },
    async write(name, bytes) {
      const handle = (await folder.getFileHandle(name, { create: true })) as SyncFileHandle;
      if (handle.createSyncAccessHandle) await writeSync(handle, bytes);
      else await writeStream(handle, bytes);
    },
    async remove(name) {
      try {
        await folder.removeEntry(name);
      } catch (error) {
        // Another tab may have been faster.
        if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error;
      }
    },
  };
}

/** Workers may write at once, and Safari knows only that way; the type library keeps it from pages. */
interface SyncFileHandle extends FileSystemFileHandle {
  createSyncAccessHandle?(): Promise<{
    truncate(size: number): void;
    write(bytes: Uint8Array): number;
    flush(): void;
    close(): void;
  }>;
}

async function writeSync(handle: SyncFileHandle, bytes: Uint8Array): Promise<void> {
  const file = await handle.createSyncAccessHandle?.();
  if (!file) return;
  try {
    file.truncate(0);
    const written = file.write(bytes);
    if (written !== bytes.length) throw new DOMException('Cut short.', 'QuotaExceededError');
    file.flush();
  } finally {
    file.close();
  }
}

async function writeStream(handle: FileSystemFileHandle, bytes: Uint8Array): Promise<void> {
  const stream = await handle.createWritable();
  await stream.write(bytes as Uint8Array<ArrayBuffer>);
  await stream.close();
}

/** @param onClosed - told where the browser closes it, or somebody else removes it */
function snapshotDatabase(onClosed: () => void): Promise<IDBPDatabase> {
  return openDB(SNAPSHOT_DATABASE, 1, {
    upgrade: (upgraded) => void upgraded.createObjectStore(SNAPSHOT_FOLDER),
    terminated: onClosed,
    blocking: (_current, _wanted, { target }) => {
      (target as IDBDatabase).close();
      onClosed();
    },
  });
}

/** Opened again after it was closed: a browser closes what it is short of room for. */
async function databaseFolder(): Promise<Folder> {
  let opened: Promise<IDBPDatabase> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const database = () => {
    opened ??= snapshotDatabase(forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  };
  await database();
  return {
    place: 'indexeddb',
    list: async () => (await (await database()).getAllKeys(SNAPSHOT_FOLDER)).map(String),
    async read(name) {
      const bytes: unknown = await (await database()).get(SNAPSHOT_FOLDER, name);
      return bytes instanceof Uint8Array ? bytes : new Uint8Array(0);
    },
    write: async (name, bytes) => void (await (await database()).put(SNAPSHOT_FOLDER, bytes, name)),
    remove: async (name) => (await database()).delete(SNAPSHOT_FOLDER, name),
  };
}
