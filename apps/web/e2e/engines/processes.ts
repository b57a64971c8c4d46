import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';

// Every program and every folder waits for the end.
process.setMaxListeners(200);

/** A program with all that it starts in turn. */
export interface Program {
  /** What it says: errors, and what it is asked to write to its third stream. */
  readonly output: Readable;
  stop(): Promise<void>;
}

export function start(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Program {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    // A group of its own, so that what it starts can be stopped with it.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const output = new PassThrough();
  for (const stream of child.stdio.slice(2)) (stream as Readable).pipe(output, { end: false });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  child.once('close', () => output.end());
  const stop = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  };
  process.once('exit', stop);
  return {
    output,
    async stop() {
      process.removeListener('exit', stop);
      stop();
      await ended;
    },
  };
}

/** Waits for a line of a program. What it says later is read and dropped, lest it wait for a reader. */
export function lineOf(from: Readable, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    from.on('data', (part: Buffer) => {
      if (said.length > 100_000) return;
      said += part;
      const match = said.match(pattern);
      if (match) resolve(match[1] ?? match[0]);
    });
    from.once('end', () => reject(new Error(`It ended before it said ${pattern}: ${said}`)));
  });
}

/** A folder for as long as somebody needs it; it goes at the end, too, where a test broke off before. */
export interface TemporaryFolder {
  readonly path: string;
  remove(): void;
}

export function temporaryFolder(name: string): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), `trailbook-${name}-`));
  const remove = () => {
    process.removeListener('exit', remove);
    rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  process.once('exit', remove);
  return { path, remove };
}
