import { join } from 'node:path';
import { HOSTILE_REQUESTS, problemsOf } from '@trailbook/hostile';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createSiteHandler, type SiteHandler } from './site-handler.ts';

const repository = join(import.meta.dirname, '../../../..');
let site: SiteHandler;

beforeAll(async () => {
  site = await createSiteHandler(join(repository, 'apps/web/build'), {
    DATA_DIR: join(repository, 'data'),
  });
  // What is slow only once is no attack: pages are drawn, lists are made.
  for (const path of ['/en', '/nowhere', '/en.data', '/en/characters', '/data/en/planner.pack']) {
    await ask(path);
  }
});

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

  it('bring their scripts and styles', async () => {
    const [asset = ''] = (await ask('/en')).body.match(/\/assets\/[\w.-]+\.js/) ?? [];
    const script = await ask(asset);
    expect(problemsOf(script, { status: 200 })).toEqual([]);
    expect(script.headers.get('content-type')).toMatch('text/javascript');
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

describe('hostile requests of a page', () => {
  /** Of the processor's time, which a busy machine does not lengthen. */
  const LONGEST_MS = 100;

  it.each(HOSTILE_REQUESTS)('$name: $status, at once', async (hostile) => {
    const logged = vi.spyOn(console, 'error');
    const { target, method = 'GET', headers = {}, body } = hostile;
    const began = process.threadCpuUsage();
    const answer = await ask(target, { method, headers, ...(body === undefined ? {} : { body }) });
    const { user } = process.threadCpuUsage(began);
    expect(problemsOf(answer, hostile)).toEqual([]);
    expect(user / 1000).toBeLessThan(LONGEST_MS);
    expect(logged).not.toHaveBeenCalled();
  });
});
