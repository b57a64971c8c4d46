import {
  type Count,
  countHistory,
  difference,
  type KeptPull,
  noHistory,
  packHistory,
  unpackHistory,
  withPulls,
} from '@trailbook/core/internal/global-statistics';
import { type BannerType, compareIds, isBannerType } from '@trailbook/core/internal/warp';
import type { Transaction } from 'kysely';
import { inTransaction } from './database/in-transaction.ts';
import type { Database, Tables } from './database/tables.ts';

/** Pulls that were read from the game, of one account and banner type. */
export interface Contribution {
  readonly contributor: string;
  readonly type: BannerType;
  /** Oldest first; what is there already does not matter. */
  readonly pulls: readonly (KeptPull & { readonly id: string })[];
  /** Whether they reach down to what was there, or to where the records end and nothing was there. */
  readonly isJoined: boolean;
}

const NOTHING_YET = '0';

/** Ids of the newest pulls that a contributor gave, by banner type. */
export async function lastIds(
  { db }: Database,
  contributor: string,
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('contribution')
    .select(['banner_type', 'last_id'])
    .where('contributor', '=', contributor)
    .execute();
  return new Map(rows.map(({ banner_type, last_id }) => [banner_type, last_id]));
}

/** A contributor's packed history of one banner type. */
export interface StoredHistory {
  readonly type: BannerType;
  readonly history: Uint8Array;
}

/** All histories of a contributor, by banner type. */
export async function historiesOf({ db }: Database, contributor: string): Promise<StoredHistory[]> {
  const rows = await db
    .selectFrom('contribution')
    .select(['banner_type', 'history'])
    .where('contributor', '=', contributor)
    .orderBy('banner_type')
    .execute();
  return rows.flatMap(({ banner_type: type, history }) =>
    isBannerType(type) ? [{ type, history }] : [],
  );
}

/**
 * Stores a contribution: its pulls in the contributor's history, and the change of the figures, in one transaction.
 * A pull that comes twice counts once.
 *
 * @returns how many pulls were new
 */
export function contribute(
  database: Database,
  { contributor, type, pulls, isJoined }: Contribution,
): Promise<number> {
  if (pulls.length === 0) return Promise.resolve(0);
  return inTransaction(database, async (transaction) => {
    // Two first contributions at once both find a row to lock.
    await transaction
      .insertInto('contribution')
      .values({
        ...{ contributor, banner_type: type, last_id: NOTHING_YET },
        history: packHistory(noHistory(type)),
      })
      .onConflict((conflict) => conflict.columns(['contributor', 'banner_type']).doNothing())
      .execute();
    const row = await transaction
      .selectFrom('contribution')
      .select(['last_id', 'history'])
      .where('contributor', '=', contributor)
      .where('banner_type', '=', type)
      .$if(database.kind === 'postgres', (query) => query.forUpdate())
      .executeTakeFirstOrThrow();
    const added = pulls.filter(({ id }) => compareIds(id, row.last_id) > 0);
    const last = added.at(-1);
    if (!last) return 0;
    const before = unpackHistory(type, row.history);
    const after = withPulls(before, { pulls: added, isJoined });
    await transaction
      .updateTable('contribution')
      .set({ last_id: last.id, history: packHistory(after) })
      .where('contributor', '=', contributor)
      .where('banner_type', '=', type)
      .execute();
    await enqueue(transaction, difference(countHistory(before), countHistory(after)));
    return added.length;
  });
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
      await enqueue(transaction, difference(countHistory(given), []));
    }
    await transaction.deleteFrom('contribution').where('contributor', '=', contributor).execute();
    return pulls;
  });
}

async function enqueue(transaction: Transaction<Tables>, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return;
  await transaction
    .insertInto('pending')
    .values({ counts: encodeCounts(counts) })
    .execute();
}

/** Numbers only, four for each count: there are hundreds of them. */
function encodeCounts(counts: readonly Count[]): string {
  return JSON.stringify(
    counts.flatMap(({ scope, kind, bucket, count }) => [scope, kind, bucket, count]),
  );
}

/** Reads what `enqueue` wrote. */
export function* readCounts(text: string): Generator<Count> {
  // Our own.
  const numbers = JSON.parse(text) as number[];
  for (let at = 0; at < numbers.length; at += 4) {
    const [scope = 0, kind = 0, bucket = 0, count = 0] = numbers.slice(at, at + 4);
    yield { scope, kind, bucket, count };
  }
}
