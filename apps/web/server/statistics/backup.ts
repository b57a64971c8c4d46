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
import { allContributions, lockAll, rebuildWithin } from './recount.ts';

const head = z.strictObject({ format: z.literal('trailbook-statistics'), version: z.literal(1) });
const line = z.tuple([
  z.string().regex(/^[\w-]{20,64}$/),
  z.literal(BANNER_TYPES),
  z.string().regex(/^\d{1,24}$/),
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
    await put({ format: 'trailbook-statistics', version: 1 });
    let count = 0;
    for await (const row of allContributions(transaction)) {
      const packed = Buffer.from(row.history).toString('base64');
      await put([row.contributor, row.banner_type, row.last_id, packed]);
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
 * changes nothing.
 *
 * @throws BackupError
 */
export function restore(database: Database, file: string): Promise<number> {
  return inTransaction(database, async (transaction) => {
    await lockAll(transaction, database);
    await transaction.deleteFrom('contribution').execute();
    for await (const rows of batches(readBackup(file))) {
      await insert(transaction, rows);
    }
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

async function* batches<T>(rows: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length === ROWS) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

async function* readBackup(file: string): AsyncGenerator<BackupRow> {
  const hash = createHash('sha256');
  let [count, hasHead, isWhole] = [0, false, false];
  for await (const text of linesOf(file)) {
    if (isWhole) throw new BackupError('Something follows the end of the backup.');
    const value = parsed(text);
    if (!hasHead) {
      if (!head.safeParse(value).success) {
        throw new BackupError('Line 1 is not how a backup of these statistics begins.');
      }
      hasHead = true;
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
    const [contributor, banner_type, last_id, packed] = row.data;
    const history = new Uint8Array(Buffer.from(packed, 'base64'));
    unpackHistory(banner_type, history);
    yield { line: count + 2, values: { contributor, banner_type, last_id, history } };
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
