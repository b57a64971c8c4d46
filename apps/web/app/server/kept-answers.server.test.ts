import zlib from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import { keptAnswers } from './kept-answers.server';

vi.mock('node:zlib', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:zlib')>();
  const mocked = { ...original, brotliDecompress: vi.fn(original.brotliDecompress) };
  return { ...mocked, default: mocked };
});

afterEach(() => vi.mocked(zlib.brotliDecompress).mockClear());

const page = (text: string) => async () =>
  new Response(text, { headers: { 'Content-Type': 'text/html' } });

it('unpacks an answer once for all who take no compression', async () => {
  const kept = keptAnswers(1e6);
  const text = 'a star, '.repeat(2000);
  for (const takes of [null, 'identity']) {
    expect(await (await kept.answer('/en', takes, page(text))).text()).toBe(text);
  }
  expect(zlib.brotliDecompress).toHaveBeenCalledOnce();
});

it('lets unpacked answers take no room from the others', async () => {
  const kept = keptAnswers(1e6);
  const large = 'a star, '.repeat(200_000);
  for (let number = 0; number < 20; number++) {
    await kept.answer(`/en/${number}`, null, page(large));
  }
  const drawn = vi.fn(page(large));
  for (let number = 0; number < 20; number++) await kept.answer(`/en/${number}`, 'br', drawn);
  expect(drawn).not.toHaveBeenCalled();
});
