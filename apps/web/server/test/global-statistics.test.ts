import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportEvent } from '@trailbook/api/warp-import';
import { BANNER_TYPES } from '@trailbook/core/internal/warp';
import { createRecordApi, fakeAccount, recordLinkOf, serveFake } from '@trailbook/fakes';
import { freePort } from '@trailbook/fakes/free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../test/server-process.ts';
import { startPostgres, type TestPostgres } from '../statistics/test/start-postgres.ts';

/** The built site, from a player's consent to the figures and back: on its own file, and twice on one PostgreSQL. */
const START_MS = 400_000;
const NOW = Date.now();
const YEAR_MS = 350 * 86_400_000;
const accounts = [1, 2, 3, 4, 5, 6, 7].map((seed) =>
  fakeAccount({ uid: `60000000${seed}`, seed, pulls: 200, from: NOW - YEAR_MS, until: NOW }),
);
const folder = mkdtempSync(join(tmpdir(), 'trailbook-site-'));
const running: Awaited<ReturnType<typeof startServer>>[] = [];
let records: Awaited<ReturnType<typeof serveFake>>;
let postgres: TestPostgres;

beforeAll(async () => {
  records = await serveFake(createRecordApi({ accounts, now: NOW }));
  postgres = await startPostgres(['fsync=off']);
}, START_MS);

afterAll(async () => {
  for (const { process: server } of running) server.kill('SIGKILL');
  await records.close();
  await postgres.stop();
  rmSync(folder, { recursive: true });
}, START_MS);

const start = async (settings: Readonly<Record<string, string>>, sign?: '/healthz') => {
  const all = {
    ...{ NODE_ENV: 'test', WARP_RECORDS_URL: records.origin, WARP_PACE_MS: '1' },
    STATS_STEP_MS: '1',
    ...settings,
  };
  const server = await startServer(all, undefined, sign);
  running.push(server);
  return server;
};

const PLACES = {
  'one process on its own file': async () => {
    const { origin } = await start({ STORE_DIR: join(folder, 'store') });
    return [origin, origin] as const;
  },
  'two processes on one PostgreSQL': async () => {
    const settings = { DATABASE_URL: await postgres.create('site'), STATS_KEY: 'k'.repeat(40) };
    const both = await Promise.all([start(settings), start(settings)]);
    return [both[0].origin, both[1].origin] as const;
  },
};

/** Who contributed before: the first two are those of the tests. */
const OTHERS = [2, 3, 4, 5, 6];
const pullsOf = (...givers: readonly number[]) =>
  givers.reduce((sum, at) => sum + (accounts[at]?.pulls.get(11)?.length ?? 0), 0);

