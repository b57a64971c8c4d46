import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from '../../test/server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is. */
    readonly site: string;
  }
}

/** One built site for all engines, which keep nothing of it from one story to the next. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'trailbook-engines-'));
  const server = await startServer({ OFFLINE: 'false', STORE_DIR: folder });
  project.provide('site', server.origin);
  return () => {
    server.process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    server.process.kill();
  };
}
