import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { isBusyFile, wasInTheWay } from './database-faults.ts';
import type { Database, Tables } from './tables.ts';

const TRIES = 5;

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
      else if (attempt < TRIES && wasInTheWay(error)) attempt++;
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
