import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { createResponseCache } from './response-cache';

const decompressed = vi.spyOn(zlib, 'brotliDecompress');
syncBuiltinESMExports();

afterEach(() => decompressed.mockClear());
afterAll(() => {
  decompressed.mockRestore();
  syncBuiltinESMExports();
});

const page = (text: string) => async () =>
  new Response(text, { headers: { 'Content-Type': 'text/html' } });

it('decompresses an answer once for all clients without compression', async () => {
  const kept = createResponseCache(1e6);
  const text = 'a star, '.repeat(2000);
  for (const takes of [null, 'identity']) {
    expect(await (await kept.answer('/en', takes, page(text))).text()).toBe(text);
  }
  expect(decompressed).toHaveBeenCalledOnce();
});

it('decompresses an answer once for clients that ask at the same time', async () => {
  const kept = createResponseCache(1e6);
  const text = 'a star, '.repeat(2000);
  const answers = [null, 'identity'].map((takes) => kept.answer('/en', takes, page(text)));
  const texts = (await Promise.all(answers)).map((answer) => answer.text());
  expect(new Set(await Promise.all(texts))).toEqual(new Set([text]));
  expect(decompressed).toHaveBeenCalledOnce();
});

it('keeps decompressed answers out of the room of the others', async () => {
  const kept = createResponseCache(1e6);
  const large = 'a star, '.repeat(200_000);
  for (let number = 0; number < 20; number++) {
    await kept.answer(`/en/${number}`, null, page(large));
  }
  const drawn = vi.fn(page(large));
  for (let number = 0; number < 20; number++) await kept.answer(`/en/${number}`, 'br', drawn);
  expect(drawn).not.toHaveBeenCalled();
});

it('serves a stale answer while it is drawn again, and never a failed one', async () => {
  let now = 0;
  let figures = 1;
  const kept = createResponseCache(1e6, () => now);
  const draw = async () =>
    figures > 2
      ? new Response('broken', { status: 500 })
      : new Response(String(figures), { headers: { 'Content-Type': 'application/json' } });
  const answer = async () => {
    const answered = await kept.answer('/figures', null, { draw, freshMs: 1000 });
    return answered.text();
  };
  expect(await answer()).toBe('1');
  figures = 2;
  now = 900;
  expect(await answer()).toBe('1');
  now = 1100;
  expect(await answer()).toBe('1');
  await vi.waitFor(async () => expect(await answer()).toBe('2'));
  figures = 3;
  now = 3000;
  expect(await answer()).toBe('2');
  // An hour later it is too old to be shown.
  now = 100_000;
  expect(await answer()).toBe('broken');
});

it('draws anew though a clock was ahead when it drew', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2040-01-01') });
  const kept = createResponseCache(1e6);
  const draw = vi.fn(async () => new Response('figures'));
  await kept.answer('/api/v1/warp_fetch/11', null, { draw, freshMs: 1000 });
  vi.setSystemTime(Date.parse('2026-11-01'));
  vi.advanceTimersByTime(1001);
  await kept.answer('/api/v1/warp_fetch/11', null, { draw, freshMs: 1000 });
  vi.useRealTimers();
  expect(draw).toHaveBeenCalledTimes(2);
});
