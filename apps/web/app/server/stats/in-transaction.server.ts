import type { Transaction } from 'kysely';
import type { Database, Tables } from './tables.server.ts';

const TRIES = 5;
/** Two that wait for one another, and what could not be put in an order: once more, and it goes. */
const WORTH_ANOTHER_TRY: readonly unknown[] = ['40001', '40P01'];

/** All of the work, or none of it. Where others stood in its way it is done anew. */
export async function inTransaction<T>(
  { db }: Database,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === TRIES || !WORTH_ANOTHER_TRY.includes(codeOf(error))) throw error;
    }
  }
}

/** Reads everything as it is at one moment, whatever others write meanwhile. */
export function atOneMoment<T>(
  { db, kind }: Database,
  read: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const transaction = db.transaction().setAccessMode('read only');
  const steady =
    kind === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction;
  return steady.execute(read);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
