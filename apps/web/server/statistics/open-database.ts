import { chmodSync, existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Config } from '../config/config.ts';
import { logProblem } from '../http/request-log.server.ts';
import { isUnreachable } from './database/database-faults.ts';
import { makeFolder } from './database/make-folder.ts';
import { sqliteDialect } from './database/sqlite-dialect.ts';
import type { Database, Tables } from './database/tables.ts';
import { migrate } from './migrate.ts';
import type { ContributorNames } from './statistics-key.ts';

/** Where the database is: a PostgreSQL by its address, or a file of SQLite. */
export type DatabasePlace = { readonly url: string } | { readonly file: string };

/** The file in the store's folder. */
const FILE = 'statistics.sqlite';

/** Where the settings put the database. */
export function databasePlace({
  databaseUrl,
  storeFolder,
}: Pick<Config, 'databaseUrl' | 'storeFolder'>): DatabasePlace {
  return databaseUrl === null ? { file: join(storeFolder, FILE) } : { url: databaseUrl };
}

const POOL = 10;
const CONNECT_MS = 5000;
/** A statement that takes longer is stuck. */
const STATEMENT_MS = 60_000;
const INT8 = 20;
const OWNER_ALONE = 0o600;

/**
 * Opens the database of a site that has run. A mistyped folder would otherwise get an empty database, and its backup
 * would replace one with data.
 *
 * @throws Error where there is none
 */
export async function openExisting(
  place: DatabasePlace,
  names?: ContributorNames,
): Promise<Database> {
  if ('file' in place && !existsSync(place.file)) {
    throw new Error(
      `There is no ${place.file}. STORE_DIR is the folder that the site keeps it in.`,
    );
  }
  return openDatabase(place, names);
}

/**
 * Opens the database and migrates it to the tables of this release.
 *
 * @param names - of the site's key, which one of the migrations needs where there are contributions
 */
export async function openDatabase(
  place: DatabasePlace,
  names?: ContributorNames,
): Promise<Database> {
  const database = connectTo(place);
  await migrate(database, names).catch(async (error) => {
    await database.close();
    throw error;
  });
  return database;
}

/** A database as a site has it: open, but perhaps not there yet. */
interface AwaitedDatabase {
  readonly database: Database;
  /** What has to be done as soon as it is there, before anything else; nothing where it was there. */
  readonly prepare?: () => Promise<void>;
}

/** Opens the database like {@link openDatabase}, for a site, which starts where it cannot be reached too. */
export async function openOrAwait(
  place: DatabasePlace,
  names: ContributorNames,
): Promise<AwaitedDatabase> {
  const database = connectTo(place);
  const prepare = () => migrate(database, names);
  try {
    await prepare();
    return { database };
  } catch (error) {
    if (isUnreachable(error)) {
      logProblem('The site starts without the database of the statistics.', error);
      return { database, prepare };
    }
    await database.close();
    throw error;
  }
}

function connectTo(place: DatabasePlace): Database {
  return 'url' in place ? postgres(place.url) : sqlite(place.file);
}

function sqlite(file: string): Database {
  makeFolder(dirname(file));
  makeFile(file);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) });
  const inode = () => statSync(file, { throwIfNoEntry: false })?.ino;
  const ownInode = inode();
  return {
    ...{ kind: 'sqlite', db, atOnce: 1 },
    load: () => ({ open: 1, waiting: 0 }),
    isInPlace: () => inode() === ownInode,
    close: () => db.destroy(),
  };
}

/** So that it is known which file it is before anything is asked of it. */
function makeFile(file: string): void {
  try {
    keepPrivate(file);
  } catch (error) {
    throw new Error(`${file} cannot be opened: ${(error as Error).message}.`, { cause: error });
  }
}

/** Makes a file of SQLite, where there is none, and has nobody but its owner read what players gave. */
function keepPrivate(file: string): void {
  // One that is there is not opened: closing it would end the locks of this process.
  if (!existsSync(file)) writeFileSync(file, '', { flag: 'a', mode: OWNER_ALONE });
  try {
    // SQLite makes the other two with the rights of the first.
    for (const one of [file, `${file}-wal`, `${file}-shm`]) {
      if (existsSync(one)) chmodSync(one, OWNER_ALONE);
    }
  } catch (error) {
    logProblem('Others than its owner may read the file of the statistics.', error);
  }
}

function postgres(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    max: POOL,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    // Counters stay far below 2^53.
    types: {
      getTypeParser: (id, format) => (id === INT8 ? Number : types.getTypeParser(id, format)),
    },
  });
  // A connection that breaks is replaced, and who uses it hears of it by its query; without listeners the error ends
  // the process: the pool's for those that are idle, each one's own between two queries.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    // Upkeep and health checks have connections of their own.
    ...{ kind: 'postgres', db, atOnce: POOL - 2 },
    load: () => ({ open: pool.totalCount, waiting: pool.waitingCount }),
    isInPlace: () => true,
    close: () => db.destroy(),
  };
}
