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

/**
 * Divides the contributions of a PostgreSQL into parts by their contributor, in one transaction: contributions wait
 * until it ends, and go on. Parts are vacuumed, indexed and moved one by one; questions name the contributor, and so
 * read one part alone.
 *
 * @returns how many contributions were moved; 0 where they are divided so already
 * @throws PartitionError for SQLite, and for a number of parts that cannot be meant
 */
export async function partition(database: Database, parts = USUAL_PARTS): Promise<number> {
  if (database.kind !== 'postgres') {
    throw new PartitionError('Only PostgreSQL divides its tables. Set DATABASE_URL.');
  }
  if (!Number.isInteger(parts) || parts < 1 || parts > MOST_PARTS) {
    throw new PartitionError(`Give a number of parts from 1 to ${MOST_PARTS}.`);
  }
  return inTransaction(database, async (transaction) => {
    // A query that waits here looks the table up by name again, and finds the new one.
    await sql`lock table contribution in access exclusive mode`.execute(transaction);
    if ((await partsOf(transaction)) === parts) return 0;
    await sql`create table contribution_divided (like contribution including defaults)
      partition by hash (contributor)`.execute(transaction);
    for (let part = 0; part < parts; part++) {
      const name = sql.table(`contribution_${parts}_${part}`);
      await sql`create table ${name} partition of contribution_divided
        for values with (modulus ${sql.lit(parts)}, remainder ${sql.lit(part)})`.execute(
        transaction,
      );
    }
    const moved = await sql`insert into contribution_divided select * from contribution`.execute(
      transaction,
    );
    await sql`drop table contribution`.execute(transaction);
    await sql`alter table contribution_divided rename to contribution`.execute(transaction);
    // After the rows: an index that is built at once is quicker to make, and smaller.
    await sql`alter table contribution
      add constraint contribution_key primary key (contributor, banner_type)`.execute(transaction);
    return Number(moved.numAffectedRows ?? 0);
  });
}

/** How many parts the contributions have; 0 where they are one table. */
async function partsOf(transaction: Transaction<Tables>): Promise<number> {
  const { rows } = await sql<{ readonly parts: number }>`
    select count(*) as parts from pg_inherits where inhparent = 'contribution'::regclass
  `.execute(transaction);
  return rows[0]?.parts ?? 0;
}
