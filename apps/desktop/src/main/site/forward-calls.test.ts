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
    'x-content-type-options': 'nosniff',
  });
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
