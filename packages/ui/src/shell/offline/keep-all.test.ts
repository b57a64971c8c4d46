import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countKept, dropKept, keepAll } from './keep-all.ts';
import { keptLanguages } from './kept-languages.ts';
import { RELEASE_HEADER } from './protocol.ts';

const PAGES = ['/en/relics', '/en/books', '/en/icons'];
const stored = new Map<string, Map<string, Response>>();
const answer = vi.fn<(address: string, options: RequestInit) => Promise<Response>>();
let room = Number.POSITIVE_INFINITY;

beforeEach(() => {
  stored.clear();
  room = Number.POSITIVE_INFINITY;
  answer.mockReset();
  answer.mockImplementation(async () => made('one'));
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('caches', {
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => {
      const cache = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, cache);
      return {
        keys: async () => [...cache.keys()].map((path) => ({ url: `https://site.test${path}` })),
        put: async (path: string, response: Response) => {
          if (cache.size >= room) throw new DOMException('full', 'QuotaExceededError');
          cache.set(path, response);
        },
        matchAll: async () => [...cache.values()],
        delete: async ({ url }: Request) => cache.delete(new URL(url).pathname),
      };
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const made = (release: string, status = 200) =>
  new Response('data', { status, headers: { [RELEASE_HEADER]: release } });
const keep = (controller = new AbortController(), onProgress = vi.fn()) =>
  keepAll({ release: 'one', language: 'en', pages: PAGES, signal: controller.signal, onProgress });

describe('keeping the whole database', () => {
  it('brings the data of every page past the worker, and tells how far it is', async () => {
    const onProgress = vi.fn();
    expect(await keep(undefined, onProgress)).toBe('kept');
    expect(answer.mock.calls.map(([address]) => address)).toEqual(
      PAGES.map((page) => `${page}.data?kept`),
    );
    expect(onProgress.mock.calls.flat()).toEqual([0, 1, 2, 3]);
    expect(await countKept('one', PAGES)).toBe(3);
  });

  it('does not ask again for what came', async () => {
    await keep();
    answer.mockClear();
    expect(await keep()).toBe('kept');
    expect(answer).not.toHaveBeenCalled();
  });

  it('says that there is no more room, and keeps what came', async () => {
    room = 2;
    expect(await keep()).toBe('noRoom');
    expect(await countKept('one', PAGES)).toBe(2);
  });

  it('says that the network failed', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await keep()).toBe('failed');
  });

  it('asks for nothing more once it failed: who tries again is not in its own way', async () => {
    const pages = Array.from({ length: 40 }, (_, at) => `/en/book/${at}`);
    const onProgress = vi.fn();
    answer.mockImplementation(async (address) => {
      if (address.startsWith('/en/book/2.')) throw new TypeError('Failed to fetch');
      return made('one');
    });
    const { signal } = new AbortController();
    expect(await keepAll({ release: 'one', language: 'en', pages, signal, onProgress })).toBe(
      'failed',
    );
    const calls = answer.mock.calls.length;
    const reports = onProgress.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve));
    expect(calls).toBeLessThan(pages.length);
    expect(answer).toHaveBeenCalledTimes(calls);
    expect(onProgress).toHaveBeenCalledTimes(reports);
  });

  it('takes nothing of another release', async () => {
    answer.mockImplementation(async () => made('two'));
    expect(await keep()).toBe('outdated');
    expect(await countKept('one', PAGES)).toBe(0);
  });

  it('takes an answer of no release for one of the network', async () => {
    answer.mockImplementation(async () => new Response('Log in to this network'));
    expect(await keep()).toBe('failed');
    expect(await countKept('one', PAGES)).toBe(0);
  });

  it('says that the browser refuses', async () => {
    vi.spyOn(caches, 'open').mockRejectedValue(new DOMException('broken', 'UnknownError'));
    expect(await keep()).toBe('refused');
  });

  it('can be stopped', async () => {
    const controller = new AbortController();
    answer.mockImplementation(async () => {
      controller.abort();
      throw new DOMException('stopped', 'AbortError');
    });
    expect(await keep(controller)).toBe('stopped');
  });

  it('can be taken back', async () => {
    await keep();
    await dropKept('one', 'en');
    expect(await countKept('one', PAGES)).toBe(0);
  });

  it('is told by language, with what it takes, and taken back in one alone', async () => {
    await keep();
    await keepAll({
      ...{ release: 'one', language: 'de', pages: ['/de', '/de/relics'] },
      ...{ signal: new AbortController().signal, onProgress: () => undefined },
    });
    expect(await keptLanguages('one')).toEqual([
      { language: 'en', pages: 3, bytes: 12 },
      { language: 'de', pages: 2, bytes: 8 },
    ]);
    await dropKept('one', 'en');
    expect(await keptLanguages('one')).toEqual([{ language: 'de', pages: 2, bytes: 8 }]);
    await dropKept('one', 'de');
    expect(await keptLanguages('one')).toEqual([]);
    expect(stored.size).toBe(0);
  });

  it('goes on where another tab takes away all of another language', async () => {
    await keepAll({
      ...{ release: 'one', language: 'de', pages: ['/de', '/de/relics'] },
      ...{ signal: new AbortController().signal, onProgress: () => undefined },
    });
    const waiting: (() => void)[] = [];
    answer.mockImplementation(
      () => new Promise((resolve) => waiting.push(() => resolve(made('one')))),
    );
    const outcome = keep();
    await vi.waitFor(() => expect(waiting).toHaveLength(3));
    await dropKept('one', 'de');
    await new Promise((resolve) => setTimeout(resolve));
    for (const come of waiting) come();
    expect(await outcome).toBe('kept');
    expect(await countKept('one', PAGES)).toBe(3);
  });

  it('ends as removed where another tab takes it away meanwhile', async () => {
    answer.mockImplementation(
      (_address, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const outcome = keep();
    await vi.waitFor(() => expect(answer).toHaveBeenCalled());
    await dropKept('one', 'en');
    expect(await outcome).toBe('removed');
    expect(await countKept('one', PAGES)).toBe(0);
  });
});
