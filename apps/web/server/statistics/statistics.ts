import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Count, hideSmallCells } from '@trailbook/core/internal/global-statistics';
import { logProblem } from '../http/request-log.server.ts';
import { signature } from '../http/signature.ts';
import { type Allowance, begin, begunBy, sweepAllowances } from './allowance.ts';
import {
  type Contribution,
  contribute,
  historiesOf,
  isUnpublished,
  type StoredHistory,
  withdraw,
} from './contributions.ts';
import type { Database } from './database/tables.ts';
import { fold } from './fold.ts';
import { publish, publishedAt, STEPS, type Steps } from './publish.ts';
import { type ContributorNames, contributorNames } from './statistics-key.ts';
import { type StoreHealth, storeHealth } from './store-health.ts';
import {
  filesIn,
  isVault,
  readFile,
  removeFile,
  type SyncFile,
  sweepVaults,
  tryRoom,
  writeFile,
} from './sync-files.ts';
import { type SyncStorage, syncStorage } from './sync-storage.ts';
import { uptimeCounter } from './uptime.ts';

/** The files of players' devices, by the address that their key gives them. */
export interface SyncFiles {
  /** Whether something was ever written there. */
  isKnown(address: string): Promise<boolean>;
  list(address: string): Promise<SyncFile[]>;
  read(address: string, id: string): ReturnType<typeof readFile>;
  write(address: string, file: Parameters<typeof writeFile>[2]): ReturnType<typeof writeFile>;
  remove(address: string, file: Parameters<typeof removeFile>[2]): ReturnType<typeof removeFile>;
}

/** The global statistics, as routes know them. Figures are those that were last published, without small cells. */
export interface Statistics {
  readonly names: ContributorNames;
  contribute(contribution: Contribution): Promise<number>;
  withdraw(contributor: string): Promise<number>;
  /** All stored histories of a contributor. */
  historiesOf(contributor: string): Promise<StoredHistory[]>;
  /** Whether the figures do not contain yet what a contributor last gave. */
  isUnpublished(contributor: string): Promise<boolean>;
  /** All figures of a banner, or of a banner type. */
  counts(scope: number): Promise<Count[]>;
  /** All figures there are, scope by scope. */
  all(): AsyncIterable<readonly Count[]>;
  /** When the figures last moved. */
  publishedAt(): Promise<number>;
  /**
   * Counts one more beginning of an address, over all processes.
   *
   * @returns how long to wait where there were too many, in milliseconds; else 0
   */
  begin(address: string, allowance: Allowance): Promise<number>;
  /** The same for what cannot go on without it: a slow database is waited for. */
  beginPatiently(address: string, allowance: Allowance): Promise<number>;
  /** What is remembered of an address's beginnings. */
  begunBy(address: string): ReturnType<typeof begunBy>;
  readonly syncFiles: SyncFiles;
  /** What those files take, and may take, as it was within the minute. */
  syncStorage(): SyncStorage & { readonly most: number };
  /** Whether the database answers, and took what it was last given. */
  isReady(): Promise<boolean>;
  /** Whether the last write failed, as on a full disk. */
  writesFail(): boolean;
  load: Database['load'];
  /** Adds what is pending and closes the database. */
  close(): Promise<void>;
}

const FOLD_EVERY_MS = 1000;
const MEASURED_EVERY_MS = 60_000;

interface Settings {
  /** How public figures move; others in tests. */
  readonly steps?: Steps | undefined;
  /** What has to be done before anything else, where the database was away when it was opened. */
  readonly prepare?: (() => Promise<void>) | undefined;
  /** How much the files of players' devices may take together. */
  readonly mostSyncBytes?: ((taken: SyncStorage) => Promise<number>) | undefined;
}

