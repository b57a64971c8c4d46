import { type Count, createCounts } from '@trailbook/core/internal/global-statistics';
import { sql, type Transaction } from 'kysely';
import { readCounts } from './contributions.ts';
import { inTransaction } from './database/in-transaction.ts';
import type { Database, Tables } from './database/tables.ts';

/** Any number, the same in all processes. */
const FOLD_LOCK = 7_411_002;
/** Contributions that are added at once. */
const AT_ONCE = 1000;
/** Rows in one statement: PostgreSQL takes 65,535 values, SQLite 32,766. */
const ROWS = 2000;

/**
 * Adds what contributions left to the counters. Many contributions change the same counters: gathered, each is
 * written once, and no contribution waits for another. One process at a time does it, in one transaction.
 *
 * @returns how many contributions were added
 */
export function fold(database: Database): Promise<number> {
  return inTransaction(database, async (transaction) => {
    if (!(await isMine(transaction, database))) return 0;
    const rows = await transaction
      .selectFrom('pending')
      .selectAll()
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    if (rows.length === 0) return 0;
    const counts = createCounts();
    for (const { counts: text } of rows) counts.merge(readCounts(text));
    await addToCounters(transaction, counts.list());
    await transaction
      .insertInto('unpublished')
      .values(contributorsOf(rows))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction
      .deleteFrom('pending')
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
    return rows.length;
  });
}

function contributorsOf(rows: readonly Pick<Tables['pending'], 'contributor'>[]) {
  return [...new Set(rows.map(({ contributor }) => contributor))].map((contributor) => ({
    contributor,
  }));
}

/** Whether this process is the one that folds and publishes, until its transaction ends. */
export async function isMine(
  transaction: Transaction<Tables>,
  { kind }: Database,
): Promise<boolean> {
  if (kind === 'sqlite') return true;
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${FOLD_LOCK}) as mine`.execute(transaction);
  return rows[0]?.mine === true;
}

/** Adds counts to the counters; those that come to nothing go. */
export async function addToCounters(
  transaction: Transaction<Tables>,
  counts: readonly Count[],
): Promise<void> {
  for (let at = 0; at < counts.length; at += ROWS) {
    await transaction
      .insertInto('counter')
      .values(counts.slice(at, at + ROWS))
      .onConflict((conflict) =>
        conflict.columns(['scope', 'kind', 'bucket']).doUpdateSet({
          count: ({ ref }) => sql`${ref('counter.count')} + ${ref('excluded.count')}`,
          contributors: ({ ref }) =>
            sql`${ref('counter.contributors')} + ${ref('excluded.contributors')}`,
        }),
      )
      .execute();
  }
  const lessened = new Set(counts.filter(({ count }) => count < 0).map(({ scope }) => scope));
  if (lessened.size > 0) {
    await transaction
      .deleteFrom('counter')
      .where('scope', 'in', [...lessened])
      .where('count', '=', 0)
      .execute();
  }
}
