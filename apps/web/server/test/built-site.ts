import { afterAll, beforeAll } from 'vitest';
import { startServer } from '../../test/server-process.ts';

/** For a machine that has much else to do. */
const START_MS = 60_000;

export interface BuiltSite {
  /** Asks as a program does, which follows no redirect. */
  ask(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** The page that is served there. @throws Error where none is */
  html(path: string): Promise<string>;
}

/**
 * The built site for the tests of one file, from before the first of them until after the last.
 *
 * @param prepare - gives its settings, once whatever they name is there
 */
export function builtSite(prepare: () => Readonly<Record<string, string>> = () => ({})): BuiltSite {
  let server: Awaited<ReturnType<typeof startServer>> | undefined;
  beforeAll(async () => {
    server = await startServer({ OFFLINE: 'false', ...prepare() });
  }, START_MS);
  afterAll(() => void server?.process.kill());
  const ask: BuiltSite['ask'] = (path, headers = {}) =>
    fetch(`${server?.origin}${path}`, { headers, redirect: 'manual' });
  return {
    ask,
    async html(path) {
      const answer = await ask(path);
      if (answer.status !== 200) throw new Error(`${path} is answered with ${answer.status}.`);
      return answer.text();
    },
  };
}