describe.each(Object.entries(PLACES))('%s', (_where, open) => {
  let [first, second] = ['', ''];
  beforeAll(async () => {
    [first, second] = await open();
    // Figures of fewer are told to nobody.
    for (const at of OTHERS) await give(at, first);
  }, START_MS);

  const give = (at: number, origin: string, contribute = true) => {
    const account = accounts[at];
    if (!account) throw new Error('No such account.');
    return importOf(origin, {
      ...{ link: recordLinkOf(account), known: {}, contribute },
      banners: BANNER_TYPES.map((type) => ({ type, from: '0' })),
    });
  };

  it('counts what a player agreed to give, once, and nothing of who did not agree', async () => {
    const silent = await give(1, first, false);
    expect(silent.some(({ event }) => event === 'contribution')).toBe(false);
    const given = await give(0, first);
    expect(addedBy(given)).toBe(200);
    expect(addedBy(await give(0, second))).toBe(0);

    const pulls = pullsOf(0, ...OTHERS);
    const figures = await untilCounted(second, 11, pulls);
    expect(figures).toMatchObject({ id: 11, contributors: 6, pulls, jade: 160 * pulls });
    expect(figures.note).toContain('volunteers');
    expect(figures.rates.five).toMatchObject({
      n: pulls,
      interval: [expect.any(Number), expect.any(Number)],
    });
    // Its account number is nowhere in what is logged or told.
    const written = running.map((server) => server.written()).join('\n');
    expect(written).not.toContain(accounts[0]?.uid);
  });

  it('compares with another banner, ranks, and tells all counters', async () => {
    // Of a banner type on which fewer than five pulled, nothing is told.
    const pulls = BANNER_TYPES.map((type) => ({
      type,
      lengths: [0, ...OTHERS].flatMap((at) => accounts[at]?.pulls.get(type)?.length || []),
    }))
      .filter(({ lengths }) => lengths.length >= 5)
      .map(({ type, lengths }) => ({ type, count: lengths.reduce((sum, length) => sum + length) }));
    // A contribution comes type by type, and figures may move between two of them.
    for (const { type, count } of pulls) await untilCounted(first, type, count);
    const count = pulls.reduce((sum, of) => sum + of.count, 0);
    const { compare } = await getJson(`${first}/api/v1/warp_fetch/11?compare_id=12`);
    expect(compare).toMatchObject({ id: 12, contributors: 6 });
    const rank = await getJson(`${first}/api/v1/warp_rank/11?pulls=200&average_pity=90`);
    expect(rank).toMatchObject({ pulls: { n: 6 }, note: expect.any(String) });
    const overview = await getJson(`${first}/api/v1/warp_overview`);
    expect(overview).toMatchObject({ code: 0, count, contributors: 6 });
    const { counters } = await getJson(`${first}/api/v1/aggregates/json`);
    const csv = await (await fetch(`${first}/api/v1/aggregates/csv`)).text();
    expect(csv.trim().split('\r\n')).toHaveLength(counters.length + 2);
    expect(counters).toContainEqual([11, 'contributors', 0, 6]);
  });

  it('may be held by caches, and is not sent again to who has it', async () => {
    const url = `${first}/api/v1/warp_fetch/11`;
    const answer = await fetch(url);
    expect(answer.headers.get('Cache-Control')).toContain('stale-while-revalidate');
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const again = await fetch(url, {
      headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('shows a contributor what is kept, and takes it out with the figures', async () => {
    const receipt = receiptOf(await give(0, second));
    const shown = await (await post(first, 'contribution/show', { receipt })).json();
    const lengths = shown.banners.map(({ warps }: { warps: unknown[] }) => warps.length);
    expect(lengths).toContain(pullsOf(0));
    expect(shown.banners[0]).toMatchObject({ lastPull: expect.any(String), gapsAt: [] });
    expect(Object.keys(shown.banners[0].warps[0])).toEqual([
      ...['banner', 'item', 'day', 'rarity', 'isFeatured'],
    ]);
    expect(shown.imports.begun).toBeGreaterThan(0);
    const forged = `${receipt.slice(0, -1)}${receipt.endsWith('A') ? 'B' : 'A'}`;
    expect((await post(first, 'contribution/withdraw', { receipt: forged })).status).toBe(403);

    const other = receiptOf(await give(1, first));
    const taken = await post(second, 'contribution/withdraw', { receipt });
    expect(await taken.json()).toEqual({ pulls: 200 });
    const left = pullsOf(1, ...OTHERS);
    expect(await untilCounted(first, 11, left)).toMatchObject({ contributors: 6, pulls: left });
    await post(second, 'contribution/withdraw', { receipt: other });
  });

  it('refuses who posts without a state, or with one of their own making', async () => {
    for (const state of ['', '1795000000.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA']) {
      const answer = await post(first, 'contribution/withdraw', { receipt: 'none' }, state);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toEqual({ error: { code: 'BAD_STATE' } });
    }
  });

  it('tells pages what they ask at the start', async () => {
    const { time, config } = await getJson(`${first}/api/v1/warp_config`);
    expect(Math.abs(time - Date.now() / 1000)).toBeLessThan(60);
    expect(config.banners[2003]).toMatchObject({ type: 11, start_time: expect.any(Number) });
    expect(config.features).toContain('global_stats');
    expect(await getJson(`${first}/api/v1/config`)).toMatchObject({ reddot: expect.any(Array) });
    expect(await getJson(`${first}/api/v1/promotions/DONATOV_20250430`)).toBeNull();
    expect(await getJson(`${first}/api/v1/ready`)).toEqual({ status: 'ready', statistics: true });
    expect((await fetch(`${first}/api/v1/warp_fetch/999999`)).status).toBe(404);
  });
});

describe('a database that stands still', () => {
  it('holds up no page and no import, and balancers are told', async () => {
    const { origin } = await start({
      ...{ DATABASE_URL: await postgres.create('still'), STATS_KEY: 'k'.repeat(40) },
    });
    const [account] = accounts;
    if (!account) throw new Error('No such account.');
    postgres.signal('SIGSTOP');
    try {
      // More than there are connections: none of them is answered while it stands.
      const waiting = Array.from({ length: 20 }, () => fetch(`${origin}/api/v1/warp_fetch/11`));
      expect((await fetch(`${origin}/readyz`)).status).toBe(503);
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);
      expect((await fetch(`${origin}/en/warp`)).status).toBe(200);
      const banners = BANNER_TYPES.map((type) => ({ type, from: '0' }));
      // Fails where it does not end as it should.
      await importOf(origin, { link: recordLinkOf(account), known: {}, banners });
      for (const answer of await Promise.all(waiting)) {
        expect(answer.status).toBe(503);
        expect(await answer.json()).toEqual({ error: { code: 'STATISTICS_AWAY' } });
      }
    } finally {
      postgres.signal('SIGCONT');
    }
    await expect
      .poll(async () => (await fetch(`${origin}/readyz`)).status, { timeout: START_MS })
      .toBe(200);
  });
});

describe('a database that is away when the site starts', () => {
  it('holds up neither pages nor imports, and is made use of when it comes', async () => {
    const port = await freePort();
    const url = `postgres://trailbook:secret@127.0.0.1:${port}/postgres`;
    const settings = { DATABASE_URL: url, STATS_KEY: 'k'.repeat(40) };
    const { origin, written } = await start(settings, '/healthz');
    const [account] = accounts;
    if (!account) throw new Error('No such account.');
    const banners = BANNER_TYPES.map((type) => ({ type, from: '0' }));
    const request = { link: recordLinkOf(account), known: {}, banners, contribute: true };
    expect((await fetch(`${origin}/en/warp`)).status).toBe(200);
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
    expect((await fetch(`${origin}/api/v1/warp_fetch/11`)).status).toBe(503);
    expect(addedBy(await importOf(origin, request))).toBeNaN();
    expect(written()).toContain('The site starts without the database of the statistics.');
    expect(written()).not.toContain('secret');
    const late = await startPostgres(['fsync=off'], port);
    try {
      const status = async () => (await fetch(`${origin}/readyz`)).status;
      await expect.poll(status, { timeout: START_MS }).toBe(200);
      expect(addedBy(await importOf(origin, request))).toBe(200);
    } finally {
      await late.stop();
    }
  });

  it('stops the start where it is there, and does not know what was asked for', async () => {
    const url = new URL(await postgres.create('known'));
    url.pathname = '/unknown';
    const settings = { DATABASE_URL: url.href, STATS_KEY: 'k'.repeat(40) };
    await expect(start(settings)).rejects.toThrow(
      'DATABASE_URL cannot be used: database "unknown" does not exist.',
    );
  });
});

// Answers are checked by their schemas on the server; here each test says what it wants of them.
// biome-ignore lint/suspicious/noExplicitAny: a test reads what it names, and fails where that is not there
const getJson = async (url: string): Promise<any> => (await fetch(url)).json();

async function post(origin: string, path: string, body: unknown, shown?: string) {
  const { state } = await getJson(`${origin}/api/v1/state`);
  return fetch(`${origin}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-SRS-Verify': shown ?? state },
    body: JSON.stringify(body),
  });
}

async function importOf(origin: string, request: unknown): Promise<ImportEvent[]> {
  const answer = await post(origin, 'warp/import', request);
  expect(answer.status).toBe(200);
  const lines = (await answer.text()).trim().split('\n');
  const events = lines.map((line) => JSON.parse(line) as ImportEvent);
  expect(events.at(-1)).toEqual({ event: 'done' });
  return events;
}

function addedBy(events: readonly ImportEvent[]): number {
  return events.reduce(
    (sum, event) => sum + (event.event === 'contribution' ? (event.added ?? Number.NaN) : 0),
    0,
  );
}

function receiptOf(events: readonly ImportEvent[]): string {
  const [receipt] = events.flatMap((event) =>
    event.event === 'contribution' ? [event.receipt] : [],
  );
  return receipt ?? '';
}

/** Figures are some moments late, and are held for ten seconds; each banner beside them asks anew. */
async function untilCounted(origin: string, type: number, pulls: number) {
  const { config } = await getJson(`${origin}/api/v1/warp_config`);
  for (const id of Object.keys(config.banners)) {
    const figures = await getJson(`${origin}/api/v1/warp_fetch/${type}?compare_id=${id}`);
    if (figures.pulls === pulls) return figures;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error(`The figures of ${type} did not come to ${pulls} pulls.`);
}
