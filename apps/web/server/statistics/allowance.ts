import { sql } from 'kysely';
import { inTransaction } from './database/in-transaction.ts';
import type { Database } from './database/tables.ts';

/** How often something may begin within a period. */
export interface Allowance {
  readonly most: number;
  readonly withinMs: number;
}

/**
 * Counts one more beginning over all processes; false where there were too many. Periods begin at fixed moments, so
 * that one row a subject is enough.
 *
 * @param subject - a keyed hash of who begins
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
    // The first of a period deletes the rows of earlier ones.
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
