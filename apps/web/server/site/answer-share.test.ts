import { LANGUAGES } from '@trailbook/core/internal/dataset';
import { expect, it, vi } from 'vitest';
import { smallSite } from '../test/small-site';

const share = (body: BodyInit, headers: HeadersInit = {}) =>
  new Request('http://localhost:3000/import', {
    ...{ method: 'POST', body, headers, duplex: 'half' },
  } as RequestInit);

it.each(LANGUAGES)(
  'a share that no worker took leads to the page that says so: %s',
  async (language) => {
    const routes = vi.fn();
    const answer = await smallSite({ routes })(
      share('text=a', { Cookie: `X-SRS-Language=${language}` }),
    );
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe(`/${language}/import#shared=late`);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    expect(routes).not.toHaveBeenCalled();
  },
);

it('nothing of it comes back, and nothing is logged', async () => {
  const spies = (['info', 'warn', 'error', 'log'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => undefined),
  );
  const form = new FormData();
  form.append('text', 'https://example.com/?authkey=secret');
  const answer = await smallSite()(share(form, { 'Accept-Language': 'ja, en;q=0.5' }));
  expect(answer.headers.get('Location')).toBe('/jp/import#shared=late');
  expect(JSON.stringify([...answer.headers]) + (await answer.text())).not.toContain('secret');
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it('no more than a bound of it is passed over', async () => {
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled++;
      controller.enqueue(new Uint8Array(1024 ** 2));
    },
  });
  expect((await smallSite()(share(body))).status).toBe(303);
  expect(pulled).toBeLessThan(24);
});

it('a sender who stops in the middle is answered', async () => {
  const body = new ReadableStream({
    pull: (controller) => controller.error(new Error('The connection is gone.')),
  });
  expect((await smallSite()(share(body))).status).toBe(303);
});

it.each(['PUT', 'DELETE'])('it is taken by no other method: %s', async (method) => {
  const answer = await smallSite()(new Request('http://localhost:3000/import', { method }));
  expect(answer.status).toBe(405);
});

it('to read, the same address leads to the page', async () => {
  const answer = await smallSite()(new Request('http://localhost:3000/import'));
  expect(answer.status).toBe(302);
  expect(answer.headers.get('Location')).toBe('/en/import');
});
