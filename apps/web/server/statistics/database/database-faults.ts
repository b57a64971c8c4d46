const SQLITE_BUSY = 5;
/** Too big, against a constraint, of another type. */
const SQLITE_REFUSES: readonly number[] = [18, 19, 20];
/** Of data that cannot be, and against a constraint. */
const POSTGRES_REFUSES = /^2[23]...$/;
/** Its connection fails (but for how it was asked for), it is short of something, or it starts or ends. */
const POSTGRES_IS_ABSENT = /^(?:08(?!P01)...|53...|57P0[1-3])$/;
const NETWORK_FAILS: readonly unknown[] = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
];
/** What the client of PostgreSQL says of a connection without a code. */
const CONNECTION_FAILS = /^Connection terminated|^timeout exceeded when trying to connect$/;
/** Deadlock and serialization failure. */
const IN_THE_WAY: readonly unknown[] = ['40001', '40P01'];

/** Whether another transaction was in the way, and a second try succeeds. */
export function wasInTheWay(error: unknown): boolean {
  return IN_THE_WAY.includes(codeOf(error));
}

/** Another process writes into the file of SQLite. */
export function isBusyFile(error: unknown): boolean {
  return resultOf(error) === SQLITE_BUSY;
}

/**
 * Whether only this one thing cannot be done: the database refuses it, or what it keeps of it cannot be read. All other
 * faults are of a database that is away.
 */
export function isRefusal(error: unknown): boolean {
  const code = codeOf(error);
  // Of our own code: errors of the network have one.
  if (error instanceof TypeError || error instanceof RangeError) return code === undefined;
  return SQLITE_REFUSES.includes(resultOf(error)) || POSTGRES_REFUSES.test(String(code));
}

/** Whether a database cannot be reached now, and may be later: nothing is wrong with how it was asked. */
export function isUnreachable(error: unknown): boolean {
  const code = codeOf(error);
  if (code === undefined) return error instanceof Error && CONNECTION_FAILS.test(error.message);
  return NETWORK_FAILS.includes(code) || POSTGRES_IS_ABSENT.test(String(code));
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** What SQLite says; not a number for another's error. */
function resultOf(error: unknown): number {
  if (!(error instanceof Error && 'errcode' in error)) return Number.NaN;
  // What it was about in particular stands in the higher bits.
  return Number(error.errcode) & 0xff;
}
