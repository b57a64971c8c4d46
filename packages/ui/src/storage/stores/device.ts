import { DEVICE, type Documents, kindOf } from '@trailbook/core/internal/user-data';
import { rememberPlayer } from '../../platform/index.ts';
import { seeStore } from '../documents/seen-store.ts';
import {
  askForProtection,
  type BackupService,
  openDocumentDatabase,
  startBackupService,
  startSyncService,
  syncAfterChanges,
  type Unsaved,
} from '../index.ts';
import type { DocumentStore } from './document-store.ts';
import { type Device, storeOf } from './store-of.ts';

export type { Device } from './store-of.ts';

/** How long after the last change a snapshot is taken, and how long it may be put off. */
const QUIET_MS = 2000;
const AT_LATEST_MS = 20_000;

let opened: Device | undefined;

/** The device's data; for browsers only, nothing is opened before the first read. */
export function device(): Device {
  if (!opened) {
    const database = openDocumentDatabase();
    const backupService = startBackupService();
    const syncService = startSyncService();
    const takeSoon = afterChanges(backupService);
    const syncSoon = syncAfterChanges({ database, service: syncService });
    const listeners = new Set<() => void>();
    const onKept = () => {
      takeSoon();
      syncSoon();
      for (const listener of listeners) listener();
    };
    const listenToKept = (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    opened = { database, backupService, syncService, stores: new Map(), onKept, listenToKept };
    // What others changed since the last visit.
    syncSoon();
  }
  return opened;
}

/** Shows what is stored now in every open store, after all of it was replaced. */
export async function reloadStores({ stores }: Device): Promise<void> {
  rememberPlayer();
  await Promise.all([...stores.values()].map((store) => store.getState().load()));
}

/** Stores again what the open stores show, after what was stored has gone. */
export async function keepShown({ stores }: Device): Promise<void> {
  seeStore(undefined);
  for (const store of stores.values()) await store.getState().keepShown();
}

/** Goes on with what is stored now, after what was stored has gone. */
export async function letGo({ stores }: Device): Promise<void> {
  seeStore(undefined);
  await Promise.all([...stores.values()].map((store) => store.getState().letGo()));
}

// Rule U17.
/** What the open stores show and could not keep. A store that could not be read is asked once more. */
export async function unsavedIn({ stores }: Device): Promise<Unsaved> {
  const waiting = [...stores.values()].filter((store) => store.getState().unsaved().length > 0);
  const unread = waiting.filter((store) => !store.getState().hasRead());
  await Promise.all(unread.map((store) => store.getState().load()));
  return {
    data: waiting.flatMap((store) => store.getState().unsaved()),
    isOnStored: unread.every((store) => store.getState().hasRead()),
  };
}

export type ProfilesStore = DocumentStore<{ readonly profiles: Documents['profiles'] }>;

export function profilesStore(from: Device): ProfilesStore {
  return storeOf(
    from,
    'profiles',
    { profiles: { profile: DEVICE, name: 'profiles' } },
    { profiles: kindOf('profiles').empty },
  );
}

export type PreferencesStore = DocumentStore<{ readonly preferences: Documents['preferences'] }>;

export function preferencesStore(from: Device): PreferencesStore {
  return storeOf(
    from,
    'preferences',
    { preferences: { profile: DEVICE, name: 'preferences' } },
    { preferences: kindOf('preferences').empty },
  );
}

export type DismissalsStore = DocumentStore<{ readonly dismissals: Documents['dismissals'] }>;

export function dismissalsStore(from: Device): DismissalsStore {
  return storeOf(
    from,
    'dismissals',
    { dismissals: { profile: DEVICE, name: 'dismissals' } },
    { dismissals: kindOf('dismissals').empty },
  );
}

/** What follows a change that was kept: protection is asked for once, and a snapshot taken soon. */
function afterChanges(backupService: BackupService): () => void {
  let hasAsked = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | undefined;
  const take = () => {
    clearTimeout(timer);
    timer = undefined;
    waitingSince = undefined;
    backupService.snapshot(Date.now()).catch((error: unknown) => {
      console.warn('No snapshot could be taken.', error);
    });
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) take();
  });
  return () => {
    rememberPlayer();
    if (!hasAsked) {
      hasAsked = true;
      askForProtection().catch(() => undefined);
    }
    const now = Date.now();
    waitingSince ??= now;
    clearTimeout(timer);
    timer = setTimeout(take, Math.min(QUIET_MS, waitingSince + AT_LATEST_MS - now));
  };
}
