import {
  type Count,
  countHistory,
  difference,
  type KeptHistory,
  type KeptPull,
  noHistory,
  packHistory,
  unpackHistory,
  withPulls,
} from '@trailbook/core/internal/global-statistics';
import { type BannerType, isBannerType } from '@trailbook/core/internal/warp';
import { type QueryCreator, sql, type Transaction } from 'kysely';
import { inTransaction, whenFree } from './database/in-transaction.ts';
import type { Database, Tables } from './database/tables.ts';

/** Pulls that were read from the game, of one account and banner type. */
export interface Contribution {
  readonly contributor: string;
  readonly type: BannerType;
  /** Oldest first; what is there already does not matter. */
  readonly pulls: readonly GivenPull[];
  /** What stands for the id of one of the contributor's pulls. */
  readonly markOf: (id: string) => string;
}

type GivenPull = KeptPull & { readonly id: string };

/** A contributor's history of one banner type. */
export interface StoredHistory {
  /** Stands for the newest pull. */
  readonly lastPull: string;
  readonly history: KeptHistory;
}

/** All histories of a contributor, by banner type. */
export async function historiesOf({ db }: Database, contributor: string): Promise<StoredHistory[]> {
  const rows = await db
    .selectFrom('contribution')
    .select(['banner_type', 'last_pull', 'history'])
    .where('contributor', '=', contributor)
    .orderBy('banner_type')
    .execute();
  return rows.flatMap(({ banner_type: type, last_pull: lastPull, history }) =>
    isBannerType(type) ? [{ lastPull, history: unpackHistory(type, history) }] : [],
  );
}

/** Whether the public figures do not contain yet what a contributor last gave. */
export async function isUnpublished({ db }: Database, contributor: string): Promise<boolean> {
  for (const table of ['pending', 'unpublished'] as const) {
    const found = await db
      .selectFrom(table)
      .select('contributor')
      .where('contributor', '=', contributor)
      .limit(1)
      .executeTakeFirst();
    if (found) return true;
  }
  return false;
}

/**
 * Stores a contribution: its pulls in the contributor's history, and the change of the figures, both or neither.
 * A pull that comes twice counts once.
 *
 * @returns how many pulls were new
 */
export async function contribute(database: Database, contribution: Contribution): Promise<number> {
  const { pulls } = contribution;
  if (pulls.length === 0) return 0;
  for (;;) {
    if (await contributeFirst(database, contribution)) return pulls.length;
    const added = await contributeMore(database, contribution);
    // Between the two all may have been withdrawn.
    if (added !== undefined) return added;
  }
}

/** Stores what nothing is kept before, as most contributions do. @returns false where something is */
function contributeFirst(
  database: Database,
  { contributor, type, pulls, markOf }: Contribution,
): Promise<boolean> {
  const history = withPulls(noHistory(type), { pulls, isJoined: true });
  const row = {
    ...{ contributor, banner_type: type, last_pull: markOf(pulls.at(-1)?.id ?? '') },
    history: packHistory(history),
  };
  const insertInto = (db: QueryCreator<Tables>) =>
    db
      .insertInto('contribution')
      .values(row)
      .onConflict((conflict) => conflict.columns(['contributor', 'banner_type']).doNothing())
      .returning('contributor');
  if (database.kind === 'postgres') {
    // One statement is a transaction: it goes there and back once, where four would.
    const counts = sql<string>`cast(${encodeCounts(countHistory(history))} as text)`;
    return whenFree(async () => {
      const given = await database.db
        .with('given', insertInto)
        .insertInto('pending')
        .columns(['contributor', 'counts'])
        .expression((of) => of.selectFrom('given').select(['contributor', counts.as('counts')]))
        .returning('id')
        .execute();
      return given.length > 0;
    });
  }
  return inTransaction(database, async (transaction) => {
    const inserted = await insertInto(transaction).executeTakeFirst();
    if (inserted) await enqueue(transaction, contributor, countHistory(history));
    return inserted !== undefined;
  });
}

