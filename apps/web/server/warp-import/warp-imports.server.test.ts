import http from 'node:http';
import https from 'node:https';
import { askGame } from '@trailbook/api/read-records';
import { readRecordAnswer } from '@trailbook/api/records';
import type { ImportEvent, ImportRequest } from '@trailbook/api/warp-import';
import { finishedPart, isDone, NEW_JOURNAL, noted, remaining } from '@trailbook/api/warp-import';
import { BANNER_TYPES, mergePulls, settleAccount } from '@trailbook/core/internal/warp';
import {
  createRecordApi,
  type FakeAccount,
  fakeAccount,
  HOSTILE_LINKS,
  type RecordApi,
  type RecordApiOptions,
  recordLinkOf,
  serveFake,
  withStars,
} from '@trailbook/fakes';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { action } from '../../app/routes/api/v1/warp-import';
import { smallContext } from '../test/small-site';
import { createWarpImports } from './warp-imports.server';

const NOW = Date.parse('2026-11-22T00:00:00Z');
const YEAR_MS = 360 * 86_400_000;
const span = { from: NOW - YEAR_MS, until: NOW };
const account = withStars(fakeAccount({ uid: '600000001', pulls: 300, ...span }));
const other = withStars(fakeAccount({ uid: '800000002', seed: 2, pulls: 30, ...span }));

const QUICK = { paceMs: 0, backOffMs: [1, 1, 1, 1, 1] };
const ALL = BANNER_TYPES.map((type) => ({ type, from: '0' }));

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** The route with the game's stand-in behind it. */
async function opened(options: Partial<RecordApiOptions> = {}, pace: Partial<typeof QUICK> = {}) {
  const api: RecordApi = createRecordApi({ accounts: [account, other], now: NOW, ...options });
  const { origin, close } = await serveFake(api);
  closing.push(close);
  const warpImports = createWarpImports({ ask: askGame, origin, ...QUICK, ...pace });
  const context = { ...smallContext, warpImports };
  const post = (request: Partial<ImportRequest>, signal?: AbortSignal) =>
    action({
      params: {},
      context,
      request: new Request('http://localhost/api/v1/warp/import', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-SRS-Verify': smallContext.states.give().state,
        },
        body: JSON.stringify({ link: recordLinkOf(account), banners: ALL, known: {}, ...request }),
        ...(signal ? { signal } : {}),
      }),
    });
  const events = async (request: Partial<ImportRequest> = {}) => eventsOf(await post(request));
  return { api, post, events };
}

async function eventsOf(response: Response): Promise<ImportEvent[]> {
  expect(response.status).toBe(200);
  const text = await response.text();
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ImportEvent);
}

const journalOf = (events: readonly ImportEvent[]) => events.reduce(noted, NEW_JOURNAL);
const settledOf = (events: readonly ImportEvent[]) => {
  const part = finishedPart(journalOf(events));
  return part ? settleAccount(part, part.uid ?? '') : new Map();
};
const pullsOf = ({ pulls }: FakeAccount) =>
  new Map([...pulls].filter(([, list]) => list.length > 0));
const failureOf = (events: readonly ImportEvent[]) => {
  const last = events.at(-1);
  return last?.event === 'failed' ? last.failure : last?.event;
};

