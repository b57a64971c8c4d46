import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { COUNT_KINDS, createCounts, summarise } from '@trailbook/core/internal/global-statistics';
import type { BannerType } from '@trailbook/core/internal/warp';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { begin, begunBy, sweepAllowances } from '../allowance.ts';
import { BackupError, backup, restore } from '../backup.ts';
import { contribute, historiesOf, isUnpublished, withdraw } from '../contributions.ts';
import { inSnapshot, inTransaction } from '../database/in-transaction.ts';
import { PartitionError, partition } from '../database/partition.ts';
import type { Database } from '../database/tables.ts';
import { fold } from '../fold.ts';
import { type DatabasePlace, openDatabase } from '../open-database.ts';
import { publish } from '../publish.ts';
import { rebuild, verify } from '../recount.ts';
import { filesIn, readFile, sweepVaults, tryRoom, writeFile } from '../sync-files.ts';
import { DATABASE_KINDS, emptyDatabases } from './empty-databases.ts';
import { contributionsOf, NAMES, nameOf } from './histories.ts';

const { folder, place: emptyPlace } = emptyDatabases();

it('a connection that PostgreSQL ends fails what is done over it, and nothing else', async () => {
  const database = await openDatabase(await emptyPlace('postgres'));
  const ended = database.db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
      transaction,
    );
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
    // It hears of its end between two queries.
    await wait(200);
    await sql`select 1`.execute(transaction);
  });
  await expect(ended).rejects.toThrow();
  expect(await verify(database)).toMatchObject({ deviations: [] });
  await database.close();
});

