import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Answer, Question } from './sqlite-worker.ts';

/** SQLite as Node brings it, in one file or, for tests, in memory. */
export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => createDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** One connection, used by one transaction at a time: the file has one writer in any case. */
function createDriver(file: string): Driver {
  const { ask, close } = openThread(file);
  const connection = connectionTo(ask);
  const run = (sql: string) => connection.executeQuery(CompiledQuery.raw(sql));
  let last = Promise.resolve();
  let release = () => {};
  return {
    init: async () => {},
    async acquireConnection() {
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      await before;
      release = resolve;
      return connection;
    },
    releaseConnection: async () => release(),
    async beginTransaction(_connection, { accessMode }) {
      // A transaction that begins with a read cannot write once another process has written.
      await run(accessMode === 'read only' ? 'begin' : 'begin immediate');
    },
    commitTransaction: async () => void (await run('commit')),
    rollbackTransaction: async () => void (await run('rollback')),
    destroy: close,
  };
}

type Ask = (question: Question) => Promise<Extract<Answer, { rows: readonly object[] }>>;

/** The build puts the thread's script beside its own. */
const SCRIPT = `sqlite-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`;

const ENDED = 'The thread of the database has ended.';

/** A thread that has the file open, and is asked one question after the other. */
function openThread(file: string): { readonly ask: Ask; close(): Promise<void> } {
  const thread = new Worker(new URL(SCRIPT, import.meta.url), { workerData: file });
  thread.unref();
  let isOver = false;
  thread.on('exit', () => {
    isOver = true;
  });
  return {
    ask(question) {
      if (isOver) return Promise.reject(new Error(ENDED));
      const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<Ask>>>();
      const over = () => {
        thread.off('message', answered).off('error', failed).off('exit', ended).unref();
      };
      const answered = (answer: Answer) => {
        over();
        if ('rows' in answer) resolve(answer);
        else reject(Object.assign(answer.failed, { code: answer.code, errcode: answer.errcode }));
      };
      const failed = (error: unknown) => {
        over();
        reject(error);
      };
      const ended = () => failed(new Error(ENDED));
      thread.on('message', answered).on('error', failed).on('exit', ended).ref();
      thread.postMessage(question);
      return promise;
    },
    async close() {
      if (isOver) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      thread.on('exit', () => resolve()).ref();
      thread.postMessage('close');
      await promise;
    },
  };
}

function connectionTo(ask: Ask): DatabaseConnection {
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, changes, inserted } = await ask({
        sql,
        values: parameters as Question['values'],
      });
      return {
        rows: rows as Row[],
        ...(changes !== undefined && { numAffectedRows: changes }),
        ...(inserted !== undefined && { insertId: inserted }),
      };
    },
    // biome-ignore lint/correctness/useYield: nothing here is read row by row.
    async *streamQuery() {
      throw new Error('SQLite is asked for pages of rows instead.');
    },
  };
}
