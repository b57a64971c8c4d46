import 'fake-indexeddb/auto';
import {
  type Documents,
  deleteProfile,
  renameProfile,
  withSession,
} from '@trailbook/core/internal/user-data';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { createBackupService } from '../../storage/backups/backup-service.ts';
import type { Folder } from '../../storage/backups/snapshot-folder.ts';
import { openDocumentDatabase } from '../../storage/index.ts';
import { type Device, profilesStore } from '../../storage/stores/device.ts';
import { dropExpired } from './drop-expired.ts';

const DAY = 86_400_000;
const START = 1_700_000_000_000;

function folderIn(files: Map<string, Uint8Array>): Folder {
  return {
    place: 'opfs',
    list: async () => [...files.keys()],
    read: async (name) => files.get(name) ?? new Uint8Array(0),
    write: async (name, bytes) => void files.set(name, bytes),
    remove: async (name) => void files.delete(name),
  };
}

/** A device with a profile that was deleted, and its list of profiles as a page has it. */
async function prepared() {
  const database = openDocumentDatabase();
  const files = new Map<string, Uint8Array>();
  const backupService = createBackupService(database, async () => folderIn(files));
  const device = { database, backupService, stores: new Map(), onKept() {} } as unknown as Device;
  await database.change<Pick<Documents, 'inventory'>>(
    { inventory: { profile: 'alt', name: 'inventory' } },
    ({ inventory }) => ({ inventory: { ...inventory, items: { 2: 7 } } }),
  );
  const store = profilesStore(device);
  await store.getState().load();
  store.getState().act(({ profiles }) => ({
    profiles: deleteProfile(renameProfile(profiles, 'alt', 'Second'), 'alt', START),
  }));
  await store.getState().retry();
  const listed = () => store.getState().documents.profiles.profiles.map(({ id }) => id);
  return { device, store, files, listed };
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  // A store marks its page while it saves.
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => true } });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});

it('leaves what a wrong clock says was deleted long ago', async () => {
  const { device, listed } = await prepared();
  await dropExpired(device, START + 4000 * DAY);
  expect(listed()).toEqual(['default', 'alt']);
});

it('lets go of what was deleted long ago by all signs, copied first, and shows it no more', async () => {
  const { device, store, files, listed } = await prepared();
  for (let day = 1; day < 5; day++) await dropExpired(device, START + day * DAY);
  expect(listed()).toEqual(['default', 'alt']);
  expect(files.size).toBe(0);
  await dropExpired(device, START + 40 * DAY);
  expect(listed()).toEqual(['default']);
  expect(files.size).toBe(1);
  const { documents } = store.getState();
  expect(withSession(documents.profiles, START + 50 * DAY)).toBe(documents.profiles);
});
