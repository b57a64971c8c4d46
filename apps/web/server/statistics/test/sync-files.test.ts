import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/tables.ts';
import { openDatabase } from '../open-database.ts';
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
import { largestVaults, syncStorage, takenByAge } from '../sync-storage.ts';
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

  it('come back as they were written, each vault its own', async () => {
    const version = await write('a', bytes(0, 255, 10, 13));
    await write('a', bytes(7), null, 'other');
    expect(await filesIn(database, 'v', NOW)).toEqual([{ id: 'a', label: 'label-a', version }]);
    const file = await readFile(database, 'v', 'a');
    expect([...(file?.content ?? [])]).toEqual([0, 255, 10, 13]);
    expect(await readFile(database, 'v', 'b')).toBeUndefined();
    expect(await filesIn(database, 'nobody', NOW)).toEqual([]);
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
    await write('a', bytes(1, 2, 3), null, 'new');
    await writeFile(
      ...([
        database,
        'old',
        { id: 'a', label: 'l', content: bytes(1, 2), replaced: null },
      ] as const),
      NOW - 100 * DAY_MS,
    );
    expect((await takenByAge(database, NOW)).filter(({ vaults }) => vaults > 0)).toEqual([
      { days: 0, vaults: 1, bytes: 3 },
      { days: 90, vaults: 1, bytes: 2 },
    ]);
    expect((await largestVaults(database, 1)).map(({ vault }) => vault)).toEqual(['new']);
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

  it('go when nobody has asked for them in 400 days', async () => {
    await write('a', bytes(1));
    await write('a', bytes(1), null, 'other');
    await filesIn(database, 'other', NOW + 300 * DAY_MS);
    await sweepVaults(database, NOW + 399 * DAY_MS);
    expect(await filesIn(database, 'v', NOW)).toHaveLength(1);
    await sweepVaults(database, NOW + 401 * DAY_MS);
    expect(await filesIn(database, 'v', NOW)).toHaveLength(0);
    expect(await filesIn(database, 'other', NOW)).toHaveLength(1);
  });
});
