import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  countHistory,
  createCounts,
  summarise,
  unpackHistory,
} from '@trailbook/core/internal/global-statistics';
import { BANNER_TYPES, isBannerType } from '@trailbook/core/internal/warp';
import { sql } from 'kysely';
import { partition, USUAL_PARTS } from '../../server/statistics/database/partition.ts';
import type { Database } from '../../server/statistics/database/tables.ts';
import { fold } from '../../server/statistics/fold.ts';
import { type DatabasePlace, openDatabase } from '../../server/statistics/open-database.ts';
import { allContributions, verify } from '../../server/statistics/recount.ts';
import { startPostgres } from '../../server/statistics/test/start-postgres.ts';
import { seed } from './seed.ts';

/**
 * What global statistics cost: to read at a size and at ten times of it, to give while processes are killed, and
 * beside that what counting everything anew costs. Everything on this machine, on databases of its own.
 *
 *   node bench/statistics/bench.ts [contributors on PostgreSQL] [contributors on SQLite] [seconds of giving]
 */
const [large = 200_000, small = 20_000, seconds = 30] = process.argv.slice(2).map(Number);
const DRAWN = 5000;
const READS = 200;
const A_SECOND = 300;
const KILLS = 3;
const RECOUNT_MS = 15_000;

const folder = mkdtempSync(join(tmpdir(), 'trailbook-bench-'));
const postgres = await startPostgres(['shared_buffers=512MB', 'max_wal_size=4GB']);
try {
  const url = await postgres.create('reads');
  await reads('PostgreSQL', { url }, large);
  await reads('SQLite', { file: join(folder, 'reads.sqlite') }, small);
  await giving('PostgreSQL', { url: await postgres.create('gifts') });
  await giving('SQLite', { file: join(folder, 'gifts.sqlite') });
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}

