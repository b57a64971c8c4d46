import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '@trailbook/fakes/free-port';

/** As it is started where it is run: see docs/operation.md. */
const YOUNG = ['--min-semi-space-size=8'];
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

/**
 * The built site in a process of its own, for benchmarks and for tests of how it is set up.
 *
 * @param at - the port, where it must be that of one before it
 * @param sign - of life, which is waited for
 * @param script - what starts it, where it is not what starts it elsewhere
 */
export async function startServer(
  settings: Readonly<Record<string, string>> = {},
  at?: string,
  sign: '/readyz' | '/healthz' = '/readyz',
  script = 'server/node/serve.ts',
): Promise<{ origin: string; process: ChildProcess; written: () => string }> {
  const port = at ?? (await freePort());
  const server = spawn(process.execPath, [...YOUNG, script], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...FEW_ARENAS, ...settings, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk) => {
      written += chunk;
    });
  }
  const origin = `http://localhost:${port}`;
  if (!(await isReady(server, origin + sign))) {
    server.kill();
    throw new Error(`The site did not start. Build it first: pnpm build\n${written}`);
  }
  return { origin, process: server, written: () => written };
}

/** Asks until it is; false once the server has ended, or after most of a minute. */
async function isReady(server: ChildProcess, url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 500 && server.exitCode === null; attempt++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
