import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/tables.ts';
import { openDatabase } from '../open-database.ts';
import { openStatistics, type Statistics } from '../statistics.ts';
import {
  filesIn,
  isVault,
  MOST_VAULT_BYTES,
  MOST_VAULT_FILES,
  readFile,
  removeFile,
  sweepVaults,
  writeFile,
} from '../sync-files.ts';
import { largestVaults, removeOlder, syncStorage, takenByAge } from '../sync-storage.ts';
import { uptimeCounter } from '../uptime.ts';
import { DATABASE_KINDS, emptyDatabases } from './empty-databases.ts';

const DAY_MS = 86_400_000;
const NOW = 1_795_000_000_000;
const databases = emptyDatabases();

describe.each(DATABASE_KINDS)('files of devices in %s', (kind) => {
  let database: Database;

  beforeEach(async () => {
    database = await openDatabase(await databases.place(kind));
    return () => database.close();
  });

  const write = (id: string, content: Uint8Array, replaced: number | null = null, vault = 'v') =>
    writeFile(database, vault, { id, label: `label-${id}`, content, replaced }, NOW);
  const bytes = (...values: number[]) => Uint8Array.from(values);
  const countedHours = (hours: number) =>
    database.db.updateTable('uptime').set({ hours }).execute();

  it('come back as they were written, each vault its own', async () => {
    const version = await write('a', bytes(0, 255, 10, 13));
    await write('a', bytes(7), null, 'other');
    expect(await filesIn(database, 'v')).toEqual([{ id: 'a', label: 'label-a', version }]);
    const file = await readFile(database, 'v', 'a');
    expect([...(file?.content ?? [])]).toEqual([0, 255, 10, 13]);
    expect(await readFile(database, 'v', 'b')).toBeUndefined();
    expect(await filesIn(database, 'nobody')).toEqual([]);
    expect([await isVault(database, 'v'), await isVault(database, 'nobody')]).toEqual([
      true,
      false,
    ]);
  });

  it('take no more than there is room for, and become smaller in any case', async () => {
    const first = (await write('a', bytes(1, 2, 3))) as number;
    const asked: number[] = [];
    const full = (id: string, content: Uint8Array, replaced: number | null) =>
      writeFile(database, 'v', { id, label: 'l', content, replaced }, NOW, (more) => {
        asked.push(more);
        return false;
      });
    expect(await full('b', bytes(1, 2), null)).toBe('NO_ROOM');
    expect(await full('a', bytes(1, 2, 3, 4), first)).toBe('NO_ROOM');
    expect(asked).toEqual([2, 1]);
    expect(await full('a', bytes(1), first)).toBeTypeOf('number');
    expect(await syncStorage(database)).toEqual({ vaults: 1, bytes: 1 });
  });

  it('are told by their age and size, for whoever pays for the disk', async () => {
    await write('a', bytes(1, 2), null, 'old');
    await countedHours(100 * 24);
    await write('a', bytes(1, 2, 3), null, 'new');
    expect((await takenByAge(database)).filter(({ vaults }) => vaults > 0)).toEqual([
      { days: 0, vaults: 1, bytes: 3 },
      { days: 90, vaults: 1, bytes: 2 },
    ]);
    expect((await largestVaults(database, 1)).map(({ vault }) => vault)).toEqual(['new']);
    expect(await removeOlder(database, 101)).toBe(0);
    expect(await removeOlder(database, 99)).toBe(1);
    expect([await filesIn(database, 'old'), (await filesIn(database, 'new')).length]).toEqual([
      [],
      1,
    ]);
  });

  it('are written on the version that they are based on alone', async () => {
    const first = (await write('a', bytes(1))) as number;
    expect(await write('a', bytes(2))).toBe('CHANGED');
    const second = (await write('a', bytes(2), first)) as number;
    expect(second).not.toBe(first);
    expect(await write('a', bytes(3), first)).toBe('CHANGED');
    expect(await write('b', bytes(3), first)).toBe('CHANGED');
    expect([...((await readFile(database, 'v', 'a'))?.content ?? [])]).toEqual([2]);
  });

  it('take one of many writes that come at once', async () => {
    const first = (await write('a', bytes(1))) as number;
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, at) => write('a', bytes(at), first)),
    );
    expect(all.filter((one) => one !== 'CHANGED')).toHaveLength(1);
  });

  it('have a version again that none had before, when they were removed', async () => {
    const first = (await write('a', bytes(1))) as number;
    expect(await removeFile(database, 'v', { id: 'a', version: first + 1 })).toBe('CHANGED');
    expect(await removeFile(database, 'v', { id: 'a', version: first })).toBe('REMOVED');
    expect(await write('a', bytes(1))).not.toBe(first);
  });

  it('have a version that none had before even in a database that has lost them', async () => {
    const first = (await write('a', bytes(1))) as number;
    const second = (await write('a', bytes(2), first)) as number;
    await database.db.deleteFrom('sync_file').execute();
    await database.db.deleteFrom('sync_vault').execute();
    const file = { id: 'a', label: 'label-a', content: bytes(3), replaced: null };
    expect(await writeFile(database, 'v', file, NOW + 1000)).toBeGreaterThan(second);
  });

  it('are 8 MB of an address at most, and 64', async () => {
    const half = new Uint8Array(MOST_VAULT_BYTES / 2);
    const first = (await write('a', half)) as number;
    const second = (await write('b', half)) as number;
    expect(await write('c', bytes(1))).toBe('FULL');
    expect(await write('c', bytes(1), null, 'other')).not.toBe('FULL');
    expect(await write('a', bytes(1), first)).not.toBe('FULL');
    expect(await write('c', half)).toBe('FULL');
    await removeFile(database, 'v', { id: 'b', version: second });
    expect(await write('c', half)).not.toBe('FULL');
    for (let at = 0; at < MOST_VAULT_FILES; at++) await write(`f${at}`, bytes(1), null, 'many');
    expect(await write('more', bytes(1), null, 'many')).toBe('FULL');
  });

  it('go when nobody has asked for them in 400 days of the site being up', async () => {
    await write('a', bytes(1));
    await write('a', bytes(1), null, 'other');
    await countedHours(300 * 24);
    await filesIn(database, 'other');
    await sweepVaults(database, 399 * 24);
    expect(await filesOf('v')).toHaveLength(1);
    await sweepVaults(database, 401 * 24);
    expect([await filesOf('v'), await filesOf('other')]).toEqual([[], ['a']]);
  });

  it('count as used when they are written, too', async () => {
    const first = (await write('a', bytes(1))) as number;
    await countedHours(300 * 24);
    await write('a', bytes(2), first);
    await sweepVaults(database, 401 * 24);
    expect(await filesOf('v')).toEqual(['a']);
  });

  it('lose nothing to a clock that was ahead or behind when they were written', async () => {
    const [ahead, behind] = [NOW + 1500 * DAY_MS, 1];
    const file = { id: 'a', label: 'label-a', content: bytes(1) };
    let replaced: number | null = null;
    const versions: number[] = [];
    for (const now of [NOW, ahead, NOW, behind, NOW]) {
      replaced = (await writeFile(database, 'v', { ...file, replaced }, now)) as number;
      versions.push(replaced);
    }
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
    await sweepVaults(database, await uptimeCounter()(database));
    expect(await filesOf('v')).toEqual(['a']);
  });

  it('stay while processes run whose clocks are years ahead, and when these are set right', async () => {
    const place = await databases.place(kind);
    const run = async (work: (statistics: Statistics) => Promise<unknown>) => {
      const statistics = openStatistics(await openDatabase(place), 'k'.repeat(40));
      await work(statistics);
      // Sweeps, too.
      await statistics.close();
    };
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    const file = { id: 'a', label: 'label-a', content: bytes(1), replaced: null };
    await run(({ syncFiles }) => syncFiles.write('address', file));
    for (const now of [NOW + 1500 * DAY_MS, 0, NOW, NOW + 3000 * DAY_MS]) {
      vi.setSystemTime(now);
      await run(async () => undefined);
    }
    vi.setSystemTime(NOW);
    await run(async ({ syncFiles }) => {
      expect(await syncFiles.list('address')).toHaveLength(1);
    });
    vi.useRealTimers();
  });

  /** Without having asked for them. */
  const filesOf = async (vault: string) =>
    (
      await database.db.selectFrom('sync_file').select('id').where('vault', '=', vault).execute()
    ).map(({ id }) => id);
});

describe.each(DATABASE_KINDS)('hours of uptime in %s', (kind) => {
  it('take an hour each, however many processes count them, and however often they start', async () => {
    const database = await openDatabase(await databases.place(kind));
    const HOUR_MS = 3_600_000;
    let elapsed = 0;
    const counter = () => {
      const count = uptimeCounter(() => elapsed);
      return () => count(database);
    };
    const [first, second] = [counter(), counter()];
    const hoursAfter = async (ms: number, ...counting: (() => Promise<number>)[]) => {
      elapsed += ms;
      for (const count of counting) await count();
      return counter()();
    };
    expect(await hoursAfter(0, first)).toBe(0);
    expect(await hoursAfter(HOUR_MS / 2, first, second)).toBe(0);
    expect(await hoursAfter(HOUR_MS / 2, first, second)).toBe(1);
    expect(await hoursAfter(HOUR_MS / 2, second)).toBe(1);
    expect(await hoursAfter(HOUR_MS / 2, first, second)).toBe(2);
    // Nobody looked for a long time.
    expect(await hoursAfter(50 * HOUR_MS, first, second)).toBe(3);
    expect(await hoursAfter(0, first, second)).toBe(3);
    await database.close();
  });
});