describe('an import', () => {
  it('reads all records of the game from a link with any path', async () => {
    const { api, events } = await opened();
    const all = await events();
    expect(settledOf(all)).toEqual(pullsOf(account));
    expect(isDone(journalOf(all))).toBe(true);
    expect(recordLinkOf(account)).toContain('/common/gacha_record/');
    expect(new Set(api.log().paths)).toEqual(
      new Set([
        '/common/hkrpg_gacha_record/api/getGachaLog',
        '/common/hkrpg_gacha_record/api/getLdGachaLog',
      ]),
    );
  });

  it('ends where the game tells the same page again and again', async () => {
    const row = { uid: '800000001', gacha_id: '2003', gacha_type: '11', item_id: '1102' };
    const list = [{ ...row, id: '1682503260000123456', time: '2023-04-26 18:00:10' }];
    let asked = 0;
    const imports = createWarpImports({
      ...QUICK,
      ask: async (_url, type) =>
        readRecordAnswer(
          asked++ < 50 ? { retcode: 0, data: { list } } : { retcode: 0, data: { list: [] } },
          type,
        ),
    });
    const all: ImportEvent[] = [];
    const request = { link: recordLinkOf(account), banners: ALL.slice(2, 3), known: {} };
    const signal = new AbortController().signal;
    for await (const event of imports.begin(request, { address: '::1', signal })) all.push(event);
    expect(failureOf(all)).toEqual({ code: 'ANSWER_BROKEN' });
    expect(asked).toBe(2);
  });

  it('asks again for a page that lacks rows, or has none after a full one', async () => {
    const row = {
      uid: '800000001',
      gacha_id: '2003',
      item_id: '1102',
      time: '2023-04-26 18:00:10',
    };
    const ofType = (gacha_type: string, place: number) => ({
      ...{ ...row, gacha_type, id: `16825032600001234${String(90 - place)}` },
    });
    const full = Array.from({ length: 20 }, (_, place) => ofType('11', place));
    const damaged = full.map((pull, place) => (place === 7 ? { ...pull, item_id: '' } : pull));
    const last = [ofType('11', 20), ofType('12', 21)];
    const answers = [damaged, full, [], last, []];
    let asked = 0;
    const imports = createWarpImports({
      ...QUICK,
      ask: async (_url, type) =>
        readRecordAnswer({ retcode: 0, data: { list: answers[asked++] ?? [] } }, type),
    });
    const all: ImportEvent[] = [];
    const request = { link: recordLinkOf(account), banners: ALL.slice(2, 3), known: {} };
    const signal = new AbortController().signal;
    for await (const event of imports.begin(request, { address: '::1', signal })) all.push(event);
    expect(asked).toBe(answers.length);
    // What is of another type still the second time is counted, and marks where the next import begins.
    expect(journalOf(all)).toMatchObject({
      unread: 1,
      banners: [{}, {}, { rows: 21, end: 'ALL', wholeTo: full.at(-1)?.id }, {}, {}, {}],
    });
    expect(failureOf(all)).toBe('done');
  });

  it('stops at the first row that is known, by its id, and never at one of the same second', async () => {
    const { events } = await opened();
    const own = account.pulls.get(11) ?? [];
    // In the middle of a ten-pull.
    const at = own.findIndex(({ time }, place) => place > 60 && own[place + 4]?.time === time) + 2;
    const known = { [account.uid]: { 11: [own[at]?.id ?? ''] } };
    const all = await events({ known, banners: [{ type: 11, from: '0' }] });
    expect(all.at(-2)).toEqual({ event: 'banner', type: 11, end: 'KNOWN' });
    const brought = settledOf(all).get(11) ?? [];
    expect(mergePulls(own.slice(0, at + 1), brought)).toEqual(own);
    expect(brought.length).toBeLessThan(own.length - at + 20);
  });

  it('of another account stops at none of the ids of this one', async () => {
    const { events } = await opened();
    const known = { [account.uid]: { 11: [other.pulls.get(11)?.[3]?.id ?? ''] } };
    expect(settledOf(await events({ known, link: recordLinkOf(other) }))).toEqual(pullsOf(other));
  });

  it('goes on where the line was cut', async () => {
    const { events } = await opened();
    const whole = await events();
    const heard = whole.slice(0, 7);
    const journal = journalOf(heard);
    const rest = await events({ banners: remaining(journal) });
    expect(settledOf([...heard, ...rest])).toEqual(pullsOf(account));
  });

  it('waits when it is asked to, and asks again when the line fails', async () => {
    const faults = new Map([
      [2, 'throttled'],
      [3, 'throttled'],
      [6, 'cut'],
      [9, 'cutHalf'],
      [12, 'error500'],
    ] as const);
    const { events } = await opened({ faults });
    const all = await events();
    expect(all.filter(({ event }) => event === 'wait')).toEqual([
      { event: 'wait', reason: 'THROTTLED', ms: 1 },
      { event: 'wait', reason: 'THROTTLED', ms: 1 },
      { event: 'wait', reason: 'NETWORK', ms: 1 },
      { event: 'wait', reason: 'NETWORK', ms: 1 },
      { event: 'wait', reason: 'NETWORK', ms: 1 },
    ]);
    expect(settledOf(all)).toEqual(pullsOf(account));
  });

  it('backs off by 1, 2, 5, 10 and 20 steps, and then gives up', async () => {
    const always = new Map([1, 2, 3, 4, 5, 6].map((at) => [at, 'throttled'] as const));
    const { events } = await opened({ faults: always }, { backOffMs: [1, 2, 5, 10, 20] });
    const all = await events();
    expect(all.map((event) => (event.event === 'wait' ? event.ms : failureOf([event])))).toEqual([
      ...[1, 2, 5, 10, 20],
      { code: 'GAME_BUSY' },
    ]);
  });

  it.each([
    ['expired', { code: 'LINK_EXPIRED' }],
    [
      'refused',
      { code: 'GAME_REFUSED', args: { retcode: -111, message: 'game data is being maintained' } },
    ],
    ['html', { code: 'ANSWER_BROKEN' }],
  ] as const)('ends when the game says so: %s', async (fault, failure) => {
    const { events } = await opened({ faults: new Map([[4, fault]]) });
    const all = await events();
    expect(failureOf(all)).toEqual(failure);
    // What was read of a banner that is not done would stand above a hole.
    expect(settledOf(all).get(11)).toBeUndefined();
  });

  it('tells a damaged link from an old one', async () => {
    const { events } = await opened();
    const link = recordLinkOf({ ...account, authkey: `${account.authkey.slice(0, 60)}==` });
    expect(failureOf(await events({ link }))).toEqual({ code: 'LINK_DAMAGED' });
  });

  it('follows no redirect of the game', async () => {
    const six = new Map([1, 2, 3, 4, 5, 6].map((at) => [at, 'redirect'] as const));
    const { api, events } = await opened({ faults: six });
    expect(failureOf(await events())).toEqual({ code: 'GAME_UNREACHABLE' });
    expect(api.log().paths).toHaveLength(6);
  });

  it('stops asking when the client leaves', async () => {
    const { api, post } = await opened({}, { paceMs: 20 });
    const response = await post({});
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    const asked = api.log().paths.length;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(api.log().paths.length).toBeLessThanOrEqual(asked + 1);
  });

  it('asks the game once at a time for an account: a later one takes over', async () => {
    const { api, post } = await opened({ delayMs: 5 }, { paceMs: 5 });
    const first = await post({});
    const heard = eventsOf(first);
    await new Promise((resolve) => setTimeout(resolve, 60));
    const second = await post({});
    expect(settledOf(await eventsOf(second))).toEqual(pullsOf(account));
    expect(failureOf(await heard)).toEqual({ code: 'TAKEN_OVER' });
    // The one that was under way is given up, and may still be heard by the game.
    expect(api.log().busiest).toBeLessThanOrEqual(2);
  });

  it('is begun by an address so many times and no more', async () => {
    const { post } = await opened();
    const link = recordLinkOf({ ...account, authkey: 'AAAAAAAAAA==' });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 31; attempt++) {
      const response = await post({ link });
      statuses.push(response.status);
      await response.text();
    }
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });
});

