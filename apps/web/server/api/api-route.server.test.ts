import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { ApiError } from '../http/error-answer.server';
import { smallContext } from '../test/small-site';
import { apiRoute } from './api-route.server';

const square = apiRoute({
  method: 'POST',
  input: z.strictObject({ side: z.number().min(0) }),
  output: z.strictObject({ area: z.number().max(1e6) }),
  maxBodyBytes: 100,
  maxMs: 50,
  handle: ({ side }, { signal }) => {
    if (side === 13) throw new ApiError(409, 'UNLUCKY');
    if (side === 99) return untilNobodyWaits(signal);
    return { area: side * side };
  },
});

const find = apiRoute({
  method: 'GET',
  input: z.strictObject({ name: z.union([z.string(), z.array(z.string())]) }),
  output: z.array(z.string()),
  handle: ({ name }) => [name].flat(),
});

const JSON_BODY = { 'Content-Type': 'application/json' };
const post = (body: BodyInit, headers: Readonly<Record<string, string>> = JSON_BODY) =>
  call(
    square,
    new Request('http://localhost/api', {
      ...{ method: 'POST', body },
      headers: { 'X-SRS-Verify': smallContext.states.give().state, ...headers },
      ...HALF,
    }),
  );
const HALF = { duplex: 'half' } as RequestInit;

function untilNobodyWaits(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Nobody waits.')));
  });
}

async function call(route: typeof square, request: Request) {
  const answer = await route({ request, params: {}, context: smallContext });
  return { status: answer.status, json: await answer.json(), headers: answer.headers };
}

afterEach(() => vi.restoreAllMocks());

describe('a call', () => {
  it('gives what it is described to give', async () => {
    expect(await post('{"side":3}')).toMatchObject({ status: 200, json: { area: 9 } });
  });

  it('reads the query where it has no body; what is given twice is a list', async () => {
    const ask = (query: string) => call(find, new Request(`http://localhost/api?${query}`));
    expect((await ask('name=a')).json).toEqual(['a']);
    expect((await ask('name=a&name=b')).json).toEqual(['a', 'b']);
    expect((await ask('__proto__=a')).status).toBe(400);
  });

  it('says what is wrong with its input, and where, without repeating it', async () => {
    const answer = await post('{"side":"<secret>"}');
    expect(answer).toMatchObject({
      status: 400,
      json: { error: { code: 'BAD_INPUT', problems: [{ path: 'side' }] } },
    });
    expect(JSON.stringify(answer.json)).not.toContain('secret');
  });

  it('repeats neither names nor keys of what it was given', async () => {
    const route = apiRoute({
      method: 'POST',
      input: z.strictObject({
        known: z.record(z.string().regex(/^\d$/), z.strictObject({ a: z.int() })),
      }),
      output: z.object({}),
      handle: () => ({}),
    });
    const bodies = [
      { known: {}, secret: 1 },
      { known: { secret: { a: 1 } } },
      { known: { 7: { a: 'secret' } } },
      { known: { 7: { a: 1, secret: 2 } } },
    ];
    for (const body of bodies) {
      const answer = await call(
        route,
        new Request('http://localhost/api', {
          ...{ method: 'POST', body: JSON.stringify(body), headers: JSON_BODY },
        }),
      );
      expect(answer).toMatchObject({ status: 400, json: { error: { code: 'BAD_INPUT' } } });
      expect(JSON.stringify(answer.json)).not.toMatch(/secret|7/);
    }
  });

  it('says of many mistakes the first few, however many there are', async () => {
    const route = apiRoute({
      method: 'POST',
      input: z.strictObject({ known: z.array(z.int()) }),
      output: z.object({}),
      handle: () => ({}),
    });
    const known = Array.from({ length: 5000 }, () => 'secret');
    const answer = await call(
      route,
      new Request('http://localhost/api', {
        ...{ method: 'POST', body: JSON.stringify({ known }), headers: JSON_BODY },
      }),
    );
    expect(answer.json.error.problems).toHaveLength(10);
    expect(answer.json.error.problems[0]).toMatchObject({ path: 'known.0' });
    expect(JSON.stringify(answer.json).length).toBeLessThan(2000);
  });

  it.each([
    ['no JSON', '{', { 'Content-Type': 'application/json' }, 400, 'BAD_JSON'],
    ['a form', 'side=3', { 'Content-Type': 'text/plain' }, 415, 'NOT_JSON'],
    [
      'what is compressed',
      '{"side":3}',
      { ...JSON_BODY, 'Content-Encoding': 'br' },
      415,
      'ENCODED',
    ],
    ['what ends with an error of its own', '{"side":13}', undefined, 409, 'UNLUCKY'],
    ['what takes too long', '{"side":99}', undefined, 503, 'TOO_SLOW'],
  ])('refuses %s', async (_what, body, headers, status, code) => {
    expect(await post(body, headers)).toMatchObject({ status, json: { error: { code } } });
  });

  it('does not read a body that is too long to its end', async () => {
    const pull = vi.fn((controller: ReadableStreamDefaultController) => {
      controller.enqueue(new Uint8Array(60));
    });
    const answer = await post(new ReadableStream({ pull }));
    expect(answer).toMatchObject({ status: 413, json: { error: { code: 'BODY_TOO_LARGE' } } });
    expect(pull.mock.calls.length).toBeLessThan(10);
  });

  it('takes one method', async () => {
    const answer = await call(square, new Request('http://localhost/api'));
    expect(answer).toMatchObject({ status: 405, json: { error: { code: 'METHOD_NOT_ALLOWED' } } });
    expect(answer.headers.get('Allow')).toBe('POST');
  });

  it('that posts is carried out only with a state of this site', async () => {
    for (const state of ['', '1795000000.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA']) {
      expect(await post('{"side":3}', { ...JSON_BODY, 'X-SRS-Verify': state })).toMatchObject({
        status: 403,
        json: { error: { code: 'BAD_STATE' } },
      });
    }
  });

  it('fails where it would give something else, and keeps the reason to itself', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = await post('{"side":5000}');
    expect(answer).toMatchObject({ status: 500, json: { error: { code: 'INTERNAL' } } });
    expect(logged).toHaveBeenCalledOnce();
  });
});
