import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { historiesOf } from '../server/statistics/contributions.ts';
import { fold } from '../server/statistics/fold.ts';
import { type DatabasePlace, openDatabase } from '../server/statistics/open-database.ts';
import { verify } from '../server/statistics/recount.ts';
import { startPostgres } from '../server/statistics/test/start-postgres.ts';
import { startServer } from '../test/server-process.ts';
import { atShare } from './percentile.ts';
import { importAccount } from './statistics/import-account.ts';

/**
 * Pages, calls, imports and contributions for an hour, on both databases side by side: each server is killed twice,
 * the disk below the one is full for a while, and the other's database stands still for a while. Then everything is
 * counted anew: nothing that was acknowledged may be lost, no counter may differ, and memory must not have grown.
 * Needs the built site, Linux and, for the disk, root; and no process of the real-time class beside it, which would
 * have both servers stand still.
 *
 *   node bench/mixed-load.ts [minutes, 60 unless it is said; 5 for the short form]
 */
const minutes = Number(process.argv[2] ?? 60);
const seconds = minutes * 60;
/** How long the disk is full and the database stands still. */
const TROUBLE_SECONDS = Math.max(10, seconds / 30);
/** Requests may fail for so long after something was done to the server. */
const RECOVERY_SECONDS = 15;
const A_SECOND = { pages: 12, calls: 8, imports: 1, contributions: 2 } as const;
const CALLS = [
  ...['/api/v1/warp_fetch/11', '/api/v1/warp_overview', '/api/v1/warp_rank/11?pulls=300'],
  ...['/api/v1/aggregates/csv', '/api/v1/health', '/healthz'],
];
/** A server that is killed last at two fifths has the rest of the time to show whether it grows. */
const KILLS = [0.2, 0.4];
const TROUBLE = 0.6;
const MOST_GROWTH = 1.15;

const accounts = Math.ceil(seconds * (A_SECOND.imports + A_SECOND.contributions)) + 100;
const game = fork(join(import.meta.dirname, 'statistics/records.process.ts'), [String(accounts)]);
const [records]: { origin: string; links: string[] }[] = await once(game, 'message');
const folder = mkdtempSync(join(tmpdir(), 'trailbook-mixed-'));
const disk = join(folder, 'disk');
mkdirSync(disk);
execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512m', 'tmpfs', disk]);
const postgres = await startPostgres();
try {
  const file = join(disk, 'statistics.sqlite');
  const url = await postgres.create('mixed');
  // Each to its end, whatever becomes of the other.
  const results = await Promise.allSettled([
    run('SQLite', { file }, { STORE_DIR: disk }, fillDisk),
    run('PostgreSQL', { url }, { DATABASE_URL: url, STATS_KEY: 'k'.repeat(40) }, stopDatabase),
  ]);
  for (const result of results) if (result.status === 'rejected') console.error(result.reason);
  const isGood = results.every((result) => result.status === 'fulfilled' && result.value);
  process.exitCode = isGood ? 0 : 1;
} finally {
  await postgres.stop();
  execFileSync('umount', ['-l', disk]);
  game.disconnect();
  rmSync(folder, { recursive: true });
}

