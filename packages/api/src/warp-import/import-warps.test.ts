import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type ImportEvent,
  type ImportRequest,
  importWarps,
  NEW_JOURNAL,
  type ReadRequest,
} from './index.ts';

const page = (type: 1 | 2, next: string, uid = '800000001'): ImportEvent => ({
  ...{ event: 'page', type, uid, zone: 8, unread: 0, next },
  rows: [{ id: next, gachaId: 1001, itemId: 1102, time: '2026-01-01 08:00:00' }],
});
const done = (type: 1 | 2): ImportEvent => ({ event: 'banner', type, end: 'ALL' });
const lines = (...events: readonly ImportEvent[]) =>
  events.map((event) => `${JSON.stringify(event)}\n`).join('');

/** A site that answers each request with the next of these, and what it was asked. */
function siteOf(...answers: readonly (() => Response)[]) {
  const requests: ImportRequest[] = [];
  const rest = [...answers];
  vi.stubGlobal('fetch', async (path: string, { body, headers }: Post) => {
    if (path.endsWith('/api/v1/state')) return Response.json({ state: 'as given' });
    if (headers['X-SRS-Verify'] !== 'as given') return Response.json({}, { status: 403 });
    requests.push(JSON.parse(body));
    const answer = rest.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  return requests;
}

interface Post {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const run = () =>
  importWarps({
    ...{ link: 'the link', known: {}, journal: NEW_JOURNAL, backOffMs: [1, 1] },
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
const refusal = (status: number, code: string) => () =>
  Response.json({ error: { code } }, { status });
const rest = (types: readonly number[]) =>
  types.map((type): ImportEvent => ({ event: 'banner', type: type as 1, end: 'ALL' }));

afterEach(() => vi.unstubAllGlobals());

describe('importWarps', () => {
  it('goes on from the last whole line when the line is cut in the middle of another', async () => {
    const whole = lines(page(1, '30'), page(1, '20'));
    const requests = siteOf(
      () => new Response(whole + lines(page(1, '10')).slice(0, 40)),
      () => new Response(lines(page(1, '10'), ...rest([1, 2, 11, 12, 21, 22]), { event: 'done' })),
    );
    const { journal, failure } = await run();
    expect(failure).toBeUndefined();
    expect(journal.pulls.map(({ id }) => id)).toEqual(['30', '20', '10']);
    expect(requests.map(({ banners }) => banners[0])).toEqual([
      { type: 1, from: '0' },
      { type: 1, from: '20' },
    ]);
  });

  it('says that the page is outdated where the site answers as none of its own parts would', async () => {
    siteOf(() => new Response('<h1>Gone</h1>', { status: 410 }));
    expect((await run()).failure).toEqual({ code: 'APP_OUTDATED' });
  });

  it('tells what it took for known, so that whoever goes on reads everything again as it began', async () => {
    siteOf(
      () =>
        new Response(lines(page(1, '30'), { event: 'failed', failure: { code: 'LINK_EXPIRED' } })),
    );
    const { journal, known } = await run();
    expect(known).toEqual({});
    expect(journal.next).toBe('30');
  });

  it('asks only for what is left', async () => {
    const requests = siteOf(
      () => new Response(lines(page(1, '30'), done(1), page(2, '25'))),
      () => new Response(lines(...rest([2, 11, 12, 21, 22]), { event: 'done' })),
    );
    await run();
    expect(requests[1]?.banners).toEqual([
      { type: 2, from: '25' },
      ...[11, 12, 21, 22].map((type) => ({ type, from: '0' })),
    ]);
  });

  it('never puts two accounts into one journal', async () => {
    siteOf(() => new Response(lines(page(1, '30'), page(1, '20', '600000001'))));
    const { journal, failure } = await run();
    expect(failure).toEqual({ code: 'ACCOUNTS_MIXED' });
    expect(journal.pulls).toHaveLength(1);
  });

  it('gives up when nobody answers, and keeps what it has', async () => {
    const requests = siteOf(() => new Response(lines(page(1, '30'))));
    const { journal, failure } = await run();
    expect(failure).toEqual({ code: 'SITE_UNREACHABLE' });
    expect(journal.pulls).toHaveLength(1);
    expect(requests).toHaveLength(3);
  });

  it.each([
    [400, 'LINK_HOST', 'LINK_HOST'],
    [403, 'FOREIGN', 'IMPORT_FAILED'],
    // A page of another version than the site asks in words that nobody knows there.
    [400, 'BAD_INPUT', 'APP_OUTDATED'],
    [404, 'NOT_FOUND', 'APP_OUTDATED'],
    [429, 'TOO_MANY_IMPORTS', 'TOO_MANY_IMPORTS'],
  ])('says why the site does not begin: %i %s', async (status, code, message) => {
    siteOf(refusal(status, code));
    expect((await run()).failure).toEqual({ code: message });
  });

  it('asks again while the site is busy', async () => {
    siteOf(refusal(503, 'BUSY'), () => new Response(lines({ event: 'done' })));
    expect((await run()).failure).toBeUndefined();
  });

  it('asks no site where somebody else reads the records', async () => {
    const requests = siteOf();
    const asked: ReadRequest[] = [];
    const { journal, failure } = await importWarps({
      ...{ link: '', known: {}, journal: NEW_JOURNAL, backOffMs: [] },
      signal: new AbortController().signal,
      onProgress: () => undefined,
      async *readEvents(request) {
        asked.push(request);
        yield page(1, '30');
        yield done(1);
        yield { event: 'done' };
      },
    });
    expect(failure).toBeUndefined();
    expect(journal.pulls).toHaveLength(1);
    expect(asked).toEqual([
      { known: {}, banners: [1, 2, 11, 12, 21, 22].map((type) => ({ type, from: '0' })) },
    ]);
    expect(requests).toEqual([]);
  });
});
