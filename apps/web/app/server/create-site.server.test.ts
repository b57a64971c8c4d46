import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from './config.server';
import { refuse } from './create-site.server';
import { smallSite } from './test/site';

const page = (html: string, headers: HeadersInit = {}) =>
  Promise.resolve(new Response(html, { headers: { 'Content-Type': 'text/html', ...headers } }));
const ask = (path: string, headers: HeadersInit = {}) =>
  new Request(`http://localhost:3000${path}`, { headers });

afterEach(() => vi.restoreAllMocks());

describe('every answer', () => {
  it.each([
    ['a page', ask('/en')],
    ['a refusal', ask('/a'.repeat(40))],
    ['a sign of life', ask('/healthz')],
    ['a way to elsewhere', ask('/favicon.ico')],
    ['a wrong method', new Request('http://localhost/en', { method: 'DELETE' })],
  ])('to %s carries the security headers', async (_what, request) => {
    expectSecured(await smallSite()(request));
  });

  it('carries them even where the routes fail, and tells nothing of the failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const site = smallSite({ routes: () => Promise.reject(new Error('secret path /srv/x')) });
    const answer = await site(ask('/en?authkey=secret'));
    expect(answer.status).toBe(500);
    expectSecured(answer);
    expect(await answer.text()).toBe('INTERNAL');
    expect(vi.mocked(console.error).mock.calls.flat().join()).not.toContain('authkey');
  });

  it('carries them where there was no request at all', () => {
    expectSecured(refuse(400));
  });

  it('names its scripts anew, and tells the routes how', async () => {
    const site = smallSite({ routes: (_request, { nonce }) => page(nonce) });
    const [one, two] = [await site(ask('/en')), await site(ask('/en'))];
    const nonce = await one.text();
    expect(one.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`);
    expect(await two.text()).not.toBe(nonce);
  });
});

describe('the routes', () => {
  it('are not asked for what is refused', async () => {
    const routes = vi.fn(() => page(''));
    const site = smallSite({ routes });
    expect((await site(ask(`/en${'/a'.repeat(7700)}`))).status).toBe(414);
    expect((await site(ask('/en?_data=root'))).status).toBe(400);
    expect(routes).not.toHaveBeenCalled();
  });

  it('get the public address, never a made-up host', async () => {
    const site = smallSite({ routes: (_request, { origin }) => page(origin) });
    const answer = await site(new Request('http://evil.example/en'));
    expect(await answer.text()).toBe('http://localhost:3000');
    const known = smallSite({
      config: readConfig({ SITE_URL: 'https://trailbook.example' }),
      routes: (_request, { origin }) => page(origin),
    });
    expect(await (await known(ask('/en'))).text()).toBe('https://trailbook.example');
  });
});

describe('what the asker has or takes', () => {
  it('is not sent again under the same tag', async () => {
    const site = smallSite({ routes: () => page('a'.repeat(5000), { ETag: '"1"' }) });
    for (const known of ['"1"', 'W/"1"', '"0", "1"', '*']) {
      const answer = await site(ask('/en', { 'If-None-Match': known }));
      expect(answer.status).toBe(304);
      expect(await answer.text()).toBe('');
      expectSecured(answer);
    }
    expect((await site(ask('/en', { 'If-None-Match': '"11"' }))).status).toBe(200);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip;q=1, br;q=0', 'gzip'],
    ['identity', null],
    ['', null],
  ])('%s gets %s', async (header, encoding) => {
    const site = smallSite({ routes: () => page('a'.repeat(5000)) });
    const answer = await site(ask('/en', { 'Accept-Encoding': header }));
    expect(answer.headers.get('Content-Encoding')).toBe(encoding);
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
  });
});

function expectSecured({ headers }: Response): void {
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'");
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('X-Frame-Options')).toBe('DENY');
}
