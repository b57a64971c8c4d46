import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { PassThrough, pipeline } from 'node:stream';
import { pipeline as piped } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { unpackHistory } from '@trailbook/core/internal/global-statistics';
import { BANNER_TYPES } from '@trailbook/core/internal/warp';
import type { Insertable, Transaction } from 'kysely';
import * as z from 'zod';
import { inSnapshot, inTransaction } from './database/in-transaction.ts';
import type { Database, Tables } from './database/tables.ts';
import { publishAllNext } from './publish.ts';
import { allContributions, batches, lockAll, rebuildWithin } from './recount.ts';
import type { ContributorNames } from './statistics-key.ts';

const head = z.strictObject({
  format: z.literal('trailbook-statistics'),
  version: z.literal([1, 2]),
});
/** In files of version 1 the id of the newest pull stood in place of its mark. */
const line = z.tuple([
  z.string().regex(/^[\w-]{20,64}$/),
  z.literal(BANNER_TYPES),
  z.string().regex(/^[\w-]{1,32}$/),
  z.base64(),
]);
const foot = z.strictObject({ contributions: z.int(), sha256: z.string() });

/** Thrown for a file that is no whole backup. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/**
 * Writes all contributions, as they are at one moment, to a file: a line each, compressed, with their sum at the
 * end. Counters are made from them. The same file for either database.
 */
export async function backup(database: Database, file: string): Promise<number> {
  const part = `${file}.part`;
  try {
    const contributions = await writeBackup(database, part);
    await rename(part, file);
    return contributions;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function writeBackup(database: Database, part: string): Promise<number> {
  const lines = new PassThrough();
  const written = piped(lines, createGzip(), createWriteStream(part, { mode: 0o600 }));
  // It may fail before anybody waits for it, and is heard of then.
  written.catch(() => {});
  const hash = createHash('sha256');
  const put = async (value: unknown) => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    if (!lines.write(text)) await Promise.race([once(lines, 'drain'), written]);
  };
  const contributions = await inSnapshot(database, async (transaction) => {
    await put({ format: 'trailbook-statistics', version: 2 });
    let count = 0;
    for await (const row of allContributions(transaction)) {
      const packed = Buffer.from(row.history).toString('base64');
      await put([row.contributor, row.banner_type, row.last_pull, packed]);
      count++;
    }
    return count;
  });
  lines.end(`${JSON.stringify({ contributions, sha256: hash.digest('hex') })}\n`);
  await written;
  return contributions;
}

const ROWS = 500;

/**
 * Puts a backup in place of all that the database holds, and makes the counters anew. A file that is not whole
 * changes nothing. Its contributors become public with the next step of the figures.
 *
 * @param names - of the site's key: older files hold ids of pulls, which are hashed
 * @throws BackupError
 */
export function restore(
  database: Database,
  file: string,
  names: ContributorNames,
): Promise<number> {
  return inTransaction(database, async (transaction) => {
    await lockAll(transaction, database);
    await transaction.deleteFrom('contribution').execute();
    for await (const rows of batches(readBackup(file, names), ROWS)) {
      await insert(transaction, rows);
    }
    await publishAllNext(transaction);
    return rebuildWithin(transaction);
  });
}

interface BackupRow {
  /** In the file. */
  readonly line: number;
  readonly values: Insertable<Tables['contribution']>;
}

type Key = Pick<BackupRow['values'], 'contributor' | 'banner_type'>;

/** Where a line stands twice, the database says so of the statement, and not of the line. */
async function insert(transaction: Transaction<Tables>, rows: readonly BackupRow[]): Promise<void> {
  const inserted = await transaction
    .insertInto('contribution')
    .values(rows.map(({ values }) => values))
    .onConflict((conflict) => conflict.columns(['contributor', 'banner_type']).doNothing())
    .returning(['contributor', 'banner_type'])
    .execute();
  const isNew = new Set(inserted.map(keyOf));
  // What is taken out the first time is not there the second.
  const twice = rows.find(({ values }) => !isNew.delete(keyOf(values)));
  if (twice) {
    throw new BackupError(`Line ${twice.line} of the backup is of an account that it has already.`);
  }
}

function keyOf({ contributor, banner_type }: Key): string {
  return `${contributor} ${banner_type}`;
}

async function* readBackup(file: string, names: ContributorNames): AsyncGenerator<BackupRow> {
  const hash = createHash('sha256');
  let [count, version, isWhole] = [0, 0, false];
  for await (const text of linesOf(file)) {
    if (isWhole) throw new BackupError('Something follows the end of the backup.');
    const value = parsed(text);
    if (version === 0) {
      const beginning = head.safeParse(value);
      if (!beginning.success) {
        throw new BackupError('Line 1 is not how a backup of these statistics begins.');
      }
      version = beginning.data.version;
      hash.update(`${text}\n`);
      continue;
    }
    const end = foot.safeParse(value);
    if (end.success) {
      isWhole = end.data.contributions === count && end.data.sha256 === hash.digest('hex');
      if (!isWhole) throw new BackupError('The backup was changed after it was written.');
      continue;
    }
    hash.update(`${text}\n`);
    const row = line.safeParse(value);
    if (!row.success) throw new BackupError(`Line ${count + 2} of the backup cannot be read.`);
    const [contributor, banner_type, last, packed] = row.data;
    const last_pull = version === 1 ? names.markOf(contributor, last) : last;
    const history = new Uint8Array(Buffer.from(packed, 'base64'));
    unpackHistory(banner_type, history);
    yield { line: count + 2, values: { contributor, banner_type, last_pull, history } };
    count++;
  }
  if (!isWhole) throw new BackupError('The backup has no end: it was not written whole.');
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const unpacked = pipeline(createReadStream(file), createGunzip(), () => {});
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const chunk of unpacked) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw new BackupError(`${file} cannot be read as a backup: ${(error as Error).message}`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
