import { sql } from 'kysely';
import { inTransaction } from './database/in-transaction.ts';
import type { Database } from './database/tables.ts';

/** How often something may begin within a stretch of time. */
export interface Allowance {
  readonly most: number;
  readonly withinMs: number;
}

/**
 * Counts one more beginning, whichever process it is in; false where there were too many. Stretches of time begin at
 * fixed moments, so that one row each is enough.
 *
 * @param subject - who begins, told in a way that says nothing of who that is
 * @param now - the clock, in milliseconds
 */
export function admits(
  database: Database,
  subject: string,
  { most, withinMs }: Allowance,
  now: number,
): Promise<boolean> {
  const period = Math.floor(now / withinMs);
  return inTransaction(database, async (transaction) => {
    const { used } = await transaction
      .insertInto('allowance')
      .values({ subject, period, used: 1 })
      .onConflict((conflict) =>
        conflict.columns(['subject', 'period']).doUpdateSet({
          used: ({ ref }) => sql`${ref('allowance.used')} + 1`,
        }),
      )
      .returning('used')
      .executeTakeFirstOrThrow();
    // Whoever begins a stretch of time sweeps up after those before.
    if (used === 1) {
      await transaction
        .deleteFrom('allowance')
        .where('subject', '=', subject)
        .where('period', '<', period)
        .execute();
    }
    return used <= most;
  });
}
