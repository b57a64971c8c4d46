import { fail, ok, type Result } from '@trailbook/core/internal/basics';
import {
  countPlanChange,
  isGeneration,
  keptAt,
  type Measures,
  measure,
  type OtherDevice,
  type PlanChangeCounts,
  peekCloud,
  type Received,
  readGeneration,
  renameDevice,
  type StoredDocument,
  type SyncConsent,
  type Synced,
  type SyncMemory,
  type SyncProgress,
  type SyncRequest,
  sync,
  type Transport,
  type TransportError,
  takeBackPlanChange,
} from '@trailbook/core/internal/user-data';
import type { Ledger, SyncFailure, SyncLink, SyncOutcome, SyncWay } from '../documents/database.ts';
import type { DocumentDatabase } from '../documents/document-database.ts';
import { randomId } from '../documents/random-id.ts';
import { inTurn, SYNC_LOCK, unlessRunning } from '../documents/write-lock.ts';
import type { BothSides } from './both-sides.ts';
import { shortDeviceName } from './device-name.ts';
import { type DriveParts, endSession } from './drive/drive-session.ts';
import { type LinkByDrive, linkByDrive } from './link-by-drive.ts';
import { makeSyncKey, readSyncKey, type SyncKey } from './sync-key.ts';
import { syncStore } from './sync-store.ts';
import { unlessThrown } from './unless-thrown.ts';

/** By what a device syncs, as the settings show it. */
type ShownWay =
  | { readonly key: SyncKey }
  | { readonly drive: ShownDrive }
  | { readonly folder: true };

/** What the settings show of the sync. */
export type SyncState = ShownWay & {
  readonly deviceName: string;
  /** When the device was in step with the cloud last, in milliseconds. */
  readonly syncedAt: number | undefined;
  /** What came in, the latest first. */
  readonly received: readonly Received[];
  /** The other devices of the key, by their ids. */
  readonly devices: Readonly<Record<string, OtherDevice>>;
  readonly planChanges: readonly PlanChanged[];
  /** How the last sync ended, in whichever tab. */
  readonly outcome: SyncOutcome | undefined;
};

/** The Drive that a device syncs by. */
export interface ShownDrive {
  readonly email: string;
  /** Whether a sign-in lasts longer than an hour. */
  readonly renews: boolean;
}

/** What there is now, and what the cloud keeps of earlier days, the latest first. */
export interface KeptGenerations {
  readonly here: Measures;
  readonly kept: readonly KeptGeneration[];
}

/** Something that the cloud keeps of an earlier day. */
export interface KeptGeneration {
  readonly id: string;
  /** In milliseconds. */
  readonly at: number;
  readonly from: string;
  readonly measures: Measures;
}

/** What a merge changed in the plans, that can be taken back. */
export interface PlanChanged extends PlanChangeCounts {
  /** When, in milliseconds. */
  readonly at: number;
}

/** All that a page may ask of the sync. Runs in a worker; one after the other, over all tabs. */
export interface SyncService extends LinkByDrive {
  /** @returns undefined where the device does not sync */
  state(): Promise<SyncState | undefined>;
  /** Words that nobody has. Nothing is kept of them before {@link link}. */
  newKey(): Promise<SyncKey>;
  /** Has the device sync by twelve words. What is here and what the cloud holds are merged by the first sync. */
  link(words: string, deviceName: string): Promise<Result<true, SyncFailure>>;
  /** What is here, and what the cloud holds under twelve words. Nothing is kept of them. */
  peek(words: string): Promise<Result<BothSides, SyncFailure>>;
  /** The same with the folder that the desktop's program knows. */
  peekFolder(): Promise<Result<BothSides, SyncFailure>>;
  sync(
    consent?: SyncConsent,
    onProgress?: (progress: SyncProgress) => void,
  ): Promise<Result<Synced, SyncFailure>>;
  /** The same unasked, unless a sync runs already. */
  syncUnlessRunning(): Promise<void>;
  /** Has the others see the device under another name. */
  rename(deviceName: string): Promise<Result<true, SyncFailure>>;
  /** Removes another device's files from the cloud; this one tells all that they told. It may come back. */
  forgetDevice(id: string): Promise<Result<Synced, SyncFailure>>;
  /** Has the device sync by the folder that the desktop's program knows; by another way no more. */
  linkFolder(deviceName: string): Promise<Result<true, SyncFailure>>;
  /** Has the device sync no more. Its data stay, and so do those in the cloud. */
  unlink(): Promise<void>;
  /**
   * Removes all files from the cloud, and has the device sync no more; all devices are signed out of a Drive. Other
   * devices notice at their next sync.
   */
  removeCloud(): Promise<Result<true, SyncFailure>>;
  /**
   * Takes back what a merge changed in the plans, here and then everywhere.
   *
   * @param at - the merge
   * @returns how much of it stays, because it was changed since
   */
  takeBack(at: number): Promise<Result<{ readonly left: number }, SyncFailure>>;
  generations(): Promise<Result<KeptGenerations, SyncFailure>>;
  /** Puts what a generation holds in the place of everything, here and then everywhere. */
  restore(id: string): Promise<Result<Synced, SyncFailure>>;
}

