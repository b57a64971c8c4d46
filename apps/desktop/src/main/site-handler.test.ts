import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HOSTILE_REQUESTS, problemsOf } from '@trailbook/hostile';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createSiteHandler, type SiteHandler } from './site-handler.ts';

const repository = join(import.meta.dirname, '../../../..');
const SETTINGS = { DATA_DIR: join(repository, 'data') };
/** For a machine that has much else to do. */
const START_MS = 60_000;
let site: SiteHandler;

beforeAll(async () => {
  site = await createSiteHandler(join(repository, 'apps/web/build'), { settings: SETTINGS });
  // What is slow only once is no attack: pages are drawn, lists are made.
  for (const path of ['/en', '/nowhere', '/en.data', '/en/characters', '/data/en/planner.pack']) {
    await ask(path);
  }
}, START_MS);

async function ask(target: string, init: RequestInit = {}) {
  const response = await site(new Request(`app://trailbook${target}`, init));
  return {
    status: response.status,
    headers: new Map(response.headers),
    body: await response.text(),
  };
}

describe("the window's own pages", () => {
  it('come whole and uncompressed, with the headers of the site', async () => {
    const page = await ask('/en', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(problemsOf(page, { status: 200 })).toEqual([]);
    expect(page.headers.get('content-encoding')).toBeUndefined();
    expect(page.body).toContain('</html>');
  });

  it('look for the bridge before anything is shown, and then have no foot', async () => {
    const [head = '', body = ''] = (await ask('/en')).body.split('<body');
    expect(head).toContain('"trailbook"in window');
    expect(head).toMatch(/:root\[data-desktop\]\s*>\s*body\s*>\s*footer/);
    expect(body).toContain('<footer');
  });

  it('bring their scripts and styles', async () => {
    const [asset = ''] = (await ask('/en')).body.match(/\/assets\/[\w.-]+\.js/) ?? [];
    const script = await ask(asset);
    expect(problemsOf(script, { status: 200 })).toEqual([]);
    expect(script.headers.get('content-type')).toMatch('text/javascript');
  });

  it.each(['/en', '/en.data', '/data/en/offline.json', '/nowhere', '/api/v1/config'])(
    'have a head of their own, without a body: %s',
    async (path) => {
      const whole = await ask(path);
      const head = await ask(path, { method: 'HEAD' });
      expect(whole.body).not.toBe('');
      expect(head.body).toBe('');
      expect(head.status).toBe(whole.status);
      expect(head.headers.get('content-type')).toBe(whole.headers.get('content-type'));
    },
  );

  it('count nothing of other players, and say so: there is no server of the statistics in it', async () => {
    const answer = await ask('/api/v1/warp_fetch/11');
    expect(answer.status).toBe(503);
    expect(answer.body).toContain('NO_STATISTICS');
  });

  it('offer nothing to be contributed', async () => {
    const { body } = await ask('/en/settings');
    expect(body).toContain('Preferences');
    expect(body).not.toContain('Global statistics');
    expect((await ask('/en/privacy')).body).not.toContain('its rarity, the day and the banner');
  });

  it.each([
    'app://evil/en',
    'app://trailbook.example/en',
    'app://trailbook:81/en',
    'app://user@trailbook/en',
    'https://trailbook/en',
  ])('are not at %s', async (address) => {
    // The web's Request takes no names in addresses; Electron's has whatever the page asked for.
    const request = { ...new Request('app://trailbook/en'), url: address } as Request;
    const answer = await site(request);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
  });
});

it("the site's build needs nothing beside itself: a packaged program has no node_modules", () => {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  cpSync(join(repository, 'apps/web/build/server'), folder, { recursive: true });
  const entry = pathToFileURL(join(folder, 'index.js')).href;
  const child = spawnSync(process.execPath, ['-e', `await import('${entry}')`], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(child.stderr).not.toContain('Cannot find');
  expect(child.status).toBe(0);
});

describe('hostile requests of a page', () => {
  /** Of the processor's time, which a busy machine does not lengthen. */
  const LONGEST_MS = 100;
  /** What is slow once may have been cleared up after. */
  const ROUNDS = 3;

  it.each(HOSTILE_REQUESTS)('$name: $status, at once', async (hostile) => {
    const logged = vi.spyOn(console, 'error');
    const { target, method = 'GET', headers = {}, body } = hostile;
    const init = { method, headers, ...(body === undefined ? {} : { body }) };
    let shortest = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS && shortest >= LONGEST_MS; round++) {
      const began = process.threadCpuUsage();
      const answer = await ask(target, init);
      shortest = Math.min(shortest, process.threadCpuUsage(began).user / 1000);
      expect(problemsOf(answer, hostile)).toEqual([]);
    }
    expect(shortest).toBeLessThan(LONGEST_MS);
    expect(logged).not.toHaveBeenCalled();
  });
});
