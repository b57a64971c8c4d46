import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { begin } from './allowance';
import { inTransaction } from './database/in-transaction';
import type { Database } from './database/tables';
import { openDatabase } from './open-database';

describe('a file of SQLite into which another process writes', () => {
  let database: Database;
  let other: DatabaseSync;

  beforeEach(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'trailbook-busy-'));
    const file = join(folder, 'statistics.sqlite');
    database = await openDatabase({ file });
    other = new DatabaseSync(file);
    other.exec('begin immediate');
    return async () => {
      other.close();
      await database.close();
      rmSync(folder, { recursive: true });
    };
  });

  /** Resolves only while timers run. */
  const letGo = async () => {
    await pause(1);
    other.exec('rollback');
  };

  it.each([
    ['a transaction', () => inTransaction(database, async () => true)],
    [
      'an allowance',
      async () => (await begin(database, 'someone', { most: 1, withinMs: 1000 }, 0)) === 0,
    ],
  ])('is waited for by %s while the process does other things', async (_, write) => {
    const [isDone] = await Promise.all([write(), letGo()]);
    expect(isDone).toBe(true);
  });

  it('can be read meanwhile', async () => {
    const waiting = inTransaction(database, async () => true);
    expect(await database.db.selectFrom('counter').selectAll().execute()).toEqual([]);
    await Promise.all([waiting, letGo()]);
  });
});
