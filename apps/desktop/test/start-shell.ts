import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface StartedShell {
  readonly origin: string;
  /** From the first line of the main process to its first window. */
  readonly startedMs: number;
  readonly process: ChildProcess;
}

/** Starts what `pnpm build` bundled, on the fake of Electron. */
export async function startShell(): Promise<StartedShell> {
  const main = join(import.meta.dirname, '../dist/main/main.js');
  const child = spawn(process.execPath, [join(import.meta.dirname, 'shell.process.ts'), main], {
    env: { ...process.env, HOME: mkdtempSync(join(tmpdir(), 'trailbook-home-')) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [told] = (await once(child.stdout, 'data')) as [Buffer];
  const { port, startedMs } = JSON.parse(told.toString()) as { port: number; startedMs: number };
  return { origin: `http://localhost:${port}`, startedMs, process: child };
}
