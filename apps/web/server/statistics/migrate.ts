import { type Kysely, sql, type Transaction } from 'kysely';
import { inTransaction } from './database/in-transaction.ts';
import type { Database, DatabaseKind, Tables } from './database/tables.ts';
import { lockAll, rebuildWithin } from './recount.ts';

interface Migration {
  readonly name: string;
  up(db: Transaction<Tables>, kind: DatabaseKind): Promise<unknown>;
}

/** In order. One that was released is never changed: a later change is a migration of its own. */
const MIGRATIONS: readonly Migration[] = [
  { name: '001-statistics', up: createTables },
  { name: '002-tries-for-a-four-star', up: recountAll },
];

/** Any number, the same in all processes. */
const MIGRATION_LOCK = 7_411_001;

/** Brings a database to the tables of this release. Of several processes that start at once, one does it. */
export async function migrate(database: Database): Promise<void> {
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
      await up(transaction, kind);
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

/** Counts the same contributions anew, since other things are counted now. */
async function recountAll(transaction: Transaction<Tables>, kind: DatabaseKind): Promise<void> {
  await lockAll(transaction, { kind });
  await rebuildWithin(transaction);
}

async function createTables(db: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
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
  await db.schema
    .createTable('counter')
    .addColumn('scope', 'integer', (column) => column.notNull())
    .addColumn('kind', 'integer', (column) => column.notNull())
    .addColumn('bucket', 'integer', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('counter_key', ['scope', 'kind', 'bucket'])
    .execute();
  await db.schema
    .createTable('allowance')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('period', 'bigint', (column) => column.notNull())
    .addColumn('used', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('allowance_key', ['subject', 'period'])
    .execute();
}