describe.each(DATABASE_KINDS)('global statistics in %s', (kind) => {
  let database: Database;
  let place: DatabasePlace;

  beforeEach(async () => {
    place = await emptyPlace(kind);
    database = await openDatabase(place);
    return () => database.close();
  });

  const give = async (...seeds: readonly number[]) => {
    for (const contribution of seeds.flatMap((seed) => contributionsOf(seed))) {
      await contribute(database, contribution);
    }
  };

  it('counts what contributors give, each pull once', async () => {
    await give(1, 2, 3);
    await foldAll(database);
    const all = contributionsOf(1).concat(contributionsOf(2), contributionsOf(3));
    for (const type of [1, 2, 11, 12, 21, 22] as const) {
      const given = all.filter((one) => one.type === type && one.pulls.length > 0);
      const figures = summarise(type, await countersOf(database, type));
      expect(figures.contributors).toBe(given.length);
      expect(figures.pulls).toBe(given.reduce((sum, { pulls }) => sum + pulls.length, 0));
    }
    expect(await verify(database)).toMatchObject({
      contributions: givenBy(1, 2, 3),
      deviations: [],
    });
  });

  it('takes the same contribution twice, or again and longer, as one', async () => {
    const [whole] = contributionsOf(4).filter(({ type }) => type === 11);
    if (!whole) throw new Error('No contribution.');
    const half = { ...whole, pulls: whole.pulls.slice(0, 30) };
    expect(await contribute(database, half)).toBe(30);
    expect(await contribute(database, half)).toBe(0);
    expect(await historiesOf(database, whole.contributor)).toMatchObject([
      { lastPull: half.markOf(half.pulls.at(-1)?.id ?? ''), history: { type: 11 } },
    ]);
    expect(await contribute(database, whole)).toBe(whole.pulls.length - 30);
    expect(await contribute(database, half)).toBe(0);
    await foldAll(database);
    const grown = await allCounters(database);

    const other = await openDatabase(await emptyPlace(kind));
    await contribute(other, whole);
    await foldAll(other);
    expect(grown).toEqual(await allCounters(other));
    await other.close();
  });

  it('counts nothing twice when the same arrives many times at once', async () => {
    const contributions = contributionsOf(5);
    const often = Array.from({ length: 8 }, () => contributions).flat();
    const added = await Promise.all(often.map((one) => contribute(database, one)));
    expect(added.reduce((sum, count) => sum + count, 0)).toBe(200);
    await Promise.all([fold(database), fold(database), fold(database)]);
    await foldAll(database);
    expect((await verify(database)).deviations).toEqual([]);
  });

  it('keeps runs apart whose beginning was not seen', async () => {
    await give(6);
    await foldAll(database);
    const { byRoll, censored, rates } = summarise(11, await countersOf(database, 11));
    expect(censored.n).toBe(1);
    expect(byRoll.reduce((sum, { fiveStars }) => sum + fiveStars, 0)).toBe(rates.five.count - 1);
  });

  it('marks a hole where the records no longer reach what was there', async () => {
    const [whole] = contributionsOf(7, 600).filter(({ type }) => type === 11);
    if (!whole) throw new Error('No contribution.');
    const middle = Math.floor(whole.pulls.length / 2);
    await contribute(database, { ...whole, pulls: whole.pulls.slice(0, middle) });
    await contribute(database, { ...whole, pulls: whole.pulls.slice(middle + 40) });
    await foldAll(database);
    expect(summarise(11, await countersOf(database, 11)).censored.n).toBe(2);
  });

  it('takes a contributor out again, and leaves the others as they were', async () => {
    await give(8);
    await foldAll(database);
    const before = await allCounters(database);
    await give(9);
    await foldAll(database);
    expect(await allCounters(database)).not.toEqual(before);
    expect(await withdraw(database, nameOf(9))).toBe(200);
    await foldAll(database);
    expect(await allCounters(database)).toEqual(before);
    expect(await historiesOf(database, nameOf(9))).toEqual([]);
    expect(await withdraw(database, nameOf(9))).toBe(0);
  });

  it('finds a counter that was spoilt, and mends it', async () => {
    await give(10, 11);
    await foldAll(database);
    const right = await allCounters(database);
    await give(12);
    await database.db
      .updateTable('counter')
      .set({ count: 1_000_000 })
      .where('scope', '=', 11)
      .where('kind', '=', 2)
      .execute();
    const { deviations } = await verify(database);
    expect(deviations).toMatchObject([{ scope: 11, kind: 2, bucket: 0 }]);
    await rebuild(database);
    expect((await verify(database)).deviations).toEqual([]);
    await withdraw(database, nameOf(12));
    await foldAll(database);
    expect(await allCounters(database)).toEqual(right);
  });

  it('is the same after its backup is put into the other kind of database', async () => {
    await give(13, 14, 15);
    const file = join(folder, `${kind}.backup`);
    expect(await backup(database, file)).toBe(givenBy(13, 14, 15));
    await foldAll(database);
    const other = await openDatabase(await emptyPlace(kind === 'sqlite' ? 'postgres' : 'sqlite'));
    expect(await restore(other, file, NAMES)).toBe(givenBy(13, 14, 15));
    expect(await allCounters(other)).toEqual(await allCounters(database));
    expect((await verify(other)).deviations).toEqual([]);
    const [again] = contributionsOf(13);
    if (again) expect(await contribute(other, again)).toBe(0);
    await other.close();
  });

  it('leaves all as it is where a backup is cut, or is none', async () => {
    await give(16);
    await foldAll(database);
    const before = await allCounters(database);
    const file = join(folder, `${kind}-cut.backup`);
    await backup(database, file);
    const whole = readFileSync(file);
    for (const bytes of [
      whole.subarray(0, whole.length - 40),
      Buffer.from('nothing'),
      Buffer.of(),
    ]) {
      writeFileSync(file, bytes);
      await expect(restore(database, file, NAMES)).rejects.toThrow(BackupError);
    }
    expect(await allCounters(database)).toEqual(before);
    expect((await verify(database)).contributions).toBe(givenBy(16));
  });

  it('leaves all as it is where a backup is an end alone, and says which line stands twice', async () => {
    await give(16);
    const file = join(folder, `${kind}-odd.backup`);
    await backup(database, file);
    const [head, ...rows] = gunzipSync(readFileSync(file))
      .toString()
      .trim()
      .split('\n')
      .slice(0, -1);
    const refused = async (lines: readonly (string | undefined)[]) => {
      const text = lines.map((line) => `${line}\n`).join('');
      const sha256 = createHash('sha256').update(text).digest('hex');
      const contributions = lines.filter((line) => line !== head).length;
      writeFileSync(file, gzipSync(`${text}${JSON.stringify({ contributions, sha256 })}\n`));
      const error: unknown = await restore(database, file, NAMES).catch(
        (reason: unknown) => reason,
      );
      return error instanceof BackupError ? error.message : error;
    };
    expect(await refused([])).toContain('Line 1');
    expect(await refused(rows)).toContain('Line 1');
    expect(await refused([head, ...rows, rows[1]])).toContain(`Line ${rows.length + 2} `);
    expect((await verify(database)).contributions).toBe(givenBy(16));
  });

  it('restores a backup of an older release, with ids of pulls in it', async () => {
    await give(13);
    const marks = await marksIn(database);
    const file = join(folder, `${kind}-old.backup`);
    await backup(database, file);
    const ids = new Map(contributionsOf(13).map(({ type, pulls }) => [type, pulls.at(-1)?.id]));
    const [, ...rows] = gunzipSync(readFileSync(file)).toString().trim().split('\n').slice(0, -1);
    const lines = [
      JSON.stringify({ format: 'trailbook-statistics', version: 1 }),
      ...rows.map((row) => {
        const [contributor, type, , packed] = JSON.parse(row);
        return JSON.stringify([contributor, type, ids.get(type), packed]);
      }),
    ];
    const text = lines.map((line) => `${line}\n`).join('');
    const sha256 = createHash('sha256').update(text).digest('hex');
    const end = JSON.stringify({ contributions: rows.length, sha256 });
    writeFileSync(file, gzipSync(`${text}${end}\n`));
    expect(await restore(database, file, NAMES)).toBe(rows.length);
    expect(await marksIn(database)).toEqual(marks);
    // All of it is seen with the next step.
    expect(await isUnpublished(database, nameOf(13))).toBe(true);
  });

  it('leaves no part of a backup behind that could not be written', async () => {
    await give(16);
    const inTheWay = mkdtempSync(join(folder, 'folder-'));
    await expect(backup(database, inTheWay)).rejects.toThrow();
    expect(existsSync(`${inTheWay}.part`)).toBe(false);
  });

  it('is opened by several processes at once', async () => {
    const fresh = await emptyPlace(kind);
    const children = Array.from({ length: 4 }, () =>
      fork(join(import.meta.dirname, 'contribute.process.ts'), [JSON.stringify(fresh)]),
    );
    const codes = await Promise.all(
      children.map(async (child) => (await once(child, 'exit'))[0] as number),
    );
    expect(codes).toEqual([0, 0, 0, 0]);
    const opened = await openDatabase(fresh);
    await foldAll(opened);
    expect(await verify(opened)).toMatchObject({
      contributions: givenBy(1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
      deviations: [],
    });
    await opened.close();
  }, 60_000);

  it('lets something begin so often in a stretch of time, over all processes', async () => {
    const other = await openDatabase(place);
    const allowance = { most: 3, withinMs: 1000 };
    const ask = (from: Database, now: number, subject = 'someone') =>
      begin(from, subject, allowance, now);
    const asked = [database, other, database, other].map((from) => ask(from, 5100));
    expect((await Promise.all(asked)).sort()).toEqual([0, 0, 0, 900]);
    expect(await ask(other, 5999)).toBe(1);
    expect(await ask(other, 5999, 'someone else')).toBe(0);
    expect(await ask(other, 6000)).toBe(0);
    await other.close();
  });

  it('forgets beginnings when their stretch of time has ended, though nobody comes back', async () => {
    const allowance = { most: 3, withinMs: 1000 };
    await begin(database, 'someone', allowance, 5100);
    await begin(database, 'someone else', allowance, 6100);
    expect(await begunBy(database, 'someone', 5900)).toEqual({ used: 1, ends: 6000 });
    expect(await begunBy(database, 'someone', 6000)).toBeUndefined();
    await sweepAllowances(database, 6000);
    const left = await database.db.selectFrom('allowance').select('subject').execute();
    expect(left).toEqual([{ subject: 'someone else' }]);
  });

  it('tries whether there is room, again and again, and leaves nothing behind', async () => {
    await tryRoom(database);
    await tryRoom(database);
    expect(await database.db.selectFrom('sync_file').selectAll().execute()).toEqual([]);
  });

  it('counts anew what an older release left without tries for a 4★', async () => {
    await give(13);
    await foldAll(database);
    const right = await allCounters(database);
    await database.db
      .deleteFrom('counter')
      .where('kind', '=', COUNT_KINDS.triesAtFourRoll)
      .execute();
    await toOlderRelease(database, '002');
    await (await openDatabase(place, NAMES)).close();
    expect(await allCounters(database)).toEqual(right);
  });

  it('takes over what an older release stored: ids of pulls as hashes, figures as they were public', async () => {
    await give(1, 2);
    await foldAll(database);
    const right = await allCounters(database);
    const marks = await marksIn(database);
    await toOlderRelease(database, '003');
    await expect(openDatabase(place)).rejects.toThrow('with its key');
    const migrated = await openDatabase(place, NAMES);
    expect(await marksIn(migrated)).toEqual(marks);
    expect(await allCounters(migrated)).toEqual(right);
    expect(await figuresIn(migrated)).toEqual(right);
    expect(await migrated.db.selectFrom('allowance').selectAll().execute()).toEqual([]);
    for (const again of contributionsOf(1)) expect(await contribute(migrated, again)).toBe(0);
    expect((await verify(migrated)).deviations).toEqual([]);
    await migrated.close();
  });

  it('tells nothing new until the step has passed and enough contributors changed the figures', async () => {
    const steps = { everyMs: 1000, contributors: 3 };
    await give(1, 2);
    await foldAll(database);
    expect(await publish(database, steps, 5000)).toBe(false);
    expect(await figuresIn(database)).toEqual([]);
    await give(3);
    expect(await isUnpublished(database, nameOf(3))).toBe(true);
    await foldAll(database);
    expect(await publish(database, steps, 5000)).toBe(true);
    const shown = await allCounters(database);
    expect(await figuresIn(database)).toEqual(shown);
    expect(await isUnpublished(database, nameOf(3))).toBe(false);

    // One who comes, goes and comes again is one; so is each who takes out what was given.
    await give(4);
    await withdraw(database, nameOf(4));
    await give(4);
    await withdraw(database, nameOf(1));
    await foldAll(database);
    expect(await publish(database, steps, 6000)).toBe(false);
    await give(5);
    await foldAll(database);
    expect(await publish(database, steps, 5999)).toBe(false);
    expect(await figuresIn(database)).toEqual(shown);
    expect(await publish(database, steps, 6000)).toBe(true);
    expect(await figuresIn(database)).toEqual(await allCounters(database));
  });

  it('publishes on where a clock was ahead for a moment, and forgets what began then', async () => {
    const ahead = Date.parse('2040-01-01T00:00:00Z');
    const now = Date.parse('2026-11-01T00:00:00Z');
    const steps = { everyMs: 1000, contributors: 1 };
    await give(1);
    await foldAll(database);
    expect(await publish(database, steps, ahead)).toBe(true);
    await begin(database, 'someone', { most: 1, withinMs: 1000 }, ahead);
    await give(2);
    await foldAll(database);
    expect(await publish(database, steps, now)).toBe(true);
    await sweepAllowances(database, now);
    expect(await database.db.selectFrom('allowance').selectAll().execute()).toEqual([]);
  });

  it('keeps no id of a pull, in which its minute stands', async () => {
    await give(1);
    const stored = JSON.stringify(
      await database.db.selectFrom('contribution').selectAll().execute(),
    );
    for (const { pulls } of contributionsOf(1)) {
      for (const { id } of pulls) expect(stored).not.toContain(id.slice(0, 10));
    }
  });

  it('takes an earlier reading that a later one overtook for nothing new', async () => {
    const [whole] = contributionsOf(7, 600).filter(({ type }) => type === 11);
    if (!whole) throw new Error('No contribution.');
    await contribute(database, whole);
    for (const length of [whole.pulls.length - 1, 100, 1]) {
      const earlier = { ...whole, pulls: whole.pulls.slice(0, length) };
      expect(await contribute(database, earlier)).toBe(0);
    }
    await foldAll(database);
    expect((await verify(database)).deviations).toEqual([]);
  });

  it('refuses a database of a newer release', async () => {
    await database.db.insertInto('migration').values({ name: '999-later' }).execute();
    await expect(openDatabase(place)).rejects.toThrow('999-later');
  });
});

describe('contributions in parts', () => {
  it('are the same, whoever gives meanwhile, and are asked for in one part alone', async () => {
    const database = await openDatabase(await emptyPlace('postgres'));
    const giveAll = async (seeds: readonly number[]) => {
      for (const one of seeds.flatMap((seed) => contributionsOf(seed)))
        await contribute(database, one);
    };
    await giveAll([1, 2, 3]);
    const [moved] = await Promise.all([
      partition(database, 4),
      giveAll([4, 5]),
      giveAll([6, 7]),
      withdraw(database, nameOf(2)),
    ]);
    expect(moved).toBeGreaterThan(0);
    await foldAll(database);
    expect(await verify(database)).toMatchObject({
      contributions: givenBy(1, 3, 4, 5, 6, 7),
      deviations: [],
    });
    const [again] = contributionsOf(4);
    if (again) expect(await contribute(database, again)).toBe(0);
    const plan = await sql<Record<string, string>>`
      explain select * from contribution where contributor = ${nameOf(4)} and banner_type = 11
    `.execute(database.db);
    expect(JSON.stringify(plan.rows).match(/contribution_4_\d/g)?.length).toBeGreaterThan(0);
    expect(new Set(JSON.stringify(plan.rows).match(/contribution_4_\d\b/g)).size).toBe(1);
    await database.close();
  });

  it('are divided with the files of devices, which are written meanwhile, and read in one part', async () => {
    const database = await openDatabase(await emptyPlace('postgres'));
    const content = Uint8Array.of(1, 2, 3);
    const write = (vault: string) =>
      writeFile(database, vault, { id: 'a', label: 'l', content, replaced: null }, 1);
    const vaults = (from: number) => Array.from({ length: 20 }, (_, at) => `vault-${from + at}`);
    await Promise.all(vaults(0).map(write));
    await Promise.all([partition(database, 4), ...vaults(20).map(write)]);
    await Promise.all(vaults(40).map(write));
    for (const vault of [...vaults(0), ...vaults(20), ...vaults(40)]) {
      expect(await filesIn(database, vault)).toHaveLength(1);
      expect((await readFile(database, vault, 'a'))?.content.length).toBe(3);
      expect(await write(vault)).toBe('CHANGED');
    }
    const plan = await sql`explain select * from sync_file where vault = 'vault-1'`.execute(
      database.db,
    );
    expect(new Set(JSON.stringify(plan.rows).match(/sync_file_4_\d\b/g)).size).toBe(1);
    await sweepVaults(database, 1_000_000);
    expect(await filesIn(database, 'vault-1')).toEqual([]);
    await database.close();
  });

  it('are divided once, and otherwise when it is asked for', async () => {
    const database = await openDatabase(await emptyPlace('postgres'));
    for (const one of contributionsOf(1)) await contribute(database, one);
    expect(await partition(database, 2)).toBe(givenBy(1));
    expect(await partition(database, 2)).toBe(0);
    expect(await partition(database, 5)).toBe(givenBy(1));
    expect((await verify(database)).contributions).toBe(givenBy(1));
    await expect(partition(database, 0)).rejects.toThrow(PartitionError);
    await database.close();
  });

  it('are for PostgreSQL alone', async () => {
    const database = await openDatabase(await emptyPlace('sqlite'));
    await expect(partition(database)).rejects.toThrow('DATABASE_URL');
    await database.close();
  });
});

describe('a file of SQLite', () => {
  it('waits for the disk where a transaction writes, and where a call is counted not', async () => {
    const database = await openDatabase(await emptyPlace('sqlite'));
    const [NORMAL, FULL] = [1, 2];
    // Of a statement that is prepared once, the answer stays.
    let asked = 0;
    const level = async (db: Pick<Database['db'], 'getExecutor'>) =>
      (
        await sql<{
          synchronous: number;
        }>`pragma synchronous -- ${sql.raw(String(asked++))}`.execute(db)
      ).rows[0]?.synchronous;
    expect(await level(database.db)).toBe(NORMAL);
    expect(await inTransaction(database, level)).toBe(FULL);
    expect(await level(database.db)).toBe(NORMAL);
    expect(await inSnapshot(database, level)).toBe(NORMAL);
    await database.close();
  });

  it('tells what went wrong also where it has rolled back by itself, as on a full disk', async () => {
    const database = await openDatabase(await emptyPlace('sqlite'));
    const failing = database.db.transaction().execute(async (transaction) => {
      await sql`rollback`.execute(transaction);
      throw new Error('database or disk is full');
    });
    await expect(failing).rejects.toThrow('disk is full');
    await database.close();
  });
});

/** Puts a database back to what it was before some of the migrations, with ids in place of their marks. */
async function toOlderRelease({ db }: Database, from: '002' | '003'): Promise<void> {
  const ids = new Map(
    [1, 2, 13].flatMap((seed) =>
      contributionsOf(seed).map(({ contributor, type, pulls }) => [
        `${contributor} ${type}`,
        pulls.at(-1)?.id ?? '0',
      ]),
    ),
  );
  for (const row of await db.selectFrom('contribution').selectAll().execute()) {
    await db
      .updateTable('contribution')
      .set({ last_pull: ids.get(`${row.contributor} ${row.banner_type}`) ?? '0' })
      .where('contributor', '=', row.contributor)
      .where('banner_type', '=', row.banner_type)
      .execute();
  }
  await db.insertInto('allowance').values({ subject: 'someone', ends: 7, used: 1 }).execute();
  await db.schema.alterTable('allowance').renameColumn('ends', 'period').execute();
  await db.schema.alterTable('contribution').renameColumn('last_pull', 'last_id').execute();
  for (const table of [
    'figure',
    'unpublished',
    'publication',
    'sync_file',
    'sync_vault',
    'uptime',
  ]) {
    await db.schema.dropTable(table).execute();
  }
  await db.schema.alterTable('counter').dropColumn('contributors').execute();
  await db.schema.alterTable('pending').dropColumn('contributor').execute();
  await db.deleteFrom('migration').where('name', '>=', from).execute();
}

async function marksIn({ db }: Database) {
  return await db
    .selectFrom('contribution')
    .select(['contributor', 'banner_type', 'last_pull'])
    .orderBy('contributor')
    .orderBy('banner_type')
    .execute();
}

async function figuresIn({ db }: Database) {
  const counts = createCounts();
  counts.merge(await db.selectFrom('figure').selectAll().execute());
  return counts.list();
}

/** Banner types on which the accounts pulled at all. */
function givenBy(...seeds: readonly number[]): number {
  return seeds.flatMap((seed) => contributionsOf(seed)).filter(({ pulls }) => pulls.length > 0)
    .length;
}

async function foldAll(database: Database): Promise<void> {
  while ((await fold(database)) > 0);
}

function countersOf({ db }: Database, scope: BannerType) {
  return db.selectFrom('counter').selectAll().where('scope', '=', scope).execute();
}

async function allCounters({ db }: Database) {
  const counts = createCounts();
  counts.merge(await db.selectFrom('counter').selectAll().execute());
  return counts.list();
}
