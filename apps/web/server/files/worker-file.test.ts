import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@trailbook/core/internal/dataset';
import { afterAll, describe, expect, it } from 'vitest';
import type { WorkerFacts } from '../../service-worker/facts.ts';
import { readConfig } from '../config/config';
import { smallSite } from '../test/small-site';
import { NO_WORKER, readyPages, workerFile } from './worker-file';

const folder = mkdtempSync(join(tmpdir(), 'worker-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'service-worker.js');
writeFileSync(path, 'work();');
const parts = {
  ...{ path, assetsUrl: null, marks: ['r1'], start: ['/assets/entry-1.js'] },
  files: [
    '/assets/entry-1.js',
    '/assets/dialog-1.js',
    '/assets/en/shell-1.js',
    '/assets/ru/shell-1.js',
    '/assets/sans-latin-wght-normal-1.woff2',
    '/assets/sans-cyrillic-wght-normal-1.woff2',
    '/robots.txt',
  ],
};
const ask = (address: string) => new Request(`http://localhost:3000${address}`);

async function facts(): Promise<WorkerFacts> {
  const [head = ''] = (await (await workerFile(parts).answer()).text()).split('\n');
  return JSON.parse(head.replace(/^self\.trailbook = |;$/g, '')) as WorkerFacts;
}

describe('the service worker', () => {
  it('knows which files belong to a start, to a language, and to all of them', async () => {
    const { start, parts: others, languages } = await facts();
    expect(start).toEqual(['/assets/entry-1.js']);
    expect(others).toEqual(['/assets/dialog-1.js']);
    expect(languages.en?.files).toEqual([
      '/assets/en/shell-1.js',
      '/assets/sans-latin-wght-normal-1.woff2',
    ]);
    expect(languages.ru?.files).toContain('/assets/sans-cyrillic-wght-normal-1.woff2');
    expect(languages.jp?.files).toEqual([]);
  });

  it('says in all languages that a page is not stored', async () => {
    const { languages } = await facts();
    expect(Object.keys(languages)).toEqual([...LANGUAGES]);
    const titles = Object.values(languages).map(({ texts }) => texts.title);
    expect(new Set(titles).size).toBe(LANGUAGES.length);
  });

  it('brings the start, the player’s own pages and every list', () => {
    const pages = readyPages();
    expect(pages).toEqual(
      expect.arrayContaining([
        '',
        '/planner',
        '/warp',
        '/achievements',
        '/settings',
        '/relics',
        '/import',
      ]),
    );
    expect(pages.filter((page) => page.includes(':'))).toEqual([]);
  });

  it('is asked for anew each time, and may do no more than load and store', async () => {
    const site = smallSite({ worker: workerFile({ ...parts, assetsUrl: 'https://cdn.test/x' }) });
    const { status, headers } = await site(ask('/service-worker.js'));
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('no-cache');
    expect(headers.get('Content-Type')).toContain('text/javascript');
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self' https://cdn.test",
    );
    const own = smallSite({ worker: workerFile({ ...parts, assetsUrl: '/assets' }) });
    expect((await own(ask('/service-worker.js'))).headers.get('Content-Security-Policy')).toMatch(
      /connect-src 'self'$/,
    );
  });
});

describe('a release', () => {
  it('is another with other files, another revision, other data or another worker', () => {
    const { release } = workerFile(parts);
    expect(workerFile({ ...parts }).release).toBe(release);
    expect(workerFile({ ...parts, marks: ['r2'] }).release).not.toBe(release);
    expect(workerFile({ ...parts, files: parts.files.slice(1) }).release).not.toBe(release);
    const other = join(folder, 'other.js');
    writeFileSync(other, 'rest();');
    expect(workerFile({ ...parts, path: other }).release).not.toBe(release);
  });

  it('is named with every answer', async () => {
    const worker = workerFile(parts);
    const site = smallSite({ worker });
    for (const address of ['/en', '/en.data', '/data/en/search.json', '/service-worker.js']) {
      expect((await site(ask(address))).headers.get('Trailbook-Release')).toBe(worker.release);
    }
  });
});

describe('a site without a worker', () => {
  it('serves one that takes itself and what was stored away', async () => {
    const answer = await smallSite()(ask('/service-worker.js'));
    expect(answer.headers.get('Trailbook-Release')).toBe(null);
    const code = await answer.text();
    expect(code).toContain('registration.unregister()');
    expect(code).toContain("startsWith('trailbook:')");
  });

  it('is what there is where no worker was built, and what OFFLINE=false makes', () => {
    expect(workerFile({ ...parts, path: join(folder, 'none.js') })).toBe(NO_WORKER);
    expect(readConfig({ OFFLINE: 'false' }).keepsOffline).toBe(false);
    expect(readConfig({}).keepsOffline).toBe(true);
  });
});
