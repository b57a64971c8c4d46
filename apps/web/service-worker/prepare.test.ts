import { RELEASE_HEADER } from '@trailbook/ui/offline-protocol';
import { describe, expect, it, vi } from 'vitest';
import { createReleaseCaches } from './caches/release-caches.ts';
import { fakeCaches } from './caches/test/fake-caches.ts';
import type { WorkerFacts } from './facts.ts';
import { prepare, prepareStart, tablesIn } from './prepare.ts';

const texts = { tag: 'en', title: '', text: '', atHand: '', retry: '' };
const facts: WorkerFacts = {
  release: 'one',
  assetsUrl: null,
  start: ['/assets/start.js'],
  parts: ['/assets/dialog.js'],
  rows: [],
  pages: ['/planner'],
  languages: {
    en: { files: ['/assets/en/shell.js'], texts },
    de: { files: ['/assets/de/shell.js'], texts },
  },
};
const PAGE = '<link href="/data/AbCdEfGhIjKl/en/planner.json"><a href="/data/en/x.json">';

function parts(respond: (address: string) => Response) {
  const storage = createReleaseCaches(fakeCaches(), 'one');
  const fetch = vi.fn(async (address: string, _options?: RequestInit) => {
    const { status, body } = respond(address);
    return new Response(body, { status, headers: { [RELEASE_HEADER]: 'one' } });
  });
  return { facts, storage, fetch };
}

describe('what is brought beforehand', () => {
  it('is all scripts, one language, its pages, their tables and the search', async () => {
    const given = parts(() => new Response(PAGE));
    await prepare('en', given);
    expect(given.fetch.mock.calls.map(([address]) => address).sort()).toEqual([
      '/assets/dialog.js',
      '/assets/en/shell.js',
      '/assets/start.js',
      '/data/AbCdEfGhIjKl/en/planner.json',
      '/data/en/search.json',
      '/en/planner',
    ]);
  });

  it('is asked for past what the browser has of the release before, where a name stays', async () => {
    const given = parts(() => new Response(PAGE));
    await prepare('en', given);
    const fetched = new Map(given.fetch.mock.calls.map(([address, options]) => [address, options]));
    expect(fetched.get('/en/planner')?.cache).toBe('no-cache');
    expect(fetched.get('/data/en/search.json')?.cache).toBe('no-cache');
    expect(fetched.get('/assets/start.js')?.cache).toBe('default');
  });

  it('is not asked for again', async () => {
    const given = parts(() => new Response(PAGE));
    await prepare('en', given);
    given.fetch.mockClear();
    await prepare('en', given);
    expect(given.fetch).not.toHaveBeenCalled();
  });

  it('is nothing in a language that there is not', async () => {
    const given = parts(() => new Response(PAGE));
    await prepare('xx', given);
    expect(given.fetch).not.toHaveBeenCalled();
  });
});

describe('the start', () => {
  it('that is not whole stops the installation', async () => {
    const given = parts(() => new Response('', { status: 404 }));
    await expect(prepareStart(given)).rejects.toThrow('/assets/start.js');
  });
});

describe('the tables of a page', () => {
  it('are the files of data that it names by their hash, each once', () => {
    expect(tablesIn(PAGE + PAGE)).toEqual(['/data/AbCdEfGhIjKl/en/planner.json']);
  });
});
