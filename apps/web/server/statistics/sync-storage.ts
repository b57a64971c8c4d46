import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import type { Database } from './database/tables.ts';
import type { DatabasePlace } from './open-database.ts';
import { removeUnused } from './sync-files.ts';
import { PRESENT_HOUR } from './uptime.ts';

/** What the files of players' devices take together. */
export interface SyncStorage {
  readonly vaults: number;
  readonly bytes: number;
}

export async function syncStorage({ db }: Database): Promise<SyncStorage> {
  const { vaults, bytes } = await db
    .selectFrom('sync_vault')
    .select(({ fn }) => [fn.countAll<number>().as('vaults'), fn.sum<number>('bytes').as('bytes')])
    .executeTakeFirstOrThrow();
  return { vaults: Number(vaults), bytes: Number(bytes ?? 0) };
}

/** Kept free on the disk for all else, as a share and at least. */
const SPARE_SHARE = 0.1;
const SPARE_BYTES = 1024 ** 3;

/**
 * How much they may take together: what the operator says, else what leaves a tenth of the file's disk free. Of a
 * PostgreSQL nobody here knows the disk.
 */
export async function mostSyncBytes(
  set: number | null,
  place: DatabasePlace,
  { bytes }: SyncStorage,
): Promise<number> {
  if (set !== null) return set;
  if ('url' in place) return Number.POSITIVE_INFINITY;
  const { bavail, blocks, bsize } = await statfs(dirname(place.file));
  const spare = Math.max(SPARE_BYTES, blocks * bsize * SPARE_SHARE);
  return Math.max(0, bytes + bavail * bsize - spare);
}

interface TakenByAge {
  /** Of the site being up, since anybody looked at them: at least so many, and fewer than those of the next. */
  readonly days: number;
  readonly vaults: number;
  readonly bytes: number;
}

const AGES = [0, 7, 30, 90, 180, 365];
const DAY_HOURS = 24;

/** What vaults take, by how long nobody has looked at them. */
export async function takenByAge({ db }: Database): Promise<TakenByAge[]> {
  const ago = (days: number) => sql<number>`${PRESENT_HOUR} - ${days * DAY_HOURS}`;
  const taken: TakenByAge[] = [];
  for (const [at, days] of AGES.entries()) {
    const next = AGES[at + 1];
    const ofAge = db
      .selectFrom('sync_vault')
      .select(({ fn }) => [fn.countAll<number>().as('vaults'), fn.sum<number>('bytes').as('bytes')])
      .where('used_hour', '<=', ago(days));
    const { vaults, bytes } = await (next === undefined
      ? ofAge
      : ofAge.where('used_hour', '>', ago(next))
    ).executeTakeFirstOrThrow();
    taken.push({ days, vaults: Number(vaults), bytes: Number(bytes ?? 0) });
  }
  return taken;
}

/** Removes all vaults that nobody has looked at for so many days of the site being up. @returns how many */
export async function removeOlder(database: Database, days: number): Promise<number> {
  const { hours } = await database.db
    .selectFrom('uptime')
    .select('hours')
    .executeTakeFirstOrThrow();
  let removed = 0;
  for (;;) {
    const some = await removeUnused(database, hours - days * DAY_HOURS);
    removed += some;
    if (some === 0) return removed;
  }
}

/** The vaults that take the most. Their names are keyed hashes: nobody is known by one. */
export async function largestVaults({ db }: Database, most: number) {
  return await db
    .selectFrom('sync_vault')
    .select(['vault', 'bytes', 'files'])
    .orderBy('bytes', 'desc')
    .limit(most)
    .execute();
}
