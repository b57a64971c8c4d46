import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from './database/tables';
import { openDatabase } from './open-database';
import { openStatistics, type Statistics } from './statistics';
import { storeHealth } from './store-health';
import { contributionsOf } from './test/histories';

/** On a disk that is full, which SQLite says too where it may take no further page. */
let folder: string;
let database: Database;
let statistics: Statistics;
const MOST_PAGES = 1_000_000;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  folder = mkdtempSync(join(tmpdir(), 'trailbook-full-'));
  database = await openDatabase({ file: join(folder, 'statistics.sqlite') });
  statistics = openStatistics(database, 'k'.repeat(40));
  return async () => {
    await statistics.close();
    rmSync(folder, { recursive: true });
    vi.restoreAllMocks();
    vi.useRealTimers();
  };
});

const limitPages = (pages: number) =>
  sql`pragma max_page_count = ${sql.lit(pages)}`.execute(database.db);
const giveAll = async () => {
  for (let seed = 1; seed < 50; seed++) {
    for (const contribution of contributionsOf(seed)) await statistics.contribute(contribution);
  }
};
let written = 0;
const writeFile = () =>
  statistics.syncFiles.write('address', {
    ...{ id: `file ${written++}`, label: '', replaced: null },
    content: new Uint8Array(1024 ** 2),
  });
const countCall = () => statistics.begin('192.0.2.1', { most: 100, withinMs: 600_000 });
/** Each second it is tried whether writes go again: one such try, to its end, when the next is set. */
const nextTry = async () => {
  await vi.advanceTimersByTimeAsync(1000);
  await expect.poll(() => vi.getTimerCount(), { interval: 5 }).toBe(1);
};

it('says that writes fail, answers with a code, and tries until they go again', async () => {
  expect(await statistics.isReady()).toBe(true);
  await limitPages(1);
  await expect(giveAll()).rejects.toMatchObject({ status: 503, code: 'STATISTICS_AWAY' });
  expect([statistics.writesFail(), await statistics.isReady()]).toEqual([true, false]);
  // Reading goes on.
  expect(await statistics.counts(11)).toEqual([]);
  await limitPages(MOST_PAGES);
  await nextTry();
  expect(await statistics.isReady()).toBe(true);
});

it('goes on saying so while the little room that is left takes no contribution', async () => {
  await limitPages(1);
  await expect(giveAll()).rejects.toMatchObject({ code: 'STATISTICS_AWAY' });
  for (let attempt = 0; attempt < 3; attempt++) {
    await nextTry();
    expect(await statistics.isReady()).toBe(false);
  }
});

it('goes on saying so while the little room that is left takes no file of a device', async () => {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db);
  await limitPages((rows[0]?.page_count ?? 0) + 20);
  for (let attempt = 0; attempt < 3; attempt++) {
    await expect(writeFile()).rejects.toMatchObject({ code: 'STATISTICS_AWAY' });
    await nextTry();
    expect([statistics.writesFail(), await statistics.isReady()]).toEqual([true, false]);
  }
  await limitPages(MOST_PAGES);
  await nextTry();
  expect([statistics.writesFail(), await statistics.isReady()]).toEqual([false, true]);
});

it('says so on a disk that is really full, also to who only counts calls, and whatever is read', async ({
  skip,
}) => {
  const disk = mkdtempSync(join(tmpdir(), 'trailbook-disk-'));
  onTestFinished(() => {
    spawnSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  });
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', disk]);
  if (status !== 0) skip('Only root mounts disks, on Linux.');
  await statistics.close();
  statistics = openStatistics(
    await openDatabase({ file: join(disk, 'statistics.sqlite') }),
    'k'.repeat(40),
  );
  await writeFile();
  const filler = join(disk, 'filler');
  expect(() => {
    for (;;) appendFileSync(filler, new Uint8Array(65_536));
  }).toThrow('ENOSPC');
  for (let attempt = 0; attempt < 3; attempt++) {
    // What each call begins with, so that no other write is tried.
    await expect(countCall()).rejects.toMatchObject({ code: 'STATISTICS_AWAY' });
    await statistics.syncFiles.list('address');
    expect([statistics.writesFail(), await statistics.isReady()]).toEqual([true, false]);
    await nextTry();
    expect([statistics.writesFail(), await statistics.isReady()]).toEqual([true, false]);
  }
  rmSync(filler);
  await nextTry();
  expect([statistics.writesFail(), await statistics.isReady()]).toEqual([false, true]);
  await countCall();
  await writeFile();
});

