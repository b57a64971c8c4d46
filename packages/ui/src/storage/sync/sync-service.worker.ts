import type { Transport } from '@trailbook/core/internal/user-data';
import { expose } from 'comlink';
import { createBackupService } from '../backups/backup-service.ts';
import type { SyncWay } from '../documents/database.ts';
import { openDocumentDatabase } from '../documents/document-database.ts';
import { borrowFolders } from './borrow-folders.ts';
import { askBySession } from './drive/drive-session.ts';
import { driveTransport } from './drive/drive-transport.ts';
import { folderTransport } from './folder-transport.ts';
import { keyTransport } from './key-transport.ts';
import { partsOf } from './sync-key.ts';
import { createSyncService } from './sync-service.ts';

const folders = borrowFolders();
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
    ...{ database, drive, transportOf },
    forgetFolder: async () => folders()?.forget('sync'),
    takeSnapshot: () => backups.snapshot(Date.now()),
    now: Date.now,
  }),
);

async function transportOf(way: SyncWay): Promise<Transport> {
  if ('key' in way) return keyTransport(site, await partsOf(way.key));
  if ('drive' in way) {
    return driveTransport(askBySession(way.drive, drive, database.noteDriveSession));
  }
  const lent = folders();
  if (!lent) throw new Error('Only the desktop’s window reaches folders.');
  return folderTransport(lent);
}
