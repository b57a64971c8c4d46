import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { DatabaseKind } from '../database/tables.ts';
import type { DatabasePlace } from '../open-database.ts';
import { startPostgres, type TestPostgres } from './start-postgres.ts';

export const DATABASE_KINDS: readonly DatabaseKind[] = ['sqlite', 'postgres'];

const START_MS = 400_000;
const STOP_MS = 60_000;

/** Places for databases of either kind, while the tests of a file run. */
export interface EmptyDatabases {
  /** For files: it goes when the tests have ended. */
  readonly folder: string;
  /** Where no database was before. */
  place(kind: DatabaseKind): Promise<DatabasePlace>;
}

/** Has a PostgreSQL start before the tests of a file, and stop after them. */
export function emptyDatabases(): EmptyDatabases {
  const folder = mkdtempSync(join(tmpdir(), 'trailbook-databases-'));
  let postgres: TestPostgres;
  let made = 0;

  beforeAll(async () => {
    postgres = await startPostgres(['fsync=off']);
  }, START_MS);

  afterAll(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }, STOP_MS);

  return {
    folder,
    async place(kind) {
      const name = `empty_${made++}`;
      return kind === 'postgres'
        ? { url: await postgres.create(name) }
        : { file: join(folder, `${name}.sqlite`) };
    },
  };
}
