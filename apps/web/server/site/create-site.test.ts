import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config/config';
import { smallSite } from '../test/small-site';
import { refuse } from './create-site';

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

  it('carries them for what never became a request', () => {
    expectSecured(refuse(400));
  });

  it('keeps the policy that a page was drawn with', async () => {
    const policy = "default-src 'self'; script-src 'sha256-abc='";
    const site = smallSite({ routes: () => page('', { 'Content-Security-Policy': policy }) });
    expect((await site(ask('/en'))).headers.get('Content-Security-Policy')).toBe(policy);
  });
});

it('an answer for some origins says that it depends on the origin, compressed or not', async () => {
  const routes = async () =>
    new Response('x'.repeat(3000), {
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
    });
  const site = smallSite({ routes });
  for (const accepted of ['', 'br']) {
    const answer = await site(ask('/api/v1/state', { 'Accept-Encoding': accepted }));
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding, Origin');
  }
});

it('HEAD is told to depend on what GET depends on', async () => {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  const routes = async ({ method }: Request) =>
    new Response(method === 'HEAD' ? null : '{}', { headers });
  const site = smallSite({ routes });
  for (const method of ['GET', 'HEAD']) {
    const request = new Request('http://localhost:3000/api/v1/config', { method });
    expect((await site(request)).headers.get('Vary')).toBe('Accept-Encoding');
  }
});

describe('a body', () => {
  const post = (body: BodyInit, headers: HeadersInit = {}) =>
    new Request('http://localhost:3000/api/v1/warp/import', {
      ...{ method: 'POST', body, headers, duplex: 'half' },
    } as RequestInit);

  it('that comes slowly takes no place of a call', async () => {
    const routes = vi.fn(() => page('answered'));
    const site = smallSite({ routes });
    const slow = Array.from({ length: 50 }, () => site(post(new ReadableStream())));
    expect(await (await site(ask('/api/v1/health'))).text()).toBe('answered');
    expect(routes).toHaveBeenCalledOnce();
    expect(slow).toHaveLength(50);
  });

  it('that is said to be too long is not waited for', async () => {
    const announced = post(new ReadableStream(), { 'Content-Length': '65537' });
    expect((await smallSite()(announced)).status).toBe(413);
  });

  it('that is too long, or breaks off, is refused before it takes one', async () => {
    const routes = vi.fn(() => page(''));
    const site = smallSite({ routes });
    expect((await site(post('a'.repeat(64 * 1024 + 1)))).status).toBe(413);
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('cut')) });
    const answer = await site(post(broken));
    expect([answer.status, await answer.json()]).toEqual([400, { error: { code: 'BODY_CUT' } }]);
    expect(routes).not.toHaveBeenCalled();
    expect((await site(post('a'.repeat(64 * 1024)))).status).toBe(200);
  });
});

describe('the name of a request', () => {
  it('stands in an answer that is for one asker, and in none that caches hand to many', async () => {
    const site = smallSite();
    const named = async (path: string) => (await site(ask(path))).headers.get('X-Request-Id');
    expect(await named('/healthz')).toMatch(/^[\da-f-]{36}$/);
    expect(await named('/healthz')).not.toBe(await named('/healthz'));
    expect(await named('/en')).toBeNull();
  });

  it('is that of the line about its fault', async () => {
    const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const site = smallSite({ routes: () => Promise.reject(new Error('no')) });
    const id = (await site(ask('/en'))).headers.get('X-Request-Id');
    expect(JSON.parse(String(lines.mock.calls[0]?.[0]))).toMatchObject({ request: id });
  });

  it('and each request is logged where the settings ask for it', async () => {
    const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await smallSite()(ask('/en'));
    expect(lines).not.toHaveBeenCalled();
    await smallSite({ config: readConfig({ LOG_REQUESTS: 'true' }) })(ask('/en?authkey=secret'));
    expect(JSON.parse(String(lines.mock.calls[0]?.[0]))).toMatchObject({
      ...{ event: 'request', status: 200, method: 'GET', path: '/en' },
    });
  });
});