/** Adds to what is kept. @returns undefined where nothing is */
function contributeMore(
  database: Database,
  { contributor, type, pulls, markOf }: Contribution,
): Promise<number | undefined> {
  return inTransaction(database, async (transaction) => {
    const row = await transaction
      .selectFrom('contribution')
      .select(['last_pull', 'history'])
      .where('contributor', '=', contributor)
      .where('banner_type', '=', type)
      .$if(database.kind === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    if (!row) return undefined;
    const before = unpackHistory(type, row.history);
    const { added, isJoined } = newPulls(before, pulls, (id) => markOf(id) === row.last_pull);
    const last = added.at(-1);
    if (!last) return 0;
    const after = withPulls(before, { pulls: added, isJoined });
    await transaction
      .updateTable('contribution')
      .set({ last_pull: markOf(last.id), history: packHistory(after) })
      .where('contributor', '=', contributor)
      .where('banner_type', '=', type)
      .execute();
    const counts = difference(countHistory(before), countHistory(after));
    await enqueue(transaction, contributor, counts);
    return added.length;
  });
}

/**
 * Which pulls follow the newest that is kept. It is found by what stands for its id, among those of its day: given
 * pulls follow one another without a gap.
 */
function newPulls(
  { pulls: kept }: KeptHistory,
  given: readonly GivenPull[],
  isLast: (id: string) => boolean,
): { readonly added: readonly GivenPull[]; readonly isJoined: boolean } {
  const day = kept.at(-1)?.day;
  if (day === undefined) return { added: given, isJoined: true };
  const at = given.findLastIndex((pull) => pull.day === day && isLast(pull.id));
  if (at >= 0) return { added: given.slice(at + 1), isJoined: true };
  const [oldest, newest] = [given.at(0)?.day ?? day, given.at(-1)?.day ?? day];
  // An earlier reading, which a later one overtook: it ends before what is kept.
  const isOvertaken = newest <= day || oldest < day;
  return { added: isOvertaken ? [] : given, isJoined: false };
}

/**
 * Deletes all that a contributor gave, and subtracts it from the figures.
 *
 * @returns how many pulls that were
 */
export function withdraw(database: Database, contributor: string): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const rows = await transaction
      .selectFrom('contribution')
      .select(['banner_type', 'history'])
      .where('contributor', '=', contributor)
      .orderBy('banner_type')
      .$if(database.kind === 'postgres', (query) => query.forUpdate())
      .execute();
    let pulls = 0;
    for (const { banner_type, history } of rows) {
      if (!isBannerType(banner_type)) continue;
      const given = unpackHistory(banner_type, history);
      pulls += given.pulls.length;
      await enqueue(transaction, contributor, difference(countHistory(given), []));
    }
    await transaction.deleteFrom('contribution').where('contributor', '=', contributor).execute();
    return pulls;
  });
}

async function enqueue(
  transaction: Transaction<Tables>,
  contributor: string,
  counts: readonly Count[],
): Promise<void> {
  if (counts.length === 0) return;
  await transaction
    .insertInto('pending')
    .values({ contributor, counts: encodeCounts(counts) })
    .execute();
}

/** Numbers only, five for each count: there are hundreds of them. */
function encodeCounts(counts: readonly Count[]): string {
  return JSON.stringify(
    counts.flatMap(({ scope, kind, bucket, count, contributors }) => [
      ...[scope, kind, bucket, count, contributors],
    ]),
  );
}

/** Reads what `enqueue` wrote. */
export function* readCounts(text: string): Generator<Count> {
  // Our own.
  const numbers = JSON.parse(text) as number[];
  for (let at = 0; at < numbers.length; at += 5) {
    const [scope = 0, kind = 0, bucket = 0, count = 0, contributors = 0] = numbers.slice(
      at,
      at + 5,
    );
    yield { scope, kind, bucket, count, contributors };
  }
}
