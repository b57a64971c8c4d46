import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Database, Tables } from './tables.ts';

const TRIES = 5;
const SQLITE_BUSY = 5;
/** Two that wait for one another, and what could not be put in an order: once more, and it goes. */
const WORTH_ANOTHER_TRY: readonly unknown[] = ['40001', '40P01'];

/** Another process that writes into the file is waited for this long. */
const BUSY_MS = 5000;
const BUSY_PAUSE_MS = 50;

/** All of the work, or none of it. Where others stood in its way it is done anew. */
export async function inTransaction<T>(
  { db }: Pick<Database, 'db'>,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const patience = performance.now() + BUSY_MS;
  for (let attempt = 1; ; ) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (isBusyFile(error) && performance.now() < patience) await pause(BUSY_PAUSE_MS);
      else if (attempt < TRIES && WORTH_ANOTHER_TRY.includes(codeOf(error))) attempt++;
      else throw error;
    }
  }
}

/** Reads everything as it is at one moment, whatever others write meanwhile. */
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
