import { sql, type Transaction } from 'kysely';
import { inTransaction } from './in-transaction.ts';
import type { Database, Tables } from './tables.ts';

/** What a machine of eight cores sweeps in parallel, each part some gigabyte at sixty million rows. */
export const USUAL_PARTS = 32;
const MOST_PARTS = 1024;

/** Thrown for a division that cannot be; its message says why. */
export class PartitionError extends Error {
  override readonly name = 'PartitionError';
}

/** What is divided, by whom it is of: every question but those of upkeep names one. */
const DIVIDED = [
  { table: 'contribution', by: 'contributor', key: 'contributor, banner_type', indexed: [] },
  { table: 'sync_vault', by: 'vault', key: 'vault', indexed: ['used_hour'] },
  { table: 'sync_file', by: 'vault', key: 'vault, id', indexed: [] },
] as const;

/**
 * Divides the tables of a PostgreSQL that grow with the players into parts, the contributions by their contributor and
 * the files of devices by their vault, each table in one transaction: who writes into it waits until that ends, and
 * goes on. Parts are vacuumed, indexed and moved one by one, and most questions read one part alone.
 *
 * @returns how many rows were moved; 0 where they are divided so already
 * @throws PartitionError for SQLite, and for a number of parts that cannot be meant
 */
export async function partition(database: Database, parts = USUAL_PARTS): Promise<number> {
  if (database.kind !== 'postgres') {
    throw new PartitionError('Only PostgreSQL divides its tables. Set DATABASE_URL.');
  }
  if (!Number.isInteger(parts) || parts < 1 || parts > MOST_PARTS) {
    throw new PartitionError(`Give a number of parts from 1 to ${MOST_PARTS}.`);
  }
  let moved = 0;
  for (const divided of DIVIDED) moved += await divide(database, divided, parts);
  return moved;
}

function divide(
  database: Database,
  { table, by, key, indexed }: (typeof DIVIDED)[number],
  parts: number,
): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const run = (statement: string) => sql.raw(statement).execute(transaction);
    // A query that waits here looks the table up by name again, and finds the new one.
    await run(`lock table ${table} in access exclusive mode`);
    if ((await partsOf(transaction, table)) === parts) return 0;
    await run(
      `create table ${table}_divided (like ${table} including defaults) partition by hash (${by})`,
    );
    for (let part = 0; part < parts; part++) {
      await run(`create table ${table}_${parts}_${part} partition of ${table}_divided
        for values with (modulus ${parts}, remainder ${part})`);
    }
    const moved = await run(`insert into ${table}_divided select * from ${table}`);
    await run(`drop table ${table}`);
    await run(`alter table ${table}_divided rename to ${table}`);
    // After the rows: an index that is built at once is quicker to make, and smaller.
    await run(`alter table ${table} add constraint ${table}_key primary key (${key})`);
    for (const column of indexed) {
      await run(`create index ${table}_${column} on ${table} (${column})`);
    }
    return Number(moved.numAffectedRows ?? 0);
  });
}

/** How many parts a table has; 0 where it is one. */
async function partsOf(transaction: Transaction<Tables>, table: string): Promise<number> {
  const { rows } = await sql<{ readonly parts: number }>`
    select count(*) as parts from pg_inherits where inhparent = ${table}::regclass
  `.execute(transaction);
  return rows[0]?.parts ?? 0;
}