describe('what a sign-in comes back with', () => {
  const ANSWER = '?code=4%2F0Asecret&state=a&scope=openid';

  it('goes along to the page in the language of its reader, where nobody keeps it or tells of it', async () => {
    const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const drawn: string[] = [];
    const site = smallSite({
      config: readConfig({ LOG_REQUESTS: 'true' }),
      routes: ({ url }) => {
        drawn.push(url);
        return page('the landing page', { 'Cache-Control': 'public, max-age=60' });
      },
    });
    const first = await site(ask(`/oauth${ANSWER}`, { 'Accept-Language': 'ja' }));
    expect([first.status, first.headers.get('Location')]).toEqual([302, `/jp/oauth${ANSWER}`]);
    const second = await site(ask(`/jp/oauth${ANSWER}`));
    expect(await second.text()).toBe('the landing page');
    for (const { headers } of [first, second]) {
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(headers.get('Cache-Control')).toBe('no-store');
    }
    // It is drawn from its address alone, like every page.
    expect(drawn).toEqual(['http://localhost:3000/jp/oauth']);
    expect(lines.mock.calls.flat().join()).toContain('/jp/oauth');
    expect(lines.mock.calls.flat().join()).not.toContain('secret');
  });

  it('is nothing to other pages', async () => {
    const answer = await smallSite()(ask(`/settings${ANSWER}`));
    expect(answer.headers.get('Location')).toBe('/en/settings');
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
    for (const host of ['evil.example', 'localhost:81', '127.0.0.1:82', '[::1]:83']) {
      const answer = await site(new Request(`http://${host}/en`));
      expect(await answer.text()).toBe('http://localhost:3000');
    }
    const known = smallSite({
      config: readConfig({ SITE_URL: 'https://trailbook.example' }),
      routes: (_request, { origin }) => page(origin),
    });
    expect(await (await known(ask('/en'))).text()).toBe('https://trailbook.example');
  });
});

describe('an address that is refused', () => {
  const routes = vi.fn((request: Request) => {
    const { pathname } = new URL(request.url);
    return Promise.resolve(new Response(pathname, { status: Number(pathname.slice(-3)) }));
  });
  const browser = { Accept: 'text/html,*/*;q=0.8', 'Accept-Language': 'ja,en;q=0.5' };

  it.each([
    ['/en/%00', 400, '/en/-/400'],
    ['/fr/%ff', 400, '/fr/-/400'],
    ['/%zz', 400, '/jp/-/400'],
    ['/RU/%zz', 400, '/ru/-/400'],
    [`/ko/${'a'.repeat(600)}`, 414, '/jp/-/414'],
    [`/de${'/a'.repeat(20)}`, 414, '/de/-/414'],
    ['//x', 404, '/jp/-/404'],
    ['/\\\\x', 404, '/jp/-/404'],
    ['//en/characters', 404, '/jp/-/404'],
    ['/en?_data=root', 400, '/en/-/400'],
  ])('%s is told as %d on a page in the language of its reader', async (path, status, drawn) => {
    const site = smallSite({ routes });
    const answer = await site(ask(path, browser));
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe(drawn);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expectSecured(answer);
  });

  it('is drawn once for all of its kind', async () => {
    routes.mockClear();
    const site = smallSite({ routes });
    for (let number = 0; number < 9; number++) await site(ask(`/en/%00${number}`, browser));
    expect(routes).toHaveBeenCalledOnce();
  });

  it('is a word for programs', async () => {
    const site = smallSite({ routes });
    expect(await (await site(ask('/en/%00'))).text()).toBe('BAD_ADDRESS');
    expect(await (await site(ask('/api/%00', browser))).json()).toEqual({
      error: { code: 'BAD_ADDRESS' },
    });
  });
});

