import { sql } from 'kysely';
import type { Database } from './database/tables.ts';

const HOUR_MS = 3_600_000;

/** The hour of the site's uptime that it is now, within a statement. */
export const PRESENT_HOUR = sql<number>`(select hours from uptime)`;

/**
 * Counts the hours that the site has been up, over all processes of a database. A process counts one only after it has
 * seen the count unchanged for an hour, so that an hour never takes less than one, whatever the clocks say.
 *
 * @param elapsedMs - a clock that nobody sets, for tests
 * @returns what counts an hour when it is over, and tells how many there were
 */
export function uptimeCounter(
  elapsedMs: () => number = () => performance.now(),
): (database: Database) => Promise<number> {
  let seen = { hours: -1, at: 0 };
  return async ({ db }) => {
    const { hours } = await db.selectFrom('uptime').select('hours').executeTakeFirstOrThrow();
    if (hours !== seen.hours) seen = { hours, at: elapsedMs() };
    if (elapsedMs() - seen.at < HOUR_MS) return hours;
    await db
      .updateTable('uptime')
      .set({ hours: hours + 1 })
      .where('hours', '=', hours)
      .execute();
    seen = { hours: hours + 1, at: elapsedMs() };
    return seen.hours;
  };
}
