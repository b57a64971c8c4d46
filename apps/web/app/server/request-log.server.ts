const MAX_PATH = 200;
const MAX_STACK = 4000;

/** One line on a request: its status, its method and its path, never its query, which may hold secrets. */
export function logLine(status: number, method: string, path: string): string {
  return `${status} ${method} ${shortened(pathOnly(path), MAX_PATH)}`;
}

/** Logs a fault of ours, and where it arose. */
export function logFault(status: number, method: string, path: string, error: unknown): void {
  const where = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(`${logLine(status, method, path)}\n${shortened(where, MAX_STACK)}`);
}

/** Logs what went wrong beside all requests. */
export function logProblem(what: string, error: unknown): void {
  const why = error instanceof Error ? error.message : String(error);
  console.error(`${what} ${shortened(why, MAX_STACK)}`);
}

function pathOnly(path: string): string {
  return path.split(/[?#]/, 1)[0] ?? '';
}

function shortened(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
