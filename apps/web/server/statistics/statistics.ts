import type { Count } from '@trailbook/core/internal/global-statistics';
import { logProblem } from '../http/request-log.server.ts';
import { signature } from '../http/signature.ts';
import { type Allowance, admits } from './allowance.ts';
import {
  type Contribution,
  contribute,
  historiesOf,
  lastIds,
  type StoredHistory,
  withdraw,
} from './contributions.ts';
import type { Database } from './database/tables.ts';
import { fold } from './fold.ts';
import { type ContributorNames, contributorNames } from './statistics-key.ts';

/** The global statistics, as routes know them. */
export interface Statistics {
  readonly names: ContributorNames;
  contribute(contribution: Contribution): Promise<number>;
  withdraw(contributor: string): Promise<number>;
  /** Ids of the newest pulls that a contributor gave, by banner type. */
  lastIds(contributor: string): Promise<ReadonlyMap<number, string>>;
  /** All stored histories of a contributor. */
  historiesOf(contributor: string): Promise<StoredHistory[]>;
  /** All counters of a banner, or of a banner type. */
  counts(scope: number): Promise<Count[]>;
  /** One number of several scopes, by scope. */
  totals(kind: number, scopes: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** All counters there are, in order. */
  all(): AsyncIterable<Count>;
  /** Counts one more beginning of an address, over all processes; false where there were too many. */
  admits(address: string, allowance: Allowance): Promise<boolean>;
  isReady(): Promise<boolean>;
  load: Database['load'];
  /** Adds what is pending and closes the database. */
  close(): Promise<void>;
}

const FOLD_EVERY_MS = 1000;
const PAGE = 5000;

/** @param key - what accounts are hashed with */
export function openStatistics(database: Database, key: string): Statistics {
  const { db } = database;
  const folding = foldPeriodically(database);
  return {
    names: contributorNames(key),
    contribute: (contribution) => contribute(database, contribution),
    withdraw: (contributor) => withdraw(database, contributor),
    lastIds: (contributor) => lastIds(database, contributor),
    historiesOf: (contributor) => historiesOf(database, contributor),
    counts: (scope) => db.selectFrom('counter').selectAll().where('scope', '=', scope).execute(),
    async totals(kind, scopes) {
      const rows = await db
        .selectFrom('counter')
        .select(['scope', 'count'])
        .where('scope', 'in', [...scopes])
        .where('kind', '=', kind)
        .where('bucket', '=', 0)
        .execute();
      return new Map(rows.map(({ scope, count }) => [scope, count]));
    },
    async *all() {
      let [scope, kind, bucket] = [0, 0, 0];
      for (;;) {
        const rows = await db
          .selectFrom('counter')
          .selectAll()
          .where(({ eb, refTuple, tuple }) =>
            eb(refTuple('scope', 'kind', 'bucket'), '>', tuple(scope, kind, bucket)),
          )
          .orderBy('scope')
          .orderBy('kind')
          .orderBy('bucket')
          .limit(PAGE)
          .execute();
        yield* rows;
        const last = rows.at(-1);
        if (!last || rows.length < PAGE) return;
        ({ scope, kind, bucket } = last);
      }
    },
    admits: (address, allowance) =>
      admits(database, signature(key, 'address', address), allowance, Date.now()),
    isReady: () =>
      db
        .selectFrom('migration')
        .select('name')
        .limit(1)
        .execute()
        .then(
          () => true,
          () => false,
        ),
    load: database.load,
    async close() {
      await folding.stop();
      await database.close();
    },
  };
}

/** Adds pending contributions of all processes to the counters, every moment. */
function foldPeriodically(database: Database): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  let isOpen = true;
  const work = async () => {
    try {
      // Until nothing is pending.
      while ((await fold(database)) > 0 && isOpen);
    } catch (error) {
      logProblem('Contributions could not be added to the counters.', error);
    }
  };
  const next = () => {
    timer = setTimeout(() => {
      running = work().then(() => {
        if (isOpen) next();
      });
    }, FOLD_EVERY_MS).unref();
  };
  next();
  return {
    async stop() {
      isOpen = false;
      clearTimeout(timer);
      await running;
      await work();
    },
  };
}
