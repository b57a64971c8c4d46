import type { TestProject } from 'vitest/node';
import { startServer } from '../bench/server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is. */
    readonly site: string;
  }
}

/** One built site for all engines. */
export async function setup(project: TestProject): Promise<() => void> {
  const server = await startServer();
  project.provide('site', server.origin);
  return () => void server.process.kill();
}
