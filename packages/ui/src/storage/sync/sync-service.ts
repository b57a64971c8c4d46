import { fail, ok, type Result } from '@trailbook/core/internal/basics';
import {
  isGeneration,
  keptAt,
  type Measures,
  measure,
  type OtherDevice,
  type Received,
  readGeneration,
  type SyncConsent,
  type SyncError,
  type Synced,
  type SyncRequest,
  sync,
  type Transport,
  type TransportError,
} from '@trailbook/core/internal/user-data';
import type { DocumentDatabase } from '../documents/document-database.ts';
import { randomId } from '../documents/random-id.ts';
import { unlessRunning } from '../documents/write-lock.ts';
import { makeSyncKey, readSyncKey, type SyncKey } from './sync-key.ts';
import { syncStore } from './sync-store.ts';

/** What the settings show of the sync. */
export interface SyncState {
  readonly key: SyncKey;
  readonly deviceName: string;
  /** When the device was in step with the cloud last, in milliseconds. */
  readonly syncedAt: number | undefined;
  /** What came in, the latest first. */
  readonly received: readonly Received[];
  /** The other devices of the key, by their ids. */
  readonly devices: Readonly<Record<string, OtherDevice>>;
}

/** Something that the cloud keeps of an earlier day. */
export interface KeptGeneration {
  readonly id: string;
  /** In milliseconds. */
  readonly at: number;
  readonly from: string;
  readonly measures: Measures;
}

export type SyncFailure =
  | SyncError
  /** The device does not sync. */
  | { readonly code: 'NOT_LINKED' }
  /** These are no twelve words of a key. */
  | { readonly code: 'BAD_KEY' }
  /** Another tab syncs already. */
  | { readonly code: 'RUNNING' }
  /** The store gives no access, or failed. */
  | { readonly code: 'STORE_FAILED' };

/** Sync by a key: all that a page may ask of it. Runs in a worker. */
export interface SyncService {
  /** @returns undefined where the device does not sync */
  state(): Promise<SyncState | undefined>;
  /** Words that nobody has. Nothing is kept of them before {@link link}. */
  newKey(): Promise<SyncKey>;
  /** Has the device sync by twelve words. What is here and what the cloud holds are merged by the first sync. */
  link(words: string, deviceName: string): Promise<Result<true, SyncFailure>>;
  sync(consent?: SyncConsent): Promise<Result<Synced, SyncFailure>>;
  /** Removes another device's files from the cloud; this one tells all that they told. It may come back. */
  forgetDevice(id: string): Promise<Result<Synced, SyncFailure>>;
  /** Has the device sync no more. Its data stay, and so do those in the cloud. */
  unlink(): Promise<void>;
  /** Removes all files from the cloud, and has the device sync no more. Other devices notice at their next sync. */
  removeCloud(): Promise<Result<true, SyncFailure>>;
  generations(): Promise<Result<readonly KeptGeneration[], SyncFailure>>;
  /** Puts what a generation holds in the place of everything, here and then everywhere. */
  restore(id: string): Promise<Result<Synced, SyncFailure>>;
}

/** Characters of a device's name; longer ones are cut. */
const MOST_NAME = 20;

interface Parts {
  readonly database: DocumentDatabase;
  /** The way to the files of a key. */
  readonly transportOf: (key: SyncKey) => Promise<Transport>;
  /** Copies what is here, before a merge changes it. */
  readonly takeSnapshot: () => Promise<void>;
  readonly now: () => number;
}

export function createSyncService({
  database,
  transportOf,
  takeSnapshot,
  now,
}: Parts): SyncService {
  const store = syncStore(database, takeSnapshot, now);

  /** With the way to the files, one tab at a time. */
  async function linked<T>(
    work: (parts: {
      readonly transport: Transport;
      readonly device: { readonly id: string; readonly name: string };
    }) => Promise<Result<T, SyncFailure>>,
  ): Promise<Result<T, SyncFailure>> {
    try {
      const link = await database.syncLink();
      if (!link) return fail({ code: 'NOT_LINKED' });
      const transport = await transportOf(link.key);
      const device = { id: link.deviceId, name: link.deviceName };
      const done = await unlessRunning('trailbook-sync', () => work({ transport, device }));
      return done ?? fail({ code: 'RUNNING' });
    } catch (error) {
      console.warn('The sync failed.', error);
      return fail({ code: 'STORE_FAILED' });
    }
  }

  const syncAll = (how: Pick<SyncRequest, 'consent' | 'forget'> = {}) =>
    linked(({ transport, device }) => sync({ transport, store, device, now, ...how }));

  return {
    async state() {
      const [link, memory] = await Promise.all([database.syncLink(), database.syncMemory()]);
      if (!link) return undefined;
      const { key, deviceName } = link;
      const { syncedAt, received = [], devices = {} } = memory ?? {};
      return { key, deviceName, syncedAt, received, devices };
    },

    newKey: async () => makeSyncKey(),

    async link(words, deviceName) {
      const key = readSyncKey(words);
      if (key === undefined) return fail({ code: 'BAD_KEY' });
      try {
        await database.linkSync({
          ...{ key, deviceId: randomId() },
          deviceName: [...deviceName.trim()].slice(0, MOST_NAME).join(''),
        });
        return ok(true);
      } catch {
        return fail({ code: 'STORE_FAILED' });
      }
    },

    sync: (consent) => syncAll({ consent }),

    forgetDevice: (id) => syncAll({ forget: id }),

    unlink: () => database.linkSync(undefined),

    async removeCloud() {
      const removed = await linked(({ transport }) => removeAll(transport));
      if (removed.ok) await database.linkSync(undefined);
      return removed;
    },

    generations: () =>
      linked(async ({ transport }) => {
        const listed = await transport.list();
        if (!listed.ok) return listed;
        const { data } = await store.load();
        const kept: KeptGeneration[] = [];
        for (const file of listed.value.filter(isGeneration)) {
          const bytes = await transport.read(file);
          if (!bytes.ok) return bytes;
          const read = readGeneration(bytes.value, data);
          // One that is damaged can be of no use: the others are shown without it.
          if (!read.ok) continue;
          const measures = measure(read.value.data);
          kept.push({ id: file.id, at: keptAt(file), from: read.value.from, measures });
        }
        return ok(kept.sort((a, b) => b.at - a.at));
      }),

    async restore(id) {
      const restored = await linked(async ({ transport }) => {
        const listed = await transport.list();
        if (!listed.ok) return listed;
        const file = listed.value.find((one) => one.id === id);
        const bytes = file ? await transport.read(file) : CHANGED;
        if (!bytes.ok) return bytes;
        const { data, state } = await store.load();
        const read = readGeneration(bytes.value, data);
        if (!read.ok) return fail({ code: 'CLOUD_DAMAGED' } as const);
        await takeSnapshot();
        const replaced = await database.replaceAll(read.value.data, now(), { seen: state });
        return replaced.ok ? ok(true as const) : fail({ code: 'STORE_BUSY' } as const);
      });
      return restored.ok ? syncAll({ consent: 'remove-everywhere' }) : restored;
    },
  };
}

const CHANGED: Result<never, TransportError> = fail({ code: 'CLOUD_CHANGED' });

async function removeAll(transport: Transport): Promise<Result<true, TransportError>> {
  const listed = await transport.list();
  if (!listed.ok) return listed;
  for (const file of listed.value) {
    const removed = await transport.remove(file);
    if (!removed.ok) return removed;
  }
  return ok(true);
}
