import {
  type Count,
  type Counts,
  countHistory,
  createCounts,
  difference,
  unpackHistory,
} from '@trailbook/core/internal/global-statistics';
import { isBannerType } from '@trailbook/core/internal/warp';
import { type Kysely, sql, type Transaction } from 'kysely';
import { readCounts } from './contributions.ts';
import { inSnapshot, inTransaction } from './database/in-transaction.ts';
import type { Database, Tables } from './database/tables.ts';
import { addToCounters } from './fold.ts';

/** A counter that is not what the contributions come to. */
export interface Deviation extends Omit<Count, 'count' | 'contributors'> {
  readonly stored: number;
  readonly counted: number;
}

export interface Verification {
  readonly contributions: number;
  readonly counters: number;
  readonly deviations: readonly Deviation[];
}

/** Counts everything anew and compares it with what is stored, as both were at one moment. */
export function verify(database: Database): Promise<Verification> {
  return inSnapshot(database, async (transaction) => {
    const { counts, contributions } = await recount(transaction);
    const stored = (await storedCounts(transaction)).list();
    const known = new Map(stored.map((count) => [keyOf(count), count.count]));
    return {
      contributions,
      counters: stored.length,
      deviations: difference(stored, counts.list()).map((lacking) => {
        const { scope, kind, bucket, count } = lacking;
        const is = known.get(keyOf(lacking)) ?? 0;
        return { scope, kind, bucket, stored: is, counted: is + count };
      }),
    };
  });
}

function keyOf({ scope, kind, bucket }: Count): string {
  return `${scope} ${kind} ${bucket}`;
}

/** Makes all counters anew from the contributions, in one transaction; until it ends the old ones are read. */
export function rebuild(database: Database): Promise<{ readonly contributions: number }> {
  return inTransaction(database, async (transaction) => {
    await lockAll(transaction, database);
    return { contributions: await rebuildWithin(transaction) };
  });
}

/** Contributions wait until the transaction ends; readers do not. */
export async function lockAll(
  transaction: Transaction<Tables>,
  { kind }: Pick<Database, 'kind'>,
): Promise<void> {
  if (kind === 'postgres') {
    await sql`lock table contribution, pending, counter in exclusive mode`.execute(transaction);
  }
}

/** @returns how many contributions there are */
export async function rebuildWithin(transaction: Transaction<Tables>): Promise<number> {
  const { counts, contributions } = await recount(transaction);
  await transaction
    .insertInto('unpublished')
    .columns(['contributor'])
    .expression((of) =>
      of.selectFrom('pending').select('contributor').distinct().where('contributor', '<>', ''),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transaction.deleteFrom('pending').execute();
  await transaction.deleteFrom('counter').execute();
  await addToCounters(transaction, counts.list());
  return contributions;
}

async function recount(
  db: Kysely<Tables>,
): Promise<{ readonly counts: Counts; readonly contributions: number }> {
  const counts = createCounts();
  let contributions = 0;
  for await (const { banner_type, history } of allContributions(db)) {
    contributions++;
    if (isBannerType(banner_type)) counts.merge(countHistory(unpackHistory(banner_type, history)));
  }
  return { counts, contributions };
}

/** The rows of one question. */
const PAGE = 2000;

/** All contributions in the order of their key, page by page. */
export async function* allContributions(db: Kysely<Tables>) {
  let [contributor, type] = ['', 0];
  for (;;) {
    const rows = await db
      .selectFrom('contribution')
      .selectAll()
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('contributor', 'banner_type'), '>', tuple(contributor, type)),
      )
      .orderBy('contributor')
      .orderBy('banner_type')
      .limit(PAGE)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    [contributor, type] = [last.contributor, last.banner_type];
  }
}

/** What the counters will be once all that waits is added. */
async function storedCounts(db: Kysely<Tables>): Promise<Counts> {
  const counts = createCounts();
  counts.merge(await db.selectFrom('counter').selectAll().execute());
  for (const { counts: text } of await db.selectFrom('pending').select('counts').execute()) {
    counts.merge(readCounts(text));
  }
  return counts;
}

/** Rows, so many at a time. */
export async function* batches<T>(rows: AsyncIterable<T>, length: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length === length) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
