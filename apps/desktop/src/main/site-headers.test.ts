import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@trailbook/fakes/free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteHandler, type SiteHandler } from './site-handler.ts';

const repository = join(import.meta.dirname, '../../../..');
const web = join(repository, 'apps/web');
/** One public address for both, which stands in the pages themselves. */
const SETTINGS = { DATA_DIR: join(repository, 'data'), SITE_URL: 'https://trailbook.example' };
/** For a machine that has much else to do. */
const START_MS = 120_000;

/** Of the connection that only one of them has, and of the very bytes: the window has no statistics to show. */
const OF_ITS_OWN = ['connection', 'content-length', 'date', 'etag', 'keep-alive'];

let window: SiteHandler;
let server: ChildProcess;
let origin: string;

beforeAll(async () => {
  window = await createSiteHandler(join(web, 'build'), { settings: SETTINGS });
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = spawn(process.execPath, ['server/node/serve.ts'], {
    cwd: web,
    env: { ...process.env, ...SETTINGS, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (server.stdout) await once(server.stdout, 'data');
}, START_MS);

afterAll(() => server.kill());

describe("pages from the window's handler and from the server", () => {
  it.each([
    '/en',
    '/en/characters',
    '/en/character/seele',
    '/jp/lightcone/in-the-night',
    '/ru/relics',
    '/en/materials',
    '/fr/planner',
    '/de/warp',
    '/th/achievements',
    '/en/nothing-here',
  ])(
    '%s carry the same headers',
    async (path) => {
      const fromWindow = await window(new Request(`app://trailbook${path}`));
      // The window takes no compression: nobody is between it and the site.
      const fromServer = await fetch(origin + path, { headers: { 'Accept-Encoding': 'identity' } });
      expect(fromWindow.status).toBe(fromServer.status);
      expect(headersOf(fromWindow)).toEqual(headersOf(fromServer));
      expect(fromWindow.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    },
    START_MS,
  );
});

function headersOf({ headers }: Response): Record<string, string> {
  const shared = [...headers].filter(([name]) => !OF_ITS_OWN.includes(name));
  // As many scripts and styles, each by its own hash.
  return Object.fromEntries(
    shared.map(([name, value]) => [name, value.replace(/'sha256-[^']+'/g, "'sha256'")]),
  );
}