interface Parts {
  readonly database: DocumentDatabase;
  /** The way to the files of a key, in a Drive, or in a folder. */
  readonly transportOf: (way: SyncWay) => Promise<Transport>;
  readonly drive: DriveParts;
  /** Has the desktop's program know the folder no more. */
  readonly forgetFolder?: () => Promise<void>;
  /** Copies what is here, before a merge changes it. */
  readonly takeSnapshot: () => Promise<void>;
  readonly now: () => number;
}

export function createSyncService({
  database,
  transportOf,
  drive,
  forgetFolder = async () => undefined,
  takeSnapshot,
  now,
}: Parts): SyncService {
  const store = syncStore(database, takeSnapshot, now);
  let inStep: Ledger | null = null;
  /** The same, and it is kept in mind in which state a sync leaves it. */
  const watched: typeof store = {
    ...store,
    async load() {
      const loaded = await store.load();
      inStep = loaded.state;
      return loaded;
    },
    async replace(...merged) {
      const isReplaced = await store.replace(...merged);
      if (isReplaced) inStep = (await database.notes()).ledger ?? null;
      return isReplaced;
    },
  };

  type Work<T> = (parts: {
    readonly transport: Transport;
    readonly device: { readonly id: string; readonly name: string };
    readonly link: SyncLink;
  }) => Promise<Result<T, SyncFailure>>;

  /** With the way to the files. The caller holds the lock: one tab at a time. */
  function withLink<T>(work: Work<T>): Promise<Result<T, SyncFailure>> {
    return unlessThrown(async () => {
      const link = await database.syncLink();
      if (!link) return fail({ code: 'NOT_LINKED' });
      const transport = await transportOf(link);
      return work({ transport, device: { id: link.deviceId, name: link.deviceName }, link });
    });
  }

  /** What the player asks for waits for the sync that runs, here or in another tab. */
  const linked = <T>(work: Work<T>) => inTurn(SYNC_LOCK, () => withLink(work));

  async function syncNow(
    how: Pick<SyncRequest, 'consent' | 'forget' | 'onProgress'>,
  ): Promise<Result<Synced, SyncFailure>> {
    const link = await database.syncLink().catch(() => undefined);
    const done = await withLink(({ transport, device }) => {
      database.announceSync();
      return sync({ transport, store: watched, device, now, ...how });
    });
    if (link) await noteOutcome(done, link).catch(() => undefined);
    return done;
  }

  const syncAll = (how: Parameters<typeof syncNow>[0] = {}) =>
    inTurn(SYNC_LOCK, () => syncNow(how));

  async function noteOutcome(done: Result<Synced, SyncFailure>, link: SyncLink): Promise<void> {
    const outcome = done.ok
      ? { failure: null, inStep }
      : { failure: done.error, inStep: (await database.syncOutcome())?.inStep ?? null };
    await database.noteSyncOutcome({ at: now(), ...outcome }, link.deviceId);
  }

  /** Stores documents in the place of all, unless another tab was faster, after a copy of what is here. */
  async function replaceBy(
    made: readonly StoredDocument[],
    state: Ledger | null,
    memory?: SyncMemory,
  ): Promise<Result<true, SyncFailure>> {
    try {
      await takeSnapshot();
    } catch {
      return fail({ code: 'NO_SAFETY_COPY' });
    }
    const replaced = await database.replaceAll(made, now(), { seen: state, sync: memory });
    return replaced.ok ? ok(true) : fail({ code: 'STORE_BUSY' });
  }

  const bothSides = (way: SyncWay): Promise<Result<BothSides, SyncFailure>> =>
    unlessThrown(async () => {
      const cloud = await peekCloud(await transportOf(way));
      if (!cloud.ok) return cloud;
      return ok({ here: measure((await store.load()).data), cloud: cloud.value });
    });

  /** Leaves the way that a device has synced by, as far as it has to be left. */
  async function leave(link: SyncLink | undefined): Promise<void> {
    if (!link || 'key' in link) return;
    // What the server cannot be told now ends with its cookie.
    if ('drive' in link) await endSession(link.drive, drive, false);
    else await forgetFolder().catch(() => undefined);
  }

  /** Has the device sync by another way, from nothing that it remembers of the one before. */
  async function goOver(way: SyncWay, deviceName: string): Promise<void> {
    const before = await database.syncLink();
    const name = shortDeviceName(deviceName);
    await database.linkSync({ ...way, deviceId: randomId(), deviceName: name });
    await leave(before);
  }

  return {
    ...linkByDrive({ database, drive, bothSides, goOver }),

    async state() {
      const [link, memory, outcome] = await Promise.all([
        database.syncLink(),
        database.syncMemory(),
        database.syncOutcome(),
      ]);
      if (!link) return undefined;
      const { deviceName } = link;
      const { syncedAt, received = [], devices = {}, planChanges = [] } = memory ?? {};
      return {
        ...shownWay(link),
        ...{ deviceName, syncedAt, received, devices, outcome },
        planChanges: planChanges.map((change) => ({ at: change.at, ...countPlanChange(change) })),
      };
    },

    newKey: async () => makeSyncKey(),

    async link(words, deviceName) {
      const key = readSyncKey(words);
      if (key === undefined) return fail({ code: 'BAD_KEY' });
      return unlessThrown(async () => {
        await goOver({ key }, deviceName);
        return ok(true);
      });
    },

    async peek(words) {
      const key = readSyncKey(words);
      return key === undefined ? fail({ code: 'BAD_KEY' }) : bothSides({ key });
    },

    peekFolder: () => bothSides({ folder: true }),

    sync: (consent, onProgress) => syncAll({ consent, onProgress }),

    async syncUnlessRunning() {
      await unlessRunning(SYNC_LOCK, () => syncNow({}));
    },

    forgetDevice: (id) => syncAll({ forget: id }),

    async rename(deviceName) {
      const name = shortDeviceName(deviceName);
      const renamed = await linked<true>(async () => {
        const memory = await database.syncMemory();
        const after = memory && renameDevice(memory, name, now());
        if (after?.ok === false) return fail({ code: 'MEMORY_BROKEN' });
        await database.renameSync(name, after?.value);
        return ok(true);
      });
      if (renamed.ok) await syncAll();
      return renamed;
    },

    linkFolder: (deviceName) =>
      unlessThrown(async () => {
        const link = await database.syncLink();
        // One that is chosen again goes on where the sync was.
        if (!link || !('folder' in link)) await goOver({ folder: true }, deviceName);
        return ok(true);
      }),

    async unlink() {
      const link = await database.syncLink();
      await database.linkSync(undefined);
      await leave(link);
    },

    removeCloud() {
      return linked<true>(async ({ transport, link }) => {
        const emptied = await removeAll(transport);
        if (!emptied.ok) return emptied;
        if ('drive' in link) {
          const ended = await endSession(link.drive, drive, true);
          if (!ended.ok) return ended;
        }
        await database.linkSync(undefined);
        if ('folder' in link) await leave(link);
        return ok(true);
      });
    },

    async takeBack(at) {
      // What others changed meanwhile comes first: it is not to be undone unseen.
      const before = await syncAll();
      if (!before.ok && before.error.code !== 'CLOUD_OFFLINE') return before;
      const taken = await linked<{ readonly left: number }>(async () => {
        const { data, memory, state } = await store.load();
        const change = memory?.planChanges.find((one) => one.at === at);
        if (!memory || !change) return ok({ left: 0 });
        const made = takeBackPlanChange(data, change);
        if (!made.ok) return made;
        const { data: after, left } = made.value;
        const planChanges = memory.planChanges.filter((one) => one !== change);
        const replaced = await replaceBy(after, state, { ...memory, planChanges });
        return replaced.ok ? ok({ left }) : replaced;
      });
      // Only what the player has just taken back is gone: before it, all was in step.
      if (taken.ok && before.ok) await syncAll({ consent: 'remove-everywhere' });
      return taken;
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
        return ok({ here: measure(data), kept: kept.sort((a, b) => b.at - a.at) });
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
        return replaceBy(read.value.data, state);
      });
      return restored.ok ? syncAll({ consent: 'remove-everywhere' }) : restored;
    },
  };
}

/** By what a device syncs, as the settings show it. The token stays where it is. */
function shownWay(link: SyncWay): ShownWay {
  if ('key' in link) return { key: link.key };
  if ('folder' in link) return { folder: true };
  const { account, signIn } = link.drive;
  return { drive: { email: account.email, renews: signIn.renews } };
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