/** @param key - what accounts are hashed with */
export function openStatistics(
  database: Database,
  key: string,
  { steps = STEPS, prepare, mostSyncBytes = async () => Number.POSITIVE_INFINITY }: Settings = {},
): Statistics {
  const { db } = database;
  let isPrepared = prepare === undefined;
  let storage = { vaults: 0, bytes: 0, most: Number.POSITIVE_INFINITY };
  let measuredAt = Number.NEGATIVE_INFINITY;
  const measure = async () => {
    if (performance.now() - measuredAt < MEASURED_EVERY_MS) return;
    const taken = await syncStorage(database);
    storage = { ...taken, most: await mostSyncBytes(taken) };
    measuredAt = performance.now();
  };
  const health = storeHealth(() => isPrepared && database.isInPlace(), database.atOnce);
  const upkeep = keepUp(database, steps, health, async () => {
    if (!isPrepared) await prepare?.();
    isPrepared = true;
    await measure();
  });
  const counts = async (scope: number) => {
    const figures = db.selectFrom('figure').selectAll().where('scope', '=', scope);
    return hideSmallCells(await health.read(() => figures.execute()));
  };
  const subjectOf = (address: string) => signature(key, 'address', address);
  const vaultOf = (address: string) => signature(key, 'vault', address);
  return {
    names: contributorNames(key),
    contribute: (contribution) => health.write(() => contribute(database, contribution)),
    withdraw: (contributor) => health.write(() => withdraw(database, contributor)),
    historiesOf: (contributor) => health.read(() => historiesOf(database, contributor)),
    isUnpublished: (contributor) => health.read(() => isUnpublished(database, contributor)),
    counts,
    async *all() {
      const scopes = db.selectFrom('figure').select('scope').distinct().orderBy('scope');
      for (const { scope } of await health.read(() => scopes.execute())) {
        yield await counts(scope);
        // SQLite works on this thread, and others want it.
        await nextTurn();
      }
    },
    publishedAt: () => health.read(() => publishedAt(db)),
    // An import waits for it no longer than for what is read: it begins in any case.
    begin: (address, allowance) =>
      health.writeBriefly(() => begin(database, subjectOf(address), allowance, Date.now())),
    beginPatiently: (address, allowance) =>
      health.write(() => begin(database, subjectOf(address), allowance, Date.now())),
    begunBy: (address) => health.read(() => begunBy(database, subjectOf(address), Date.now())),
    syncFiles: {
      isKnown: (address) => health.readPatiently(() => isVault(database, vaultOf(address))),
      list: (address) => health.write(() => filesIn(database, vaultOf(address))),
      read: (address, id) => health.readPatiently(() => readFile(database, vaultOf(address), id)),
      write: (address, file) =>
        health.write(() =>
          writeFile(database, vaultOf(address), file, Date.now(), (bytes) => {
            const hasRoom = storage.bytes + bytes <= storage.most;
            if (hasRoom) storage = { ...storage, bytes: storage.bytes + bytes };
            return hasRoom;
          }),
        ),
      remove: (address, file) => health.write(() => removeFile(database, vaultOf(address), file)),
    },
    syncStorage: () => storage,
    isReady: async () => (await health.answers(() => publishedAt(db))) && !health.writesFail(),
    writesFail: health.writesFail,
    load: database.load,
    async close() {
      await upkeep.stop();
      await database.close();
    },
  };
}

/** Every moment adds what is pending to the counters, publishes them where it is time, and sweeps old limits. */
function keepUp(
  database: Database,
  steps: Steps,
  health: StoreHealth,
  prepare: () => Promise<void>,
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  let isOpen = true;
  const countUptime = uptimeCounter();
  const foldOnce = async () => {
    // Who is told that writes fail sends none: whether they go again is tried here.
    if (health.writesFail()) await tryRoom(database);
    const folded = await fold(database);
    await sweepAllowances(database, Date.now());
    return folded;
  };
  const work = async () => {
    try {
      await prepare();
      // Until nothing is pending.
      while ((await health.upkeep(foldOnce)) > 0 && isOpen);
      await publish(database, steps, Date.now());
      await sweepVaults(database, await countUptime(database));
    } catch (error) {
      logProblem('The statistics could not be kept up.', error);
    }
  };
  const next = () => {
    timer = setTimeout(() => {
      running = work().then(() => {
        if (isOpen) next();
      });
    }, FOLD_EVERY_MS).unref();
  };
  next();
  return {
    async stop() {
      isOpen = false;
      clearTimeout(timer);
      await running;
      await work();
    },
  };
}