/** Reading at a tenth of the size, and at all of it. */
async function reads(name: string, place: DatabasePlace, contributors: number): Promise<void> {
  const database = await openDatabase(place);
  const tenth = contributors / 10;
  let began = performance.now();
  await seed(database, { contributors: tenth, drawn: DRAWN });
  const before = await rowsRead(database);
  const truth = await seed(database, {
    ...{ contributors: contributors - tenth, from: tenth, drawn: DRAWN },
  });
  const seeded = (performance.now() - began) / 1000;
  if (database.kind === 'postgres') await sql`vacuum analyze`.execute(database.db);
  else await sql`analyze`.execute(database.db);
  const after = await rowsRead(database);
  const times = [];
  for (let read = 0; read < READS; read++) {
    const type = BANNER_TYPES[read % BANNER_TYPES.length] ?? 11;
    began = performance.now();
    await countsOf(database, type);
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const median = times[READS / 2] ?? 0;
  const bytes = await bytesOf(database);
  const { contributions, ms } = await recountedIn(database);
  const whole = (ms / contributions) * contributors * BANNER_TYPES.length;
  const figures = summarise(11, await countsOf(database, 11));
  const made = truth.byType.get(11);
  console.info(
    [
      `${name}, ${contributors} contributors × ${BANNER_TYPES.length} banner types (seeded in ${seeded.toFixed(0)} s, ${DRAWN} accounts drawn)`,
      `  warp_fetch in the database: median ${median.toFixed(2)} ms, 99th percentile ${(times[Math.floor(READS * 0.99)] ?? 0).toFixed(2)} ms`,
      `  rows read by EXPLAIN or count: ${before} at ${tenth}, ${after} at ${contributors}`,
      `  ${(bytes / (contributors * BANNER_TYPES.length)).toFixed(0)} bytes a history, with its index`,
      `  counting all pulls anew: ${(whole / 1000).toFixed(1)} s (measured on ${contributions} histories in ${(ms / 1000).toFixed(1)} s): ${Math.round(whole / median)} times a read`,
      `  5★ rate of 11: ${figures.rates.five.rate?.toFixed(5)}, drawn with ${((made?.fiveStars ?? 0) / (made?.pulls ?? 1)).toFixed(5)}; won ${figures.outcomes?.winRate.rate?.toFixed(4)}`,
    ].join('\n'),
  );
  if (database.kind === 'postgres') {
    began = performance.now();
    const moved = await partition(database);
    const took = (performance.now() - began) / 1000;
    console.info(
      `  ${moved} contributions divided into ${USUAL_PARTS} parts in ${took.toFixed(1)} s`,
    );
  }
  await database.close();
}

/** What the contributions take on the disk; of SQLite, the whole file. */
async function bytesOf({ db, kind }: Database): Promise<number> {
  const size =
    kind === 'postgres'
      ? sql<{ bytes: number }>`select pg_total_relation_size('contribution') as bytes`
      : sql<{ bytes: number }>`
          select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  return (await size.execute(db)).rows[0]?.bytes ?? 0;
}

function countsOf({ db }: Database, scope: number) {
  return db.selectFrom('counter').selectAll().where('scope', '=', scope).execute();
}

/** Rows that reading one banner type touches. */
async function rowsRead(database: Database): Promise<number> {
  if (database.kind === 'sqlite') return (await countsOf(database, 11)).length;
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
    explain (analyze, buffers, format json) select * from counter where scope = 11`.execute(
    database.db,
  );
  return touched(rows[0]?.['QUERY PLAN'][0].Plan);
}

interface Plan {
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

function touched(plan: Plan | undefined): number {
  if (!plan) return 0;
  const below = (plan.Plans ?? []).reduce((sum, one) => Math.max(sum, touched(one)), 0);
  return Math.max(below, plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0));
}

/** What trackers do each hour: every history counted again. For some seconds, and then told how far it came. */
async function recountedIn(database: Database): Promise<{ contributions: number; ms: number }> {
  const began = performance.now();
  const counts = createCounts();
  let contributions = 0;
  for await (const { banner_type, history } of allContributions(database.db)) {
    if (isBannerType(banner_type)) counts.merge(countHistory(unpackHistory(banner_type, history)));
    contributions++;
    if (performance.now() - began > RECOUNT_MS) break;
  }
  return { contributions, ms: performance.now() - began };
}

/** So many contributions a second from two processes, of which one is killed now and then. */
async function giving(name: string, place: DatabasePlace): Promise<void> {
  await (await openDatabase(place)).close();
  const total = seconds * A_SECOND;
  const kept = new Set<number>();
  const sent = new Map<ChildProcess, Set<number>>();
  const start = async () => {
    const child = fork(join(import.meta.dirname, 'contribute.process.ts'), [JSON.stringify(place)]);
    await once(child, 'message');
    const open = new Set<number>();
    child.on('message', (seed: number) => {
      kept.add(seed);
      open.delete(seed);
    });
    sent.set(child, open);
    return child;
  };
  const children = [await start(), await start()];
  const began = performance.now();
  const again: number[] = [];
  let [next, kills] = [0, 0];
  while (kept.size < total) {
    const elapsed = (performance.now() - began) / 1000;
    const due = Math.min(total, Math.floor(elapsed * A_SECOND));
    for (; next < due; next++) give(next);
    for (const seed of again.splice(0)) give(seed);
    if (kills < KILLS && elapsed > ((kills + 1) * seconds) / (KILLS + 1)) {
      kills++;
      const victim = children[kills % 2];
      if (victim) {
        victim.kill('SIGKILL');
        await once(victim, 'exit');
        // What nobody said was kept is given again, kept or not.
        again.push(...(sent.get(victim) ?? []));
        sent.delete(victim);
        children[kills % 2] = await start();
      }
    }
    if (elapsed > seconds * 4) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const took = (performance.now() - began) / 1000;
  for (const child of children) {
    child.disconnect();
    await once(child, 'exit');
  }
  const database = await openDatabase(place);
  while ((await fold(database)) > 0);
  const { contributions, counters, deviations } = await verify(database);
  console.info(
    `${name}: ${kept.size} contributions in ${took.toFixed(1)} s = ${(kept.size / took).toFixed(0)} a second, ${kills} processes killed; kept ${contributions} of ${total}, ${counters} counters, ${deviations.length} differences`,
  );
  await database.close();

  function give(seed: number): void {
    const child = children[seed % 2];
    if (!child) return;
    sent.get(child)?.add(seed);
    child.send(seed);
  }
}
