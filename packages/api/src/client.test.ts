import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, type FetchAnswer, type FetchInit } from './client.ts';

/** A site that notes what it is asked, and answers as it is told. */
function site(answers: readonly Partial<{ status: number; body: unknown }>[]) {
  const requests: (FetchInit & { readonly url: string })[] = [];
  const rest = [...answers];
  const client = createClient({
    origin: 'https://trailbook.example',
    fetch: (url, init): Promise<FetchAnswer> => {
      requests.push({ url, ...init });
      const next = rest.shift();
      if (!next) return Promise.reject(new TypeError('fetch failed'));
      const { status = 200, body } = next;
      return Promise.resolve({
        ...{ ok: status < 300, status },
        json: async () => {
          if (body === undefined) throw new SyntaxError('no JSON');
          return body;
        },
      });
    },
  });
  return { client, requests };
}

describe('reading', () => {
  it('puts parts of the path in their place, and all else in the query', async () => {
    const { client, requests } = site([{ body: { id: 11 } }]);
    const read = await client.read('/warp_fetch/{bannerId}', { bannerId: '11', compare_id: '1' });
    expect(read).toEqual({ ok: true, value: { id: 11 } });
    expect(requests).toEqual([
      { url: 'https://trailbook.example/api/v1/warp_fetch/11?compare_id=1', method: 'GET' },
    ]);
  });

  it('escapes what is no part of an address', async () => {
    const { client, requests } = site([{ body: null }]);
    await client.read('/promotions/{id}', { id: 'a/b?c' });
    expect(requests[0]?.url).toBe('https://trailbook.example/api/v1/promotions/a%2Fb%3Fc');
  });

  it('tells the site’s own code', async () => {
    const problems = [{ path: 'uid', message: 'Invalid' }];
    const { client } = site([{ status: 400, body: { error: { code: 'BAD_INPUT', problems } } }]);
    expect(await client.read('/showcase/{uid}', { uid: 'x' })).toEqual({
      ...{ ok: false, error: { code: 'BAD_INPUT', status: 400, problems } },
    });
  });

  it.each([
    ['no answer', [], 'UNREACHABLE', 0],
    ['an answer of somebody else', [{ status: 502 }], 'UNREADABLE', 502],
    ['JSON of somebody else', [{ status: 500, body: [] }], 'UNREADABLE', 500],
    ['nothing where there should be an answer', [{ status: 200 }], 'UNREADABLE', 200],
  ] as const)('tells %s', async (_what, answers, code, status) => {
    const read = await site(answers).client.read('/health', {});
    expect(read).toEqual({ ok: false, error: { code, status, problems: [] } });
  });
});

describe('posting', () => {
  it('asks for a state first, and shows it', async () => {
    const { client, requests } = site([
      { body: { state: 'as given', expires: 9 } },
      { body: { pulls: 3 } },
    ]);
    const posted = await client.post('/contribution/withdraw', { receipt: 'a.b' });
    expect(posted).toEqual({ ok: true, value: { pulls: 3 } });
    expect(requests.map(({ url, method }) => `${method} ${url.slice(-22)}`)).toEqual([
      'GET k.example/api/v1/state',
      'POST /contribution/withdraw',
    ]);
    expect(requests[1]).toMatchObject({
      headers: { 'X-SRS-Verify': 'as given', 'Content-Type': 'application/json' },
      body: '{"receipt":"a.b"}',
    });
  });

  it('is told where no state is given', async () => {
    const { client, requests } = site([{ status: 503, body: { error: { code: 'BUSY' } } }]);
    expect(await client.post('/contribution/show', { receipt: 'a.b' })).toMatchObject({
      error: { code: 'BUSY', status: 503 },
    });
    expect(requests).toHaveLength(1);
  });
});

describe('a client without a fetch of its own', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    'https://trailbook.example',
    'https://trailbook.example/',
    new URL('https://trailbook.example'),
  ])('asks by the platform’s, at %s', async (origin) => {
    const fetch = vi.fn(async () => ({ ok: true, status: 200, json: async () => ({ ok: 1 }) }));
    vi.stubGlobal('fetch', fetch);
    expect(await createClient({ origin }).read('/health', {})).toMatchObject({ ok: true });
    expect(fetch).toHaveBeenCalledWith('https://trailbook.example/api/v1/health', {
      method: 'GET',
    });
  });

  it('says so where the platform has none', async () => {
    vi.stubGlobal('fetch', undefined);
    expect(() => createClient({ origin: '' })).toThrow('This platform has no fetch');
  });
});
