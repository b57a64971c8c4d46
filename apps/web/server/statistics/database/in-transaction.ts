import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Database, Tables } from './tables.ts';

const TRIES = 5;
const SQLITE_BUSY = 5;
/** Deadlock and serialization failure: a second try succeeds. */
const WORTH_ANOTHER_TRY: readonly unknown[] = ['40001', '40P01'];

/** How long to wait for another process that writes into the file. */
const BUSY_MS = 5000;
const BUSY_PAUSE_MS = 50;

/** Runs work in one transaction, and again where another transaction was in its way. */
export function inTransaction<T>(
  { db }: Pick<Database, 'db'>,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return whenFree(() => db.transaction().execute(work));
}

/** Runs one statement, or one transaction, and again where another transaction was in its way. */
export async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  const patience = performance.now() + BUSY_MS;
  for (let attempt = 1; ; ) {
    try {
      return await work();
    } catch (error) {
      if (isBusyFile(error) && performance.now() < patience) await pause(BUSY_PAUSE_MS);
      else if (attempt < TRIES && WORTH_ANOTHER_TRY.includes(codeOf(error))) attempt++;
      else throw error;
    }
  }
}

/** Reads a snapshot of everything, unchanged by what others write meanwhile. */
export function inSnapshot<T>(
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

/** Another process writes into the file of SQLite. */
function isBusyFile(error: unknown): boolean {
  if (!(error instanceof Error && 'errcode' in error)) return false;
  // What it waits for in particular stands in the higher bits.
  return (Number(error.errcode) & 0xff) === SQLITE_BUSY;
}
