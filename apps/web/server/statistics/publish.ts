import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { inTransaction } from './database/in-transaction.ts';
import type { Database, Tables } from './database/tables.ts';
import { isMine } from './fold.ts';

/** How public figures move: who looks before and after cannot tell what one contributor gave. */
export interface Steps {
  /** So long they stay as they are at least. */
  readonly everyMs: number;
  /** So many contributors change them together at least. */
  readonly contributors: number;
}

export const STEPS: Steps = { everyMs: 60 * 60_000, contributors: 20 };

/**
 * Makes the public figures what the counters are, where it is time and enough contributors have changed them. One
 * process at a time does it.
 *
 * @param now - the clock, in milliseconds
 */
export function publish(database: Database, steps: Steps, now: number): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    if (!(await isMine(transaction, database))) return false;
    const since = now - (await publishedAt(transaction));
    // It lies ahead where the clock did: waiting for that moment would take as long as the clock was wrong.
    if (since >= 0 && since < steps.everyMs) return false;
    const waiting = await transaction
      .selectFrom('unpublished')
      .select('contributor')
      .limit(steps.contributors)
      .execute();
    if (waiting.length < steps.contributors) return false;
    const scopes = await transaction.selectFrom('counter').select('scope').distinct().execute();
    await transaction.deleteFrom('figure').execute();
    for (const { scope } of scopes) {
      await transaction
        .insertInto('figure')
        .columns(COLUMNS)
        .expression((of) => of.selectFrom('counter').select(COLUMNS).where('scope', '=', scope))
        .execute();
      // SQLite works on this thread, and others want it.
      await nextTurn();
    }
    await transaction.deleteFrom('unpublished').execute();
    await transaction.updateTable('publication').set({ at: now }).execute();
    return true;
  });
}

const COLUMNS = ['scope', 'kind', 'bucket', 'count', 'contributors'] as const;

/** When the public figures last moved; 0 where they never did. */
export async function publishedAt(db: Pick<Database['db'], 'selectFrom'>): Promise<number> {
  const row = await db.selectFrom('publication').select('at').executeTakeFirst();
  return row?.at ?? 0;
}

/** Has the figures move soon, to all that is there now. */
export async function publishAllNext(transaction: Transaction<Tables>): Promise<void> {
  await transaction.deleteFrom('unpublished').execute();
  await transaction
    .insertInto('unpublished')
    .columns(['contributor'])
    .expression(transaction.selectFrom('contribution').select('contributor').distinct())
    .execute();
  await transaction.updateTable('publication').set({ at: 0 }).execute();
}
