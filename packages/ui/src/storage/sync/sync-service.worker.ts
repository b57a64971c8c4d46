import { expose } from 'comlink';
import { createBackupService } from '../backups/backup-service.ts';
import { openDocumentDatabase } from '../documents/document-database.ts';
import { askBySession } from './drive/drive-session.ts';
import { driveTransport } from './drive/drive-transport.ts';
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
const drive = { site, fetch: self.fetch.bind(self), now: Date.now };

expose(
  createSyncService({
    ...{ database, drive },
    transportOf: async (way) =>
      'key' in way
        ? keyTransport(site, await partsOf(way.key))
        : driveTransport(askBySession(way.drive, drive, database.noteDriveSession)),
    takeSnapshot: () => backups.snapshot(Date.now()),
    now: Date.now,
  }),
);