it('says so where what was taken cannot be added to the counters, and logs it once a try', async () => {
  const said = vi.mocked(console.error);
  await sql`alter table counter rename to gone`.execute(database.db);
  for (const contribution of contributionsOf(1)) await statistics.contribute(contribution);
  await nextTry();
  expect(await statistics.isReady()).toBe(false);
  expect(said.mock.calls.map(([line]) => JSON.parse(line))).toMatchObject([
    {
      what: 'The statistics could not be kept up.',
      why: expect.stringContaining('counter'),
    },
  ]);
  await sql`alter table gone rename to counter`.execute(database.db);
  await nextTry();
  expect(await statistics.isReady()).toBe(true);
});

it('lives on where it refuses a single contribution', async () => {
  const [first, second] = contributionsOf(1);
  if (!first || !second) throw new Error('There is nothing to give.');
  await statistics.contribute(first);
  await database.db.updateTable('contribution').set({ history: new Uint8Array() }).execute();
  await expect(statistics.contribute(first)).rejects.toThrow(RangeError);
  expect([statistics.writesFail(), await statistics.isReady()]).toEqual([false, true]);
  expect(await statistics.contribute(second)).toBe(second.pulls.length);
});

it('answers with a code where the database is away', async () => {
  await database.close();
  await expect(statistics.counts(11)).rejects.toMatchObject({ code: 'STATISTICS_AWAY' });
  expect(await statistics.isReady()).toBe(false);
});

it('takes nothing for a file that is not there any more, which SQLite would write to all the same', async () => {
  const file = join(folder, 'statistics.sqlite');
  renameSync(file, `${file}.aside`);
  await expect(giveAll()).rejects.toMatchObject({ status: 503, code: 'STATISTICS_AWAY' });
  expect(await statistics.isReady()).toBe(false);
  renameSync(`${file}.aside`, file);
  await nextTry();
  expect(await statistics.isReady()).toBe(true);
});

it('goes on saying so when what began before ends well', async () => {
  const health = storeHealth(() => true, 8);
  const { promise: slow, resolve } = Promise.withResolvers<void>();
  const begunBefore = health.upkeep(() => slow);
  await expect(health.write(() => Promise.reject(new Error('full')))).rejects.toThrow();
  resolve();
  await begunBefore;
  expect(health.writesFail()).toBe(true);
  await health.write(async () => undefined);
  expect(health.writesFail()).toBe(true);
  await health.upkeep(async () => undefined);
  expect(health.writesFail()).toBe(false);
});

describe('a database that is slow', () => {
  const slow = () => new Promise<void>((resolve) => setTimeout(resolve, 1000));
  /** Between two turns the loop turns, too. */
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      await vi.advanceTimersByTimeAsync(1000);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };

  it('is not away: who is patient waits for a turn, and has all of the time from then on', async () => {
    const health = storeHealth(() => true, 2);
    const writes = Array.from({ length: 12 }, () => health.write(slow));
    await pass(7);
    await expect(Promise.all(writes)).resolves.toHaveLength(12);
    expect(health.writesFail()).toBe(false);
  });

  it('tells at once when to come back, where the wait would be long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const health = storeHealth(() => true, 1);
    const first = Array.from({ length: 20 }, () => health.write(slow));
    await pass(21);
    await Promise.all(first);
    const writes = Array.from({ length: 30 }, () => health.write(slow).catch((error) => error));
    const last = await writes[29];
    expect(last).toMatchObject({ status: 503, code: 'BUSY' });
    const { 'Retry-After': wait } = last.headers;
    expect(Number(wait)).toBeGreaterThan(8);
    expect(Number(wait)).toBeLessThan(13);
    expect(health.writesFail()).toBe(false);
    await pass(15);
    await Promise.all(writes);
  });
});