describe('a page', () => {
  const drawn = () => {
    const routes = vi.fn((request: Request) =>
      page([...request.headers.keys(), request.url].join(' ')),
    );
    return { routes, site: smallSite({ routes }) };
  };

  it('is drawn once, from its address alone, and is the same for everybody', async () => {
    const { routes, site } = drawn();
    const one = await site(
      ask('/en/planner?a=1', { Cookie: 'theme=day', 'Accept-Language': 'ru' }),
    );
    const two = await site(ask('/en/planner?b=2', { 'User-Agent': 'Googlebot' }));
    expect(await one.text()).toBe('http://localhost:3000/en/planner');
    expect([await two.text(), two.headers.get('ETag')]).toEqual([
      'http://localhost:3000/en/planner',
      one.headers.get('ETag'),
    ]);
    expect(two.headers.get('Cache-Control')).toContain('public');
    expect(routes).toHaveBeenCalledOnce();
  });

  it('that many want at once is drawn once', async () => {
    const { routes, site } = drawn();
    await Promise.all(Array.from({ length: 20 }, () => site(ask('/en'))));
    expect(routes).toHaveBeenCalledOnce();
  });

  it('is drawn once for all hosts', async () => {
    const { routes, site } = drawn();
    for (const host of ['localhost', 'evil.example', 'localhost:81']) {
      await site(new Request(`http://${host}/en`));
    }
    expect(routes).toHaveBeenCalledOnce();
  });

  it('has one address: other spellings lead there, and nothing is drawn for them', async () => {
    const { routes, site } = drawn();
    for (const path of [
      '/en/Relics/lamplighter?a=1',
      '/e%6e/relics/lamplighter/',
      '/en//relics/lamplighter',
      '/en/relic/lamplighter',
      '/en/relics/LAMPLIGHTER',
    ]) {
      const answer = await site(ask(path));
      expect(answer.status).toBe(308);
      expect(answer.headers.get('Location')).toBe('/en/relics/lamplighter');
      // Browsers keep one for good that does not say for how long.
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600');
      expectSecured(answer);
    }
    expect(routes).not.toHaveBeenCalled();
  });

  it('takes what the help asks for along to its one address, and nothing else of a query', async () => {
    const { site } = drawn();
    for (const [path, address] of [
      ['/en/warp/?helpmode&next=//evil.example', '/en/warp?helpmode'],
      ['/en/relics/LAMPLIGHTER?helpmode=1', '/en/relics/lamplighter?helpmode'],
      ['/warp?helpmode', '/en/warp?helpmode'],
      ['/en/warp/?path=hunt', '/en/warp'],
    ] as const) {
      expect((await site(ask(path))).headers.get('Location')).toBe(address);
    }
  });

  it('takes it along from an id, too, whose way on is drawn from its address alone', async () => {
    const Location = '/en/relics/lamplighter';
    const routes = async () => new Response(null, { status: 302, headers: { Location } });
    const site = smallSite({ routes });
    for (const [query, address] of [
      ['', Location],
      ['?helpmode', `${Location}?helpmode`],
      ['?path=hunt&helpmode=1', `${Location}?helpmode`],
      ['?path=hunt', Location],
    ] as const) {
      const answer = await site(ask(`/en/relics/901${query}`));
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, address]);
      expectSecured(answer);
    }
  });

  it('draws data with what the help asks for: where that leads on, only it can say so', async () => {
    const { routes, site } = drawn();
    for (const [path, address] of [
      ['/en/relics/901.data?helpmode=1&path=hunt', '/en/relics/901.data?helpmode'],
      ['/en/relics.data?helpmode&_routes=relics', '/en/relics.data?helpmode&_routes=relics'],
      ['/en/relics?helpmode', '/en/relics'],
    ] as const) {
      routes.mockClear();
      await site(ask(path));
      expect(routes.mock.calls[0]?.[0].url).toBe(`http://localhost:3000${address}`);
    }
  });

  it('gives the data of its own routes, each combination cached once', async () => {
    const { routes, site } = drawn();
    const data = (asked: string) => site(ask(`/en/relics.data?_routes=${asked}`));
    for (const asked of ['root,relics', 'relics,root', 'root,root,relics']) {
      expect((await data(asked)).status).toBe(200);
    }
    expect(routes).toHaveBeenCalledOnce();
    for (const asked of ['a', 'root,a', 'thing:relic', '']) {
      expect((await data(asked)).status).toBe(400);
    }
    expect(routes).toHaveBeenCalledOnce();
  });

  it('that is not there is drawn once for all of its kind and language, and held for seconds', async () => {
    const routes = vi.fn((request: Request) =>
      Promise.resolve(new Response(new URL(request.url).pathname, { status: 404 })),
    );
    const site = smallSite({ routes });
    const drawnAt = async (path: string) => {
      const answer = await site(ask(path));
      expect(answer.status).toBe(404);
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=10');
      expectSecured(answer);
      return answer.text();
    };
    for (let number = 0; number < 20; number++) {
      expect(await drawnAt(`/en/nowhere-${number}`)).toBe('/en/-');
      expect(await drawnAt(`/en/relics/${number}`)).toBe('/en/relics/-');
      expect(await drawnAt(`/elsewhere-${number}`)).toBe('/-');
      expect(await drawnAt(`/en/relics/${number}.data`)).toBe('/en/relics/-.data');
    }
    expect(routes).toHaveBeenCalledTimes(4);
  });

  it('that cannot be drawn now is not held', async () => {
    const routes = vi.fn(() => Promise.resolve(new Response('', { status: 503 })));
    const site = smallSite({ routes });
    for (const path of ['/en/nowhere', '/en/nowhere']) await site(ask(path));
    expect(routes).toHaveBeenCalledTimes(2);
  });

  it('that depends on who asks is drawn anew', async () => {
    const routes = vi.fn(() => page(''));
    const site = smallSite({ routes });
    for (const path of ['/', '/']) await site(ask(path));
    expect(routes).toHaveBeenCalledTimes(2);
    const choice = vi.fn(() => page('', { 'Set-Cookie': 'a=b' }));
    const chosen = smallSite({ routes: choice });
    for (const path of ['/en', '/en']) await chosen(ask(path));
    expect(choice).toHaveBeenCalledTimes(2);
  });

  it('whose drawing fails is drawn again for the next', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const routes = vi.fn(() => page('well'));
    routes.mockRejectedValueOnce(new Error('once'));
    const site = smallSite({ routes });
    expect((await site(ask('/en'))).status).toBe(500);
    expect(await (await site(ask('/en'))).text()).toBe('well');
  });

  it('has a tag for each of its forms, which all hold the same', async () => {
    const text = 'a star, '.repeat(2000);
    const site = smallSite({ routes: () => page(text) });
    const forms = await Promise.all(
      ['br', 'gzip', ''].map((encoding) => site(ask('/en', { 'Accept-Encoding': encoding }))),
    );
    expect(new Set(forms.map(({ headers }) => headers.get('ETag'))).size).toBe(3);
    const [br, gzip, plain] = await Promise.all(forms.map((form) => form.bytes()));
    for (const body of [brotliDecompressSync(br ?? ''), gunzipSync(gzip ?? ''), plain]) {
      expect(Buffer.from(body ?? '').toString()).toBe(text);
    }
  });

  it('that is asked for often is compressed as well as can be', async () => {
    const row = (place: number) =>
      `<li class="listed"><a href="/en/${place * 7919}">Seele</a></li>`;
    const text = Array.from({ length: 4000 }, (_, place) => row(place)).join('');
    const site = smallSite({ routes: () => page(text) });
    const length = async () => {
      const answer = await site(ask('/en', { 'Accept-Encoding': 'br' }));
      return Number(answer.headers.get('Content-Length'));
    };
    const first = await length();
    await vi.waitFor(async () => expect(await length()).toBeLessThan(first), 10_000);
  });
});

