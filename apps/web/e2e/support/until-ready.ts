import type { ChildProcess } from 'node:child_process';

const READY_MS = 30_000;

/** Waits until a site of a test's own answers. @throws Error with its log where it ends or takes too long */
export async function untilReady(
  origin: string,
  server: ChildProcess,
  log: () => string,
): Promise<void> {
  const until = Date.now() + READY_MS;
  while (Date.now() < until && server.exitCode === null) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The site has not started: ${log()}`);
}