async function run(
  name: string,
  place: DatabasePlace,
  settings: Readonly<Record<string, string>>,
  trouble: () => Promise<void>,
): Promise<boolean> {
  const start = (port?: string) =>
    startServer(
      {
        ...{ NODE_ENV: 'test', WARP_RECORDS_URL: records?.origin ?? '', WARP_PACE_MS: '20' },
        ...{ TRUST_PROXY: '1', STATS_STEP_MS: '60000', ...settings },
      },
      port,
    );
  let server = await start();
  const { port } = new URL(server.origin);
  const pages = await addresses(server.origin);
  /** Pulls that were said to be kept, by contributor and banner type. */
  const acknowledged = new Map<string, number>();
  const answered: Record<string, number> = {};
  let faults = 0;
  const memory: { readonly at: number; readonly megabytes: number }[] = [];
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1000;
  let troubledUntil = 0;
  let next = 0;

  const tried = async (what: string, work: () => Promise<void>) => {
    const at = elapsed();
    try {
      await work();
      answered[what] = (answered[what] ?? 0) + 1;
    } catch (error) {
      const isExpected = at < troubledUntil || elapsed() < troubledUntil;
      const kind = `${what} ${isExpected ? 'in trouble' : 'failed'}`;
      answered[kind] = (answered[kind] ?? 0) + 1;
      if (isExpected) return;
      faults++;
      // At once, with how busy the machine was: what starves both servers is no fault of theirs.
      console.error(
        `${name}, ${what} begun at ${at.toFixed(0)} s, failed at ${elapsed().toFixed(0)}: ${(error as Error).message} ${processorPressure()}`,
      );
    }
  };
  const get = async (path: string) => {
    const answer = await fetch(server.origin + path, { signal: AbortSignal.timeout(20_000) });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  };
  const give = async (contribute: boolean) => {
    const at = next++;
    const { end, given } = await importAccount(
      server.origin,
      at,
      records?.links[at] ?? '',
      contribute,
    );
    for (const { receipt, type, added } of given) {
      if (added === null) continue;
      acknowledged.set(`${receipt.split('.', 1)[0]} ${type}`, added);
    }
    if (end?.event !== 'done') throw new Error(`It ended with ${JSON.stringify(end)}.`);
    if (given.some(({ added }) => added === null)) throw new Error('Not all could be kept.');
  };
  const pace = async (aSecond: number, what: string, work: (place: number) => Promise<void>) => {
    const all: Promise<void>[] = [];
    for (let place = 0; place < aSecond * seconds; place++) {
      await wait(Math.max(0, (place / aSecond - elapsed()) * 1000));
      all.push(tried(what, () => work(place)));
    }
    await Promise.all(all);
  };
  const until = (share: number) => wait(Math.max(0, (share * seconds - elapsed()) * 1000));
  const disturb = async () => {
    for (const share of KILLS) {
      await until(share);
      troubledUntil = Number.POSITIVE_INFINITY;
      server.process.kill('SIGKILL');
      await once(server.process, 'exit');
      server = await start(port);
      troubledUntil = elapsed() + RECOVERY_SECONDS;
    }
    await until(TROUBLE);
    troubledUntil = Number.POSITIVE_INFINITY;
    await trouble();
    troubledUntil = elapsed() + RECOVERY_SECONDS;
  };
  const watch = async () => {
    while (elapsed() < seconds) {
      memory.push({ at: elapsed(), megabytes: residentMegabytes(server.process.pid) });
      await wait(2000);
    }
  };

  await Promise.all([
    pace(A_SECOND.pages, 'pages', (at) => get(pages[(at * 7) % pages.length] ?? '/en')),
    pace(A_SECOND.calls, 'calls', (at) => get(CALLS[at % CALLS.length] ?? '/healthz')),
    pace(A_SECOND.imports, 'imports', () => give(false)),
    pace(A_SECOND.contributions, 'contributions', () => give(true)),
    ...[disturb(), watch()],
  ]);
  server.process.kill('SIGTERM');
  await once(server.process, 'exit');

  const database = await openDatabase(place);
  while ((await fold(database)) > 0);
  const { contributions, counters, deviations } = await verify(database);
  const lost = await lostOf(database, acknowledged);
  await database.close();
  const growth = grownBy(memory);
  console.info(
    [
      `${name}, ${minutes} minutes: ${JSON.stringify(answered)}`,
      `  ${acknowledged.size} contributions acknowledged, ${lost} of them lost; ${contributions} kept`,
      `  ${counters} counters, ${deviations.length} differences`,
      `  memory ${growth.before.toFixed(0)} MB, later ${growth.after.toFixed(0)} MB, at most ${Math.max(...memory.map(({ megabytes }) => megabytes)).toFixed(0)} MB`,
      `  ${faults} requests failed apart from the trouble`,
    ].join('\n'),
  );
  const isFlat = growth.after <= growth.before * MOST_GROWTH;
  return lost === 0 && deviations.length === 0 && faults === 0 && isFlat;
}

async function addresses(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap/en.xml`)).text();
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
}

async function lostOf(
  database: Awaited<ReturnType<typeof openDatabase>>,
  acknowledged: ReadonlyMap<string, number>,
): Promise<number> {
  let lost = 0;
  for (const [key, pulls] of acknowledged) {
    const [contributor = '', type] = key.split(' ');
    const histories = await historiesOf(database, contributor);
    const kept = histories.find(({ history }) => history.type === Number(type));
    if ((kept?.history.pulls.length ?? 0) < pulls) lost++;
  }
  return lost;
}

/** The medians of two equal stretches after the trouble, in which nothing was done to the server. */
function grownBy(memory: readonly { readonly at: number; readonly megabytes: number }[]) {
  const from = TROUBLE * seconds + TROUBLE_SECONDS + RECOVERY_SECONDS;
  const half = (from + seconds) / 2;
  const median = (start: number, end: number) =>
    atShare(
      memory.flatMap(({ at, megabytes }) => (at >= start && at < end ? [megabytes] : [])),
      0.5,
    );
  return { before: median(from, half), after: median(half, seconds) };
}

/** Takes all room that is left, and gives it back. */
async function fillDisk(): Promise<void> {
  const ballast = join(disk, 'ballast');
  const descriptor = openSync(ballast, 'w');
  for (let size = 1024 ** 2; size >= 512; ) {
    try {
      writeSync(descriptor, Buffer.alloc(size));
    } catch {
      size /= 2;
    }
  }
  closeSync(descriptor);
  await wait(TROUBLE_SECONDS * 1000);
  rmSync(ballast);
}

async function stopDatabase(): Promise<void> {
  postgres.signal('SIGSTOP');
  await wait(TROUBLE_SECONDS * 1000);
  postgres.signal('SIGCONT');
}

/** Of the last ten seconds, how long something waited for a processor, in percent. */
function processorPressure(): string {
  return /avg10=\S+/.exec(readFileSync('/proc/pressure/cpu', 'utf8'))?.[0] ?? '';
}

function residentMegabytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    // It was killed a moment ago.
    return 0;
  }
}
