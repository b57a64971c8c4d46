import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { CHUNK_BYTES } from '../http/chunks.ts';
import { nodeHandler } from './node-adapter.ts';
import { refuseBroken } from './refuse-broken.ts';

const web = join(import.meta.dirname, '../..');
/** How long a signal leaves those who are connected. */
export interface Graces {
  /** Who has not said all of a request by then is not waited for: a browser opens lines ahead, too. */
  readonly askMs: number;
  /** An import that is under way may take so long; most take less. */
  readonly answerMs: number;
}
export const GRACES: Graces = { askMs: 5000, answerMs: 60_000 };
/** A request must arrive within this, its headers within half of it. */
const SLOWEST_REQUEST_MS = 30_000;
/** How often Node looks for requests that did not; half a minute by default, which would double both. */
const CHECK_MS = 1000;
/**
 * How long a proxy's line is kept without a request. The proxy must end it sooner (see Caddyfile), or a request may meet
 * a line that is just being closed. Lines of browsers, which are many, are kept for Node's five seconds.
 */
export const PROXY_IDLE_MS = 65_000;
/** Each may hold some 100 kB of an answer. Those beyond are hung up on at once. */
const MOST_CONNECTIONS = 2000;

/**
 * Serves the built site until a signal ends the process.
 *
 * @param graces - shorter in tests, which would wait for them
 */
export async function serve(graces: Graces = GRACES): Promise<void> {
  // React reads it when the build is imported: its development half is slow and chatty.
  process.env.NODE_ENV ??= 'production';
  // What a drawing leaves behind dies at once: a young generation that does not grow keeps the process at
  // two thirds of the memory. How large it is can only be said to the process itself: see docs/operation.md.
  setFlagsFromString('--semi-space-growth-factor=1');
  // Many threads that share a sweep wait for each other, and on a busy machine for a core: one takes half as long.
  setFlagsFromString('--no-parallel-scavenge');
  // Else the old one grows to four times what lives in it before it is swept: 70 MB for 6 % of the time.
  setFlagsFromString('--heap-growing-percent=50');
  const { port, proxies, handler, refuse, statistics } = await openOrStop();
  const server = createServer(
    {
      requestTimeout: SLOWEST_REQUEST_MS,
      headersTimeout: SLOWEST_REQUEST_MS / 2,
      connectionsCheckingInterval: CHECK_MS,
      ...(proxies > 0 && { keepAliveTimeout: PROXY_IDLE_MS }),
      highWaterMark: CHUNK_BYTES,
      // Ours refuses who names none, with its headers.
      requireHostHeader: false,
    },
    handler,
  );
  refuseBroken(server, refuse);
  const hangUpOnUnasked = linesOf(server);
  server.maxConnections = MOST_CONNECTIONS;
  server.on('error', (error: NodeJS.ErrnoException) => {
    stop(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Set the environment variable PORT to another.`
        : error.message,
    );
  });
  server.listen(port, () => {
    const { port: given } = server.address() as AddressInfo;
    console.info(`Trailbook is at http://localhost:${given}`);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => close(server, statistics, hangUpOnUnasked, graces));
  }
}

/** Answers open requests within the grace, and ends the process. */
function close(
  server: Server,
  statistics: { close(): Promise<void> },
  hangUpOnUnasked: () => void,
  { askMs, answerMs }: Graces,
): void {
  if (!server.listening) return;
  // Contributions are stored by now; closing only spares the next start the work of adding them up.
  server.close(() => void statistics.close().finally(() => process.exit(0)));
  // Kept-alive connections would hold the door open.
  setInterval(() => server.closeIdleConnections(), 100);
  // Node's own deadlines end with the listening.
  setTimeout(hangUpOnUnasked, askMs);
  setTimeout(() => process.exit(0), answerMs);
}

/** @returns what hangs up on all lines on which no whole request is being answered */
function linesOf(server: Server): () => void {
  const lines = new Map<Socket, IncomingMessage | undefined>();
  server.on('connection', (line: Socket) => {
    lines.set(line, undefined);
    line.on('close', () => lines.delete(line));
  });
  server.on('request', (asked: IncomingMessage, answer) => {
    const line = asked.socket;
    lines.set(line, asked);
    answer.on('close', () => {
      if (lines.get(line) === asked) lines.set(line, undefined);
    });
  });
  return () => {
    for (const [line, asked] of lines) if (!asked?.complete) line.destroy();
  };
}

/** Wrong settings and damaged game data show here, each by name. */
async function openOrStop() {
  try {
    const { openGlobalStatistics, openSite, readConfig, refuse } = await loadBuild();
    const config = readConfig(process.env);
    const statistics = await openGlobalStatistics(config);
    const site = openSite(config, join(web, 'build/client'), statistics);
    const { port, proxies } = config;
    return { port, proxies, handler: nodeHandler(site, refuse), refuse, statistics };
  } catch (error) {
    return stop((error as Error).message);
  }
}

async function loadBuild(): Promise<typeof import('../site/open-site.ts')> {
  // The bundler builds it from server/site/open-site.ts.
  return import(pathToFileURL(join(web, 'build/server/index.js')).href);
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

if (import.meta.main) {
  process.chdir(web);
  await serve();
}
