import type { DocumentDatabase } from '../documents/document-database.ts';
import { hasDatabase } from '../documents/has-database.ts';
import type { SyncService } from './sync-service.ts';

/** How long after a change, or after the page came, and how long a change may be put off. */
const QUIET_MS = 10_000;
const AT_LATEST_MS = 60_000;

interface Parts {
  readonly database: Pick<DocumentDatabase, 'syncLink'>;
  readonly service: Pick<SyncService, 'syncUnlessRunning'>;
}

/**
 * Syncs some time after changes, and when the network comes back, where the player has it on: who has not pays for the
 * question alone. A folder needs no network. What goes wrong stands in the settings; the next change tries again.
 *
 * @returns what is called when something was changed
 */
export function syncAfterChanges({ database, service }: Parts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | undefined;
  const run = async () => {
    timer = undefined;
    waitingSince = undefined;
    // Nothing is opened where nothing was ever stored.
    const link = (await hasDatabase()) ? await database.syncLink() : undefined;
    if (!link || !(navigator.onLine || 'folder' in link)) return;
    await service.syncUnlessRunning();
  };
  const soon = () => {
    const now = Date.now();
    waitingSince ??= now;
    clearTimeout(timer);
    const left = Math.max(0, Math.min(QUIET_MS, waitingSince + AT_LATEST_MS - now));
    timer = setTimeout(() => {
      run().catch((error: unknown) => console.warn('The sync failed.', error));
    }, left);
  };
  addEventListener('online', soon);
  return soon;
}
