import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { fileBody, ONE_PIECE_BYTES, sharedBody, unpackedBody } from './chunks';

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

it('a file that is not there fails who reads it, and nobody before', async () => {
  const body = fileBody(join(folder, 'nothing'));
  await expect(new Response(body).bytes()).rejects.toThrow('ENOENT');
  await fileBody(join(folder, 'nothing')).cancel();
});

it.each(['nothing', 'cut'])('a packed file that is %s fails who reads it alone', async (name) => {
  await expect(new Response(unpackedBody(join(folder, name))).bytes()).rejects.toThrow();
  await unpackedBody(join(folder, name)).cancel();
});
