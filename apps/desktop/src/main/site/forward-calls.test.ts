import { expect, it } from 'vitest';
import { forwardCalls } from './forward-calls.ts';

const SITE = 'https://site.example';

function asking(answer: () => Response | Promise<Response>) {
  const asked: { url: string; init: RequestInit; body: string }[] = [];
  const forward = forwardCalls(SITE, async (url, init) => {
    const body = init.body ? await new Response(init.body).text() : '';
    asked.push({ url, init, body });
    return answer();
  });
  return { forward, asked };
}

it('makes a call at the configured site, with what it says and nothing of the machine', async () => {
  const { forward, asked } = asking(() =>
    Response.json({ ok: 1 }, { headers: { 'Set-Cookie': 'a=1', Server: 'x', ETag: '"1"' } }),
  );
  const answer = await forward(
    new Request('http://localhost/api/v1/sync/list?a=%2F', {
      method: 'POST',
      body: '{"address":"x"}',
      headers: {
        'Content-Type': 'application/json',
        'X-SRS-Verify': 'state',
        Cookie: 'X-SRS-Language=en',
        'User-Agent': 'Trailbook on a machine',
        Authorization: 'Bearer a',
      },
    }),
  );
  const [call] = asked;
  expect(call?.url).toBe(`${SITE}/api/v1/sync/list?a=%2F`);
  expect(call?.body).toBe('{"address":"x"}');
  expect(call?.init).toMatchObject({ method: 'POST', credentials: 'include', redirect: 'error' });
  expect(call?.init.headers).toEqual({
    'Content-Type': 'application/json',
    'X-SRS-Verify': 'state',
    Origin: 'app://trailbook',
  });
  expect(await answer.json()).toEqual({ ok: 1 });
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'application/json',
    etag: '"1"',
    'content-disposition': 'attachment',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
});

it.each([
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'application/x-ndjson; charset=utf-8',
  'text/csv; charset=utf-8',
  'text/calendar; charset=utf-8',
])('hands on what a call is answered in: %s', async (type) => {
  const { forward } = asking(() => new Response('1', { headers: { 'Content-Type': type } }));
  expect(await (await forward(new Request('http://localhost/api/v1/config'))).text()).toBe('1');
});

// In the window it would be a page of our own, with the bridge.
it.each([
  ['text/html; charset=utf-8', 200],
  ['text/html', 502],
  ['application/xhtml+xml', 200],
  ['image/svg+xml', 200],
  ['text/xml', 404],
  ['application/json, text/html', 200],
  ['text/plain', 200],
  ['', 200],
])('hands on nothing of a page in its place: %j, %i', async (type, status) => {
  const { forward } = asking(
    () => new Response('<script>', { status, headers: { 'Content-Type': type } }),
  );
  const answer = await forward(new Request('http://localhost/api/v1/docs'));
  expect(answer.status).toBe(status);
  expect(answer.headers.get('Content-Type')).toBeNull();
  expect(await answer.text()).toBe('');
});

it('breaks an answer without an end off', async () => {
  let isLeft = false;
  const { forward } = asking(
    () =>
      new Response(
        new ReadableStream({
          pull: (controller) => controller.enqueue(new Uint8Array(1024 ** 2)),
          cancel: () => {
            isLeft = true;
          },
        }),
        { headers: { 'Content-Type': 'application/json' } },
      ),
  );
  const answer = await forward(new Request('http://localhost/api/v1/config'));
  await expect(answer.arrayBuffer()).rejects.toThrow('too large');
  expect(isLeft).toBe(true);
});

it.each([
  'http://localhost//evil.example/api/v1/state',
  'http://localhost/api/..%2f..//x',
  'http://localhost/api/@evil.example',
])('asks no other host: %s', async (url) => {
  const { forward, asked } = asking(() => new Response());
  await forward(new Request(url));
  expect(new URL(asked[0]?.url ?? '').origin).toBe(SITE);
});

it('is as a page without a network finds any site, where this one is not reached', async () => {
  const { forward } = asking(() => Promise.reject(new Error('net::ERR_NAME_NOT_RESOLVED')));
  expect((await forward(new Request('http://localhost/api/v1/config'))).type).toBe('error');
});

it('sends no body without an end', async () => {
  const { forward, asked } = asking(() => new Response());
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1024 ** 2)),
  });
  const answer = await forward(
    new Request('http://localhost/api/v1/sync/write', {
      ...({ method: 'POST', body: endless, duplex: 'half' } as RequestInit),
    }),
  );
  expect(answer.status).toBe(413);
  expect(asked).toEqual([]);
});

it('hands on a refusal as it is', async () => {
  const { forward } = asking(() => Response.json({ error: { code: 'BUSY' } }, { status: 503 }));
  const answer = await forward(new Request('http://localhost/api/v1/state'));
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ error: { code: 'BUSY' } });
});
