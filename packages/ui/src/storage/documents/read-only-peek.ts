import { openBroadcast } from '../../platform/permitted.ts';
import type { Notes } from './database.ts';
import { DATABASE_NAME, DATABASE_VERSION } from './has-database.ts';
import { seeStore } from './seen-store.ts';

/** The parts of one document, as they are stored. */
type Parts = ReadonlyMap<string, unknown>;

/** Reads the parts of one document; none where it is not stored. */
type ReadParts = (profile: string, name: string) => Promise<Parts>;

/**
 * A look at what is stored, for pages that show a little of it: without what migrates, checks and keeps whole stores.
 * Nothing is made, changed or believed: who looks takes what is plainly of today, and leaves all else to the store.
 *
 * @returns undefined where there is no database of the version that this site makes
 */
export async function peek<Seen>(
  look: (read: ReadParts) => Promise<Seen>,
): Promise<Seen | undefined> {
  const database = await open().catch(() => undefined);
  if (!database) return undefined;
  try {
    const transaction = database.transaction(['rows', 'notes']);
    const rows = transaction.objectStore('rows');
    const notes = answerOf<Notes | undefined>(transaction.objectStore('notes').get('notes'));
    const looked = look(async (profile, name) => {
      const range = IDBKeyRange.bound([profile, name], [profile, name, []]);
      const [keys, values] = await Promise.all([
        answerOf(rows.getAllKeys(range)),
        answerOf(rows.getAll(range)),
      ]);
      return new Map(keys.map((key, at) => [String((key as string[])[2]), values[at]]));
    });
    const [found, { ledger } = {}] = await Promise.all([looked, notes]);
    seeStore(ledger?.store);
    return found;
  } catch {
    return undefined;
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    const request = indexedDB.open(DATABASE_NAME, DATABASE_VERSION);
    // There is none, or an older one: what opens the store makes it.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = (event) => {
      event.preventDefault();
      resolve(undefined);
    };
    request.onsuccess = () => resolve(request.result);
  });
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Calls when another tab may have changed what was seen. Returns how to stop. */
export function whenChanged(listener: () => void): () => void {
  const channel = openBroadcast(DATABASE_NAME);
  channel?.addEventListener('message', listener);
  const onShow = () => {
    // Without a channel nobody tells; what was frozen has heard nothing.
    if (!channel && document.visibilityState === 'visible') listener();
  };
  const onThaw = ({ persisted }: PageTransitionEvent) => persisted && listener();
  document.addEventListener('visibilitychange', onShow);
  addEventListener('pageshow', onThaw);
  return () => {
    channel?.close();
    document.removeEventListener('visibilitychange', onShow);
    removeEventListener('pageshow', onThaw);
  };
}
