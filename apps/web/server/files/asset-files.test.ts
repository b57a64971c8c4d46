import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config';
import { smallSite } from '../test/small-site';
import { assetFiles } from './asset-files';

const outer = mkdtempSync(join(tmpdir(), 'assets-'));
const folder = join(outer, 'assets');
mkdirSync(join(folder, 'SpriteOutput/Avatar.webp'), { recursive: true });
mkdirSync(join(folder, 'Voice/en'), { recursive: true });
mkdirSync(join(folder, '.git'));
writeFileSync(join(outer, 'secret.webp'), 'secret');
writeFileSync(join(folder, 'SpriteOutput/1102.webp'), 'a picture');
writeFileSync(join(folder, 'SpriteOutput/1102.256.webp'), 'smaller');
writeFileSync(join(folder, 'SpriteOutput/1102.png'), 'what it was made of');
writeFileSync(join(folder, '.git/config.webp'), 'secret');
writeFileSync(join(folder, 'notes.txt'), 'ours alone');
writeFileSync(join(folder, 'Voice/en/1.mp3'), '0123456789');
symlinkSync(join(outer, 'secret.webp'), join(folder, 'SpriteOutput/link.webp'));
symlinkSync(outer, join(folder, 'SpriteOutput/up'));
symlinkSync(join(folder, 'SpriteOutput/1102.webp'), join(folder, 'SpriteOutput/inner.webp'));
afterAll(() => rmSync(outer, { recursive: true }));

const site = smallSite({
  config: readConfig({ ASSETS_URL: folder }),
  assets: assetFiles(folder),
});
const ask = (path: string, headers: HeadersInit = {}) =>
  site(new Request(`http://localhost:3000${path}`, { headers }));
const clip = (headers: HeadersInit) => ask('/assets/Voice/en/1.mp3', headers);

describe("pictures and voices in the operator's folder", () => {
  it('come with their type and size, and may be kept', async () => {
    const picture = await ask('/assets/SpriteOutput/1102.webp');
    expect(picture.status).toBe(200);
    expect(await picture.text()).toBe('a picture');
    expect(picture.headers.get('Content-Type')).toBe('image/webp');
    expect(picture.headers.get('Content-Length')).toBe('9');
    expect(picture.headers.get('Cache-Control')).toMatch(/^public, max-age=\d{5,}/);
    expect(Date.parse(picture.headers.get('Last-Modified') ?? '')).toBeGreaterThan(0);
    expect(picture.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(await (await ask('/assets/SpriteOutput/1102.256.webp')).text()).toBe('smaller');
    expect((await clip({})).headers.get('Content-Type')).toBe('audio/mpeg');
  });

  it('are not sent again to who has them', async () => {
    const { headers } = await ask('/assets/SpriteOutput/1102.webp');
    const etag = headers.get('ETag') ?? '';
    const again = await ask('/assets/SpriteOutput/1102.webp', { 'If-None-Match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await clip({ 'If-None-Match': etag })).status).toBe(200);
  });

  it.each([
    ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
    ['bytes=7-', 206, 'bytes 7-9/10', '789'],
    ['bytes=-3', 206, 'bytes 7-9/10', '789'],
    ['bytes=-99', 206, 'bytes 0-9/10', '0123456789'],
    ['bytes=8-99', 206, 'bytes 8-9/10', '89'],
    ['bytes=10-', 416, 'bytes */10', ''],
    ['bytes=-0', 416, 'bytes */10', ''],
    ['bytes=4-2', 200, null, '0123456789'],
    ['bytes=-', 200, null, '0123456789'],
    ['bytes=0-1,4-5', 200, null, '0123456789'],
    ['bytes=0-9999999999999999999999', 200, null, '0123456789'],
    ['lines=0-1', 200, null, '0123456789'],
  ])('of a clip the part %s is answered by %i', async (range, status, part, body) => {
    const answer = await clip({ Range: range });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Content-Range')).toBe(part);
    expect(await answer.text()).toBe(body);
  });

  it('a part of an older file is not added to the new one', async () => {
    const etag = (await clip({})).headers.get('ETag') ?? '';
    expect((await clip({ Range: 'bytes=1-', 'If-Range': etag })).status).toBe(206);
    expect((await clip({ Range: 'bytes=1-', 'If-Range': '"older"' })).status).toBe(200);
  });

  it('a link within the folder is followed', async () => {
    expect(await (await ask('/assets/SpriteOutput/inner.webp')).text()).toBe('a picture');
  });

  it.each([
    '/assets/SpriteOutput/9999.webp',
    '/assets/SpriteOutput/link.webp',
    '/assets/SpriteOutput/up/secret.webp',
    '/assets/SpriteOutput/Avatar.webp',
    '/assets/..%2fsecret.webp',
    '/assets/%2e%2e/secret.webp',
    '/assets/SpriteOutput/..%2f..%2fsecret.webp',
    '/assets/SpriteOutput%2f1102.webp',
    '/assets/SpriteOutput/%31102.webp',
    '/assets/..%5csecret.webp',
    '/assets/.git/config.webp',
    '/assets//secret.webp',
    '/assets/SpriteOutput/1102.webp/',
    '/assets/SpriteOutput/1102.png',
    '/assets/notes.txt',
    '/assets/SpriteOutput',
    '/assets/',
    `/assets/${'a/'.repeat(8)}a.webp`,
    `/assets/${'a'.repeat(300)}.webp`,
  ])('there is nothing at %s', async (path) => {
    const answer = await ask(path);
    const body = await answer.text();
    expect(body).not.toMatch(/secret|what it was made of|ours alone|a picture|1102/);
    // What is no picture goes on to the pages, which a test draws as one.
    const { pathname } = new URL(path, 'http://localhost');
    if (/^\/assets\/.*\.webp$/.test(pathname)) expect(answer.status).toBe(404);
    else expect(answer.headers.get('Content-Type')).not.toMatch(/image|audio/);
  });

  it('a picture that is missing draws no page', async () => {
    const answer = await ask('/assets/SpriteOutput/9999.webp');
    expect(answer.headers.get('Content-Type')).toMatch(/text\/plain/);
  });
});

it('a folder that is not there is no place for pictures', () => {
  expect(() => assetFiles(join(outer, 'nowhere'))).toThrow('no such folder');
  expect(() => assetFiles(join(outer, 'secret.webp'))).toThrow('no such folder');
});
