import {
  type Count,
  countHistory,
  createCounts,
  packHistory,
} from '@trailbook/core/internal/global-statistics';
import type { Database } from '../../server/statistics/database/tables.ts';
import { addToCounters } from '../../server/statistics/fold.ts';
import { madeUpWorld, type Truth } from './made-up-world.ts';

interface Seeding {
  readonly contributors: number;
  /** From the how-manieth on, where there are some already. */
  readonly from?: number;
  /** Accounts that are drawn; the others repeat them under names of their own. */
  readonly drawn: number;
}

/** Accounts whose rows are written at once. */
const BATCH = 200;

/** Fills a database with made-up contributors, with all that their contributions would have counted. */
export async function seed(
  database: Database,
  { contributors, from = 0, drawn }: Seeding,
): Promise<Truth> {
  const world = madeUpWorld(1);
  const accounts = Array.from({ length: Math.min(drawn, contributors) }, () => {
    const histories = world.account();
    return {
      rows: histories.map((one) => ({ banner_type: one.type, history: packHistory(one) })),
      counts: histories.flatMap(countHistory),
    };
  });
  const times = new Map<number, number>();
  for (let at = from; at < from + contributors; at += BATCH) {
    const rows = [];
    for (let one = at; one < Math.min(at + BATCH, from + contributors); one++) {
      const place = one % accounts.length;
      times.set(place, (times.get(place) ?? 0) + 1);
      for (const row of accounts[place]?.rows ?? []) {
        rows.push({
          ...row,
          contributor: `seeded-${String(one).padStart(12, '0')}`,
          last_pull: '1',
        });
      }
    }
    await database.db.insertInto('contribution').values(rows).execute();
  }
  const counts = createCounts();
  for (const [place, often] of times) {
    counts.merge(multiplied(accounts[place]?.counts ?? [], often));
  }
  await database.db
    .transaction()
    .execute((transaction) => addToCounters(transaction, counts.list()));
  return world.truth;
}

function multiplied(counts: readonly Count[], often: number): Count[] {
  return counts.map((count) => ({
    ...count,
    count: count.count * often,
    contributors: count.contributors * often,
  }));
}
