import { type Kysely, sql, type Transaction } from 'kysely';
import { inTransaction } from './database/in-transaction.ts';
import type { Database, DatabaseKind, Tables } from './database/tables.ts';
import { allContributions, batches, lockAll, rebuildWithin } from './recount.ts';
import type { ContributorNames } from './statistics-key.ts';

interface Migration {
  readonly name: string;
  up(db: Transaction<Tables>, at: MigratedDatabase): Promise<unknown>;
}

interface MigratedDatabase {
  readonly kind: DatabaseKind;
  /** Of the site's key; commands may come without it. */
  readonly names: ContributorNames | undefined;
}

/** In order. One that was released is never changed: a later change is a migration of its own. */
const MIGRATIONS: readonly Migration[] = [
  { name: '001-statistics', up: createTables },
  { name: '002-tries-for-a-four-star', up: recountBefore },
  { name: '003-public-figures', up: addPublicFigures },
  { name: '004-marks-of-pulls', up: hashLastIds },
  { name: '005-allowances-that-end', up: endAllowances },
  { name: '006-files-of-devices', up: addSyncFiles },
  { name: '007-hours-of-uptime', up: addUptime },
];

/** Any number, the same in all processes. */
const MIGRATION_LOCK = 7_411_001;

/** Brings a database to the tables of this release. Of several processes that start at once, one does it. */
export async function migrate(database: Database, names?: ContributorNames): Promise<void> {
  const { kind } = database;
  await inTransaction(database, async (transaction) => {
    await lockMigrations(transaction, kind);
    await transaction.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .execute();
    const rows = await transaction.selectFrom('migration').select('name').execute();
    const done = new Set(rows.map(({ name }) => name));
    refuseNewer(done);
    for (const { name, up } of MIGRATIONS) {
      if (done.has(name)) continue;
      await up(transaction, { kind, names });
      await transaction.insertInto('migration').values({ name }).execute();
    }
  });
}

async function lockMigrations(transaction: Transaction<Tables>, kind: DatabaseKind): Promise<void> {
  // In SQLite a transaction that writes is alone in any case.
  if (kind === 'postgres') {
    // The recount takes its time, and so does waiting for it.
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
  }
}

/** A later release may have given the tables another meaning. */
function refuseNewer(done: ReadonlySet<string>): void {
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  const newer = [...done].filter((name) => !known.has(name));
  if (newer.length > 0) {
    throw new Error(`The database is from a newer release: it has had ${newer.join(', ')}.`);
  }
}

/** It counted 4★s anew. So does the one that follows, and into the columns that it adds. */
async function recountBefore(): Promise<void> {}

/** Counters know how many contributors they come from, and figures stand apart from them. */
async function addPublicFigures(
  db: Transaction<Tables>,
  { kind }: MigratedDatabase,
): Promise<void> {
  for (const table of ['counter', 'figure'] as const) {
    if (table === 'figure') await createCounter(db, table);
    await db.schema
      .alterTable(table)
      .addColumn('contributors', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await db.schema
    .alterTable('pending')
    .addColumn('contributor', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createTable('unpublished')
    .addColumn('contributor', 'text', (column) => column.primaryKey())
    .execute();
  await db.schema
    .createTable('publication')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.insertInto('publication').values({ at: 0 }).execute();
  await lockAll(db, { kind });
  await rebuildWithin(db);
  // What was there was public.
  await db
    .insertInto('figure')
    .columns(COUNTER_COLUMNS)
    .expression(db.selectFrom('counter').select(COUNTER_COLUMNS))
    .execute();
}

const COUNTER_COLUMNS = ['scope', 'kind', 'bucket', 'count', 'contributors'] as const;

/** The id of a pull tells its minute: a keyed hash stands in its place. */
async function hashLastIds(db: Transaction<Tables>, { names }: MigratedDatabase): Promise<void> {
  await db.schema.alterTable('contribution').renameColumn('last_id', 'last_pull').execute();
  for await (const rows of batches(allContributions(db), ROWS)) {
    if (!names)
      throw new Error('This release hashes what was stored: start the site once, with its key.');
    await db
      .insertInto('contribution')
      .values(
        rows.map((row) => ({ ...row, last_pull: names.markOf(row.contributor, row.last_pull) })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['contributor', 'banner_type'])
          .doUpdateSet({ last_pull: ({ ref }) => ref('excluded.last_pull') }),
      )
      .execute();
  }
}

/** Rows in one statement. */
const ROWS = 500;

/** They said which stretch of time they were of, but not how long that was. */
async function endAllowances(db: Transaction<Tables>): Promise<void> {
  await db.deleteFrom('allowance').execute();
  await db.schema.alterTable('allowance').renameColumn('period', 'ends').execute();
}

async function addSyncFiles(db: Transaction<Tables>, { kind }: MigratedDatabase): Promise<void> {
  await db.schema
    .createTable('sync_vault')
    .addColumn('vault', 'text', (column) => column.primaryKey())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('files', 'integer', (column) => column.notNull())
    .addColumn('writes', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sync_vault_used').on('sync_vault').column('used_at').execute();
  await db.schema
    .createTable('sync_file')
    .addColumn('vault', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('content', kind === 'postgres' ? 'bytea' : 'blob', (column) => column.notNull())
    .addPrimaryKeyConstraint('sync_file_key', ['vault', 'id'])
    .execute();
}

/** When vaults were last used was told by a clock, which may have been wrong: all of them count as used now. */
async function addUptime(db: Transaction<Tables>): Promise<void> {
  await db.schema
    .createTable('uptime')
    .addColumn('hours', 'integer', (column) => column.notNull())
    .execute();
  await db.insertInto('uptime').values({ hours: 0 }).execute();
  await db.schema.alterTable('sync_vault').renameColumn('used_at', 'used_hour').execute();
  await db.updateTable('sync_vault').set({ used_hour: 0 }).execute();
}

async function createTables(db: Kysely<Tables>, { kind }: MigratedDatabase): Promise<void> {
  const isPostgres = kind === 'postgres';
  await db.schema
    .createTable('contribution')
    .addColumn('contributor', 'text', (column) => column.notNull())
    .addColumn('banner_type', 'integer', (column) => column.notNull())
    .addColumn('last_id', 'text', (column) => column.notNull())
    .addColumn('history', isPostgres ? 'bytea' : 'blob', (column) => column.notNull())
    .addPrimaryKeyConstraint('contribution_key', ['contributor', 'banner_type'])
    .execute();
  await db.schema
    .createTable('pending')
    .addColumn('id', isPostgres ? 'bigint' : 'integer', (column) =>
      isPostgres ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey(),
    )
    .addColumn('counts', 'text', (column) => column.notNull())
    .execute();
  await createCounter(db, 'counter');
  await db.schema
    .createTable('allowance')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('period', 'bigint', (column) => column.notNull())
    .addColumn('used', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('allowance_key', ['subject', 'period'])
    .execute();
}

async function createCounter(db: Kysely<Tables>, name: 'counter' | 'figure'): Promise<void> {
  await db.schema
    .createTable(name)
    .addColumn('scope', 'integer', (column) => column.notNull())
    .addColumn('kind', 'integer', (column) => column.notNull())
    .addColumn('bucket', 'integer', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${name}_key`, ['scope', 'kind', 'bucket'])
    .execute();
}