describe('many requests at once', () => {
  it('of pages are drawn two at a time, and others are answered between', async () => {
    let running = 0;
    let most = 0;
    const routes = async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running--;
      return new Response('', { status: 404 });
    };
    const site = smallSite({ routes });
    let isOver = false;
    const all = Promise.all(Array.from({ length: 40 }, () => site(ask('/'))));
    all.then(() => {
      isOver = true;
    });
    expect((await site(ask('/healthz'))).status).toBe(200);
    expect(isOver).toBe(false);
    await all;
    expect(most).toBe(2);
  });

  it('calls that wait for others hold up no call, and no page', async () => {
    const routes = ({ url }: Request) =>
      url.includes('/showcase/') ? new Promise<Response>(() => undefined) : page('answered');
    const site = smallSite({ routes });
    for (let place = 0; place < 100; place++) site(ask(`/api/v1/showcase/${600_000_000 + place}`));
    for (const path of ['/api/v1/state', '/api/v1/config', '/api/v1/health', '/en']) {
      expect(await (await site(ask(path))).text()).toBe('answered');
    }
  });

  it('too many calls are refused in JSON', async () => {
    const routes = () => new Promise<Response>(() => undefined);
    const site = smallSite({ routes });
    for (let place = 0; place < 500; place++) site(ask('/api/v1/health'));
    const answer = await site(ask('/api/v1/health'));
    expect([answer.status, await answer.json()]).toEqual([503, { error: { code: 'BUSY' } }]);
  });
});

describe('what the asker has or takes', () => {
  it('is not sent again under the same tag', async () => {
    const site = smallSite({ routes: () => page('a'.repeat(5000)) });
    const tag = (await site(ask('/en'))).headers.get('ETag') ?? '';
    for (const known of [tag, `W/${tag}`, `"0", ${tag}`, '*']) {
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
    ['*', 'gzip'],
    ['gzip;q=0, *;q=0.1', 'br'],
    ['*;q=0', null],
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
