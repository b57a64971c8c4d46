import { sql } from 'kysely';
import { whenFree } from './database/in-transaction.ts';
import type { Database } from './database/tables.ts';

/** How often something may begin within a period. */
export interface Allowance {
  readonly most: number;
  readonly withinMs: number;
}

/**
 * Counts one more beginning over all processes. Periods begin at fixed moments, so that one row a subject is enough.
 *
 * @param subject - a keyed hash of who begins
 * @param now - the clock, in milliseconds
 * @returns how long to wait until the next period, in milliseconds; 0 where it may begin
 */
export async function begin(
  { db }: Database,
  subject: string,
  { most, withinMs }: Allowance,
  now: number,
): Promise<number> {
  const ends = (Math.floor(now / withinMs) + 1) * withinMs;
  const { used } = await whenFree(() =>
    db
      .insertInto('allowance')
      .values({ subject, ends, used: 1 })
      .onConflict((conflict) =>
        conflict.columns(['subject', 'ends']).doUpdateSet({
          used: ({ ref }) => sql`${ref('allowance.used')} + 1`,
        }),
      )
      .returning('used')
      .executeTakeFirstOrThrow(),
  );
  return used <= most ? 0 : ends - now;
}

/** What is remembered of a subject's beginnings, and until when. */
export async function begunBy(
  { db }: Database,
  subject: string,
  now: number,
): Promise<{ readonly used: number; readonly ends: number } | undefined> {
  return await db
    .selectFrom('allowance')
    .select(['used', 'ends'])
    .where('subject', '=', subject)
    .where('ends', '>', now)
    .executeTakeFirst();
}

/** Longer than any stretch: what ends later was counted by a clock that was ahead. */
const LONGEST_MS = 2 * 86_400_000;

/** Deletes the rows of stretches that have ended, whether or not their subjects come back. */
export async function sweepAllowances({ db }: Database, now: number): Promise<void> {
  await db
    .deleteFrom('allowance')
    .where(({ eb, or }) => or([eb('ends', '<=', now), eb('ends', '>', now + LONGEST_MS)]))
    .execute();
}
