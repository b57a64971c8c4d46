import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it, vi } from 'vitest';
import { fileBody, ONE_PIECE_BYTES, sharedBody } from './chunks';
import { unpackedBody } from './unpacked-body';

const folder = mkdtempSync(join(tmpdir(), 'chunks-'));
const large = new Uint8Array(ONE_PIECE_BYTES * 10 + 1).map((_byte, place) => place % 251);
writeFileSync(join(folder, 'large'), large);
writeFileSync(join(folder, 'packed'), gzipSync(large));
writeFileSync(join(folder, 'cut'), gzipSync(large).subarray(0, -9));
afterAll(() => rmSync(folder, { recursive: true }));

it('answers share one buffer, of which each takes a chunk at a time', async () => {
  const reader = (sharedBody(large) as ReadableStream<Uint8Array>).getReader();
  const { value: first } = await reader.read();
  expect(first?.buffer).toBe(large.buffer);
  expect(first?.length).toBeLessThan(ONE_PIECE_BYTES);
});

it.each([
  ['shared bytes', () => sharedBody(large)],
  ['a file', () => fileBody(join(folder, 'large'))],
  ['a packed file', () => unpackedBody(join(folder, 'packed'))],
])('%s come whole', async (_what, body) => {
  expect(await new Response(body()).bytes()).toEqual(large);
});

it('a part of a file comes from its first byte to before its last', async () => {
  const part = { start: ONE_PIECE_BYTES - 1, end: 3 * ONE_PIECE_BYTES };
  const body = fileBody(join(folder, 'large'), part);
  expect(await new Response(body).bytes()).toEqual(large.subarray(part.start, part.end));
  expect(await new Response(fileBody(join(folder, 'large'), { start: 7, end: 7 })).text()).toBe('');
});

it('a file that is not there fails who reads it, and nobody before', async () => {
  const body = fileBody(join(folder, 'nothing'));
  await expect(new Response(body).bytes()).rejects.toThrow('ENOENT');
  await fileBody(join(folder, 'nothing')).cancel();
});

it.each(['nothing', 'cut'])('a packed file that is %s fails who reads it alone', async (name) => {
  await expect(new Response(unpackedBody(join(folder, name))).bytes()).rejects.toThrow();
  await unpackedBody(join(folder, name)).cancel();
});

it('sixteen packed files are unpacked at once, and others when one of those ends', async () => {
  const readers = Array.from({ length: 18 }, () =>
    unpackedBody(join(folder, 'packed')).getReader(),
  );
  const begun = new Set<number>();
  const first = readers.map((reader, at) => reader.read().then(() => begun.add(at)));
  await Promise.all(first.slice(0, 16));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(begun.size).toBe(16);
  await readers[3]?.cancel();
  await first[16];
  // Its reader leaves before its turn has come.
  const left = readers[17]?.cancel();
  for (const reader of readers.slice(0, 17)) await reader.cancel();
  await left;
  expect(await new Response(unpackedBody(join(folder, 'packed'))).bytes()).toEqual(large);
});

it('who waits for that longer than ten seconds is given up', async () => {
  const open = Array.from({ length: 16 }, () => unpackedBody(join(folder, 'packed')).getReader());
  await Promise.all(open.map((reader) => reader.read()));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const one = unpackedBody(join(folder, 'packed')).getReader().read();
  const given = expect(one).rejects.toThrow('Too many');
  // Its reading begins some turns later, and only then its wait.
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await given;
  for (const reader of open) await reader.cancel();
  // It holds no place afterwards.
  const next = Array.from({ length: 16 }, () => unpackedBody(join(folder, 'packed')).getReader());
  await Promise.all(next.map((reader) => reader.read()));
  for (const reader of next) await reader.cancel();
});
