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
  const server = await startServer({ OFFLINE: 'false' });
  project.provide('site', server.origin);
  return () => void server.process.kill();
}
