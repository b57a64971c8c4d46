import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Schema extends DBSchema {
  /** One document a key, as last saved. */
  documents: { key: string; value: unknown };
  /** Documents that could not be read, kept for their owner. */
  setAside: { key: number; value: { key: string; at: number; value: unknown } };
}

/** Where the player's documents are kept: the device's IndexedDB. */
export interface Documents {
  read(key: string): Promise<unknown>;
  write(key: string, value: unknown): Promise<void>;
  /** Moves a document out of the way in one transaction; nothing is lost. */
  setAside(key: string, at: number): Promise<void>;
}

/** Opens the store on first use; each call rejects where the browser gives no storage. */
export function openDocuments(): Documents {
  let database: Promise<IDBPDatabase<Schema>> | undefined;
  const open = () => {
    database ??= openDB<Schema>('trailbook', 1, {
      upgrade(db) {
        db.createObjectStore('documents');
        db.createObjectStore('setAside', { autoIncrement: true });
      },
    });
    return database;
  };
  return {
    async read(key) {
      return (await open()).get('documents', key);
    },
    async write(key, value) {
      await (await open()).put('documents', value, key);
    },
    async setAside(key, at) {
      const transaction = (await open()).transaction(['documents', 'setAside'], 'readwrite');
      const value = await transaction.objectStore('documents').get(key);
      await Promise.all([
        transaction.objectStore('setAside').add({ key, at, value }),
        transaction.objectStore('documents').delete(key),
        transaction.done,
      ]);
    },
  };
}