describe('a link', () => {
  it('has more than sixty hostile forms', () => {
    expect(HOSTILE_LINKS.length).toBeGreaterThanOrEqual(60);
  });

  it.each(HOSTILE_LINKS)(
    'that is none is refused before anybody is asked: %s',
    async (_what, link) => {
      const asked = [vi.spyOn(http, 'get'), vi.spyOn(https, 'get'), vi.spyOn(globalThis, 'fetch')];
      const { api, post } = await opened();
      const response = await post({ link });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        error: expect.objectContaining({ code: expect.stringMatching(/^(LINK_|BAD_INPUT)/) }),
      });
      expect(api.log().paths).toEqual([]);
      for (const ask of asked) expect(ask).not.toHaveBeenCalled();
    },
  );

  it('is never logged, not even when something of ours breaks on it', async () => {
    const said: unknown[] = [];
    for (const level of ['error', 'warn', 'info', 'log', 'debug'] as const) {
      vi.spyOn(console, level).mockImplementation((...words) => void said.push(...words));
    }
    const broken = createWarpImports({
      ...QUICK,
      ask: (url) => Promise.reject(new TypeError(`Cannot ask ${url} (${account.authkey})`)),
    });
    const response = await action({
      params: {},
      context: { ...smallContext, warpImports: broken },
      request: new Request('http://localhost/api/v1/warp/import', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-SRS-Verify': smallContext.states.give().state,
        },
        body: JSON.stringify({ link: recordLinkOf(account), banners: ALL, known: {} }),
      }),
    });
    const heard = await response.text();
    expect(heard).toBe('{"event":"failed","failure":{"code":"IMPORT_FAILED"}}\n');
    expect(said.join('\n')).toContain('TypeError');
    for (const part of partsOf(account.authkey)) expect(said.join('\n')).not.toContain(part);
  });
});

/** Every stretch of eight letters of a key, as it is and as it is encoded. */
function partsOf(authkey: string): string[] {
  const forms = [authkey, encodeURIComponent(authkey)];
  return forms.flatMap((form) =>
    Array.from({ length: form.length - 7 }, (_, at) => form.slice(at, at + 8)),
  );
}
