import { currentRequestId } from './request-id.ts';

const MAX_PATH = 200;
const MAX_TEXT = 4000;
/** Account numbers and ids of pulls have nine digits or more; nothing else that we log has. */
const NUMBERS_OF_PLAYERS = /\d{9,}/g;

type Level = 'info' | 'warn' | 'error';

/** How a request went. */
interface Answered {
  readonly status: number;
  readonly method: string;
  readonly path: string;
}

/** Logs a request that has been answered, for operators who ask for it. */
export function logRequest(answered: Answered, seconds: number): void {
  write('info', 'request', { ...loggable(answered), ms: Math.round(seconds * 1000) });
}

/** Logs a fault of ours, and where it arose. */
export function logFault(status: number, method: string, path: string, error: unknown): void {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  write('error', 'fault', { ...loggable({ status, method, path }), stack: safe(stack, MAX_TEXT) });
}

/** Logs a problem outside of requests. */
export function logProblem(what: string, error: unknown): void {
  const why = error instanceof Error ? error.message : String(error);
  write('warn', 'problem', { what, why: safe(why, MAX_TEXT) });
}

/** One line of JSON: when, how grave, what, in the name of which request. */
function write(level: Level, event: string, facts: Readonly<Record<string, unknown>>): void {
  const request = currentRequestId();
  const line = { time: new Date().toISOString(), level, event, request, ...facts };
  console.error(JSON.stringify(line));
}

/** No address of ours has another sign, and a link that was pasted as one may hold a key. */
const BEYOND_ADDRESSES = /[^\w/.-].*$/s;

/** A query may hold secrets, and is never written. */
function loggable({ status, method, path }: Answered): Answered {
  return { status, method, path: safe(path.replace(BEYOND_ADDRESSES, ''), MAX_PATH) };
}

function safe(text: string, length: number): string {
  const cut = text.length > length ? `${text.slice(0, length)}…` : text;
  return cut.replace(NUMBERS_OF_PLAYERS, '#');
}
