import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { staticFiles } from './static-files';

const outer = mkdtempSync(join(tmpdir(), 'files-'));
const folder = join(outer, 'client');
mkdirSync(join(folder, 'assets'), { recursive: true });
writeFileSync(join(outer, 'secret.json'), '{}');
writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');
writeFileSync(join(folder, 'notes.md'), 'ours alone');
writeFileSync(join(folder, 'assets/a-1.js'), 'plain');
writeFileSync(join(folder, 'assets/a-1.js.br'), 'brotli');
const files = staticFiles(folder);
afterAll(() => rmSync(outer, { recursive: true }));

describe('files of the build', () => {
  it('come with their type and an ETag; hashed names are cached for good', async () => {
    const file = await files.answer('/assets/a-1.js', null);
    expect(await file?.text()).toBe('plain');
    expect(file?.headers.get('Content-Type')).toMatch('text/javascript');
    expect(file?.headers.get('Cache-Control')).toContain('immutable');
    expect(file?.headers.get('ETag')).toMatch(/^"[\w-]{16}"$/);
    const robots = await files.answer('/robots.txt', null);
    expect(robots?.headers.get('Cache-Control')).toBe('public, max-age=3600');
  });

  it('come compressed where that form is there and wanted', async () => {
    const file = await files.answer('/assets/a-1.js', 'gzip, br');
    expect(await file?.text()).toBe('brotli');
    expect(file?.headers.get('Content-Encoding')).toBe('br');
    expect(file?.headers.get('Vary')).toBe('Accept-Encoding');
    expect(await (await files.answer('/assets/a-1.js', 'gzip'))?.text()).toBe('plain');
  });

  it.each([
    '/../secret.json',
    '/%2e%2e%2fsecret.json',
    '/assets/../robots.txt',
    '/assets',
    '/',
    '/notes.md',
    '/assets/a-1.js.br',
    '/robots.txt/',
    '/robots.txt\0.js',
  ])('are not at %s', (path) => {
    expect(files.answer(path, null)).toBeUndefined();
  });
});
