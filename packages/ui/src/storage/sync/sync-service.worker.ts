import { expose } from 'comlink';
import { createBackupService } from '../backups/backup-service.ts';
import { openDocumentDatabase } from '../documents/document-database.ts';
import { keyTransport } from './key-transport.ts';
import { partsOf } from './sync-key.ts';
import { createSyncService } from './sync-service.ts';

const database = openDocumentDatabase();
const backups = createBackupService(database);
/** A connection that is lost on the way would else hold the sync, and that of all other tabs, for good. */
const CALL_MS = 60_000;
/** The site that the page is of. */
const site = {
  origin: '',
  fetch: (url: string, init: RequestInit) =>
    fetch(url, { ...init, signal: AbortSignal.timeout(CALL_MS) }),
};

expose(
  createSyncService({
    database,
    transportOf: async (key) => keyTransport(site, await partsOf(key)),
    takeSnapshot: () => backups.snapshot(Date.now()),
    now: Date.now,
  }),
);
