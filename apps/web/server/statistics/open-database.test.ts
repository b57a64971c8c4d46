import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { openDatabase } from './open-database';

let file: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'trailbook-rights-'));
  file = join(folder, 'statistics.sqlite');
  return () => rmSync(folder, { recursive: true });
});

/** Windows knows no such rights. */
const itWithRights = it.skipIf(process.platform === 'win32');
const rights = () =>
  ['', '-wal', '-shm'].map((end) => (statSync(file + end).mode & 0o777).toString(8));

itWithRights('a new file of SQLite is for its owner alone, and what stands beside it', async () => {
  const database = await openDatabase({ file });
  expect(rights()).toEqual(['600', '600', '600']);
  await database.close();
});

itWithRights('so is one that others could read', async () => {
  const before = await openDatabase({ file });
  for (const end of ['', '-wal', '-shm']) chmodSync(file + end, 0o644);
  const database = await openDatabase({ file });
  expect(rights()).toEqual(['600', '600', '600']);
  await database.close();
  await before.close();
});

itWithRights('and one that was empty, with nothing beside it', async () => {
  writeFileSync(file, '', { mode: 0o644 });
  const database = await openDatabase({ file });
  expect(rights()).toEqual(['600', '600', '600']);
  await database.close();
});
