import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** SQLite stands still while it works; in a thread of its own nobody else does. */

export interface Question {
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
}

export type Answer =
  | {
      readonly rows: readonly object[];
      readonly changes?: bigint;
      readonly inserted?: bigint;
    }
  | { readonly failed: Error; readonly code?: unknown; readonly errcode?: unknown };

/** How long the start waits for another process that opens the file; no site stands still yet. */
const OPEN_MS = 5000;
/** Who waits longer does so in `inTransaction`, and lets others ask meanwhile. */
const BUSY_MS = 10;
const KEPT_STATEMENTS = 100;

const port = parentPort;
if (!port) throw new Error('This is a part of the server.');
let database: DatabaseSync | undefined;
const statements = new Map<string, StatementSync>();

port.on('message', (question: Question | 'close') => {
  if (question === 'close') {
    database?.close();
    port.close();
    return;
  }
  const answer = answerTo(question);
  const bytes = 'rows' in answer ? answer.rows.flatMap(Object.values).filter(isBytes) : [];
  port.postMessage(
    answer,
    bytes.map(({ buffer }) => buffer),
  );
});

function answerTo({ sql, values }: Question): Answer {
  try {
    database ??= opened(workerData);
    // What players give is written in transactions, which end when the disk has it. Single statements count calls and
    // the like: after a power cut the last of them may be missing.
    if (sql === 'begin immediate') waitForDisk(database, true);
    else if (!database.isTransaction) waitForDisk(database, false);
    // Of a disk that is full SQLite has rolled back by itself, and what would follow hides the cause.
    if (sql === 'rollback' && !database.isTransaction) return { rows: [] };
    const statement = prepared(database, sql);
    // Kysely passes on what the tables' types allow: numbers, texts and bytes.
    if (statement.columns().length > 0) return { rows: statement.all(...values) };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], changes: BigInt(changes), inserted: BigInt(lastInsertRowid) };
  } catch (error) {
    // A copy of an error for another thread loses what is not an error's own.
    const { code, errcode } = error as { code?: unknown; errcode?: unknown };
    return { failed: error as Error, code, errcode };
  }
}

function opened(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: OPEN_MS });
  // Readers and the writer do not wait for one another.
  database.exec('PRAGMA journal_mode = WAL;');
  database.exec(`PRAGMA busy_timeout = ${BUSY_MS};`);
  return database;
}

let waits: boolean | undefined;

function waitForDisk(database: DatabaseSync, wanted: boolean): void {
  if (waits === wanted) return;
  database.exec(`PRAGMA synchronous = ${wanted ? 'FULL' : 'NORMAL'};`);
  waits = wanted;
}

function prepared(database: DatabaseSync, sql: string): StatementSync {
  const known = statements.get(sql);
  if (known) return known;
  const statement = database.prepare(sql);
  if (statements.size >= KEPT_STATEMENTS) statements.clear();
  statements.set(sql, statement);
  return statement;
}

function isBytes(value: unknown): value is Uint8Array<ArrayBuffer> {
  return value instanceof Uint8Array && value.buffer instanceof ArrayBuffer;
}
