import { readRows, type SyncStore } from '@trailbook/core/internal/user-data';
import type { Ledger } from '../documents/database.ts';
import type { DocumentDatabase } from '../documents/document-database.ts';

/** What is stored cannot be read: the page tells that by itself, and nothing is synced. */
export class StoreUnreadable extends Error {
  override readonly name = 'StoreUnreadable';
}

/**
 * The device's store, as a sync sees it.
 *
 * @param takeSnapshot - copies what is here before a merge changes it
 */
export function syncStore(
  database: DocumentDatabase,
  takeSnapshot: () => Promise<void>,
  now: () => number = Date.now,
): SyncStore<Ledger | null> {
  return {
    async load() {
      const [{ rows, notes }, memory] = await Promise.all([
        database.everything(),
        database.syncMemory(),
      ]);
      const read = readRows(rows);
      if (!read.ok) throw new StoreUnreadable();
      return { data: read.value, memory, state: notes.ledger ?? null };
    },
    snapshot: takeSnapshot,
    async replace(data, memory, state) {
      const replaced = await database.replaceAll(data, now(), { seen: state, sync: memory });
      if (replaced.ok) return true;
      if (typeof replaced.error === 'string') return false;
      throw new Error(`What was merged does not fit: ${replaced.error.name}`);
    },
    remember: (memory) => database.rememberSync(memory),
  };
}
