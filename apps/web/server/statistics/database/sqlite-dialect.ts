import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
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

/** How long the start waits for another process that opens the file; no site stands still yet. */
const OPEN_MS = 5000;
/** The process stands still while SQLite waits, so writers wait in `inTransaction` instead. */
const BUSY_MS = 10;
const KEPT_STATEMENTS = 100;

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
  const database = new DatabaseSync(file, { timeout: OPEN_MS });
  // Readers and the writer do not wait for one another. After a power cut the last moments may be missing,
  // and are brought by the contributor's next import; what is there is whole.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  database.exec(`PRAGMA busy_timeout = ${BUSY_MS};`);
  const connection = connectionTo(database);
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
    async rollbackTransaction() {
      // Of a disk that is full SQLite has rolled back by itself, and what would follow hides the cause.
      if (database.isTransaction) await run('rollback');
    },
    destroy: async () => database.close(),
  };
}

function connectionTo(database: DatabaseSync): DatabaseConnection {
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string) => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    if (statements.size >= KEPT_STATEMENTS) statements.clear();
    statements.set(sql, statement);
    return statement;
  };
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const statement = prepared(sql);
      // Kysely passes on what the tables' types allow: numbers, texts and bytes.
      const values = parameters as SQLInputValue[];
      if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
      const { changes, lastInsertRowid } = statement.run(...values);
      return {
        rows: [],
        numAffectedRows: BigInt(changes),
        insertId: BigInt(lastInsertRowid),
      };
    },
    // biome-ignore lint/correctness/useYield: nothing here is read row by row.
    async *streamQuery() {
      throw new Error('SQLite is asked for pages of rows instead.');
    },
  };
}
