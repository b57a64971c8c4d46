import { CALLS } from '@trailbook/api/calls';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config/config';
import { smallSite } from '../test/small-site';
import { createMetrics, kindOf } from './metrics';

const TOKEN = 'a-token-that-nobody-guesses';
const ask = (path: string, headers: HeadersInit = {}) =>
  new Request(`http://localhost:3000${path}`, { headers });
const read = (site: ReturnType<typeof smallSite>, token = TOKEN) =>
  site(ask('/metrics', { Authorization: `Bearer ${token}` }));

afterEach(() => vi.restoreAllMocks());

describe('figures', () => {
  const config = readConfig({ METRICS_TOKEN: TOKEN });

  it('are for readers with the token', async () => {
    const site = smallSite({ config });
    expect((await site(ask('/metrics'))).status).toBe(401);
    expect((await read(site, 'another')).status).toBe(401);
    const answer = await read(site);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toContain('text/plain; version=0.0.4');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('are not there without one', async () => {
    expect((await read(smallSite())).status).toBe(404);
  });

  it('count answers, and those that were drawn', async () => {
    const site = smallSite({ config });
    for (const path of ['/en', '/en', '/en', '/healthz', '/api/v1/state', '/%zz']) {
      await site(ask(path));
    }
    const text = await (await read(site)).text();
    expect(text).toContain('trailbook_requests_total{kind="page",status="200"} 3');
    expect(text).toContain('trailbook_requests_total{kind="page",status="400"} 1');
    expect(text).toContain('trailbook_requests_total{kind="state",status="200"} 1');
    expect(text).toContain('trailbook_requests_total{kind="sign of life",status="200"} 1');
    expect(text).toContain('trailbook_drawn_total{what="page"} 1');
    expect(text).toContain('trailbook_request_seconds_count{kind="page"} 4');
    expect(text).toMatch(/trailbook_kept_bytes\{of="pages"\} [1-9]/);
    expect(text).toContain('trailbook_drawings{of="running"} 0');
    expect(text).toContain('trailbook_imports_running 0');
  });

  it('count faults', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const site = smallSite({ config, routes: () => Promise.reject(new Error('no')) });
    await site(ask('/en'));
    expect(await (await read(site)).text()).toContain(
      'trailbook_requests_total{kind="page",status="500"} 1',
    );
  });
});

describe('what a request asks for', () => {
  it('is one of a few words for any address', () => {
    const paths = Array.from({ length: 500 }, (_, place) => `/api/v1/nowhere-${place}`);
    expect(new Set(paths.map(kindOf)).size).toBe(1);
    expect(kindOf('/api/v1/__proto__')).toBe('other call');
    expect(kindOf('/en/characters.data')).toBe('data');
    expect(kindOf('/data/en/characters.json')).toBe('data');
    expect(kindOf('/assets/root-abc.js')).toBe('file');
    expect(kindOf('/en/characters')).toBe('page');
  });

  it('knows each call by name', () => {
    for (const { path } of CALLS) expect(kindOf(`/api/v1/${path}`)).not.toBe('other call');
  });
});

it('a gauge is read when the figures are asked for', async () => {
  const metrics = createMetrics({ token: TOKEN, ofProcess: true });
  let open = 1;
  metrics.gauge('database_connections', 'Connections.', () => ({ open, waiting: 0 }));
  open = 7;
  const text = await (
    await metrics.answer(ask('/metrics', { Authorization: `Bearer ${TOKEN}` }))
  ).text();
  expect(text).toContain('trailbook_database_connections{of="open"} 7');
  expect(text).toContain('process_resident_memory_bytes');
});
