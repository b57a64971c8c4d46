import { RELEASE_HEADER } from '@trailbook/ui/offline-protocol';
import { describe, expect, it, vi } from 'vitest';
import { createAnswers } from './answers.ts';
import { createReleaseCaches } from './caches/release-caches.ts';
import { fakeCaches } from './caches/test/fake-caches.ts';
import type { Tab } from './tabs.ts';

const ORIGIN = 'https://site.test';
const made = (text: string, release = 'one', status = 200) =>
  new Response(text, { status, headers: { [RELEASE_HEADER]: release } });
const requestFor = (path: string, signal = new AbortController().signal) =>
  ({ url: new URL(path, ORIGIN).href, cache: 'default', signal }) as Request;

/** A worker of the release 'one', on a network that a test can cut. */
function worker(tabRelease: string | undefined = 'one', hears = true, isOutdated = false) {
  const caches = fakeCaches();
  const network = new Map<string, () => Promise<Response>>();
  const work: Promise<unknown>[] = [];
  const fetch = vi.fn(async (request: Request | string, _options?: RequestInit) => {
    const { pathname, search } = new URL(
      typeof request === 'string' ? request : request.url,
      ORIGIN,
    );
    const answer = network.get(pathname + search);
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  const tab: Tab = {
    id: 'a',
    postMessage: vi.fn((_message, [port] = []) => {
      if (hears) (port as MessagePort).postMessage(true);
    }),
    navigate: vi.fn(async () => undefined),
  };
  const answers = createAnswers({
    ...{ storage: createReleaseCaches(caches, 'one'), fetch },
    releaseOf: async () => tabRelease,
    notStored: async ({ pathname }) => new Response(`not stored: ${pathname}`),
    ofData: async () => undefined,
    later: (one) => void work.push(one),
    ...{ patienceMs: 10, newerMs: 10_000, isOutdated: () => isOutdated },
    ...{ leaving: { hearingMs: hears ? 10_000 : 10, goneMs: 10 } },
  });
  return {
    ...{ caches, network, fetch, tab },
    /** What a page gets, once all is stored that is to be. */
    async get(kind: keyof typeof answers, path: string, signal?: AbortSignal): Promise<string> {
      const isPage = kind === 'page';
      const response = await answers[kind]({
        request: requestFor(path, signal),
        tab: isPage ? undefined : tab,
      });
      // The worker logs what could not be stored; no answer waits for it.
      while (work.length > 0) await work.shift()?.catch(() => undefined);
      return response.type === 'error' ? 'nothing' : response.text();
    },
  };
}

describe('a page', () => {
  it('comes from the network, and is there without it', async () => {
    const { network, get } = worker();
    network.set('/en/planner', async () => made('planner'));
    expect(await get('page', '/en/planner')).toBe('planner');
    network.clear();
    expect(await get('page', '/en/planner')).toBe('planner');
  });

  it('that is stored does not wait long for the network', async () => {
    const { network, get } = worker();
    network.set('/en', async () => made('stored'));
    await get('page', '/en');
    network.set('/en', () => new Promise(() => undefined));
    expect(await get('page', '/en')).toBe('stored');
  });

  it('of a newer release is waited for: the stored one is what shall be left', async () => {
    const { network, get } = worker('one', true, true);
    network.set('/en', async () => made('stored'));
    await get('page', '/en');
    const { promise, resolve } = Promise.withResolvers<Response>();
    network.set('/en', () => promise);
    setTimeout(() => resolve(made('newer', 'two')), 50);
    expect(await get('page', '/en')).toBe('newer');
    network.clear();
    expect(await get('page', '/en')).toBe('stored');
  });

  it('that was stored stands in for a faulty server', async () => {
    const { network, get } = worker();
    network.set('/en', async () => made('stored'));
    await get('page', '/en');
    network.set('/en', async () => made('broken', 'one', 503));
    expect(await get('page', '/en')).toBe('stored');
  });

  it('of another release is shown, and never stored beside this one', async () => {
    const { network, get } = worker();
    network.set('/en', async () => made('old'));
    await get('page', '/en');
    network.set('/en', async () => made('new', 'two'));
    expect(await get('page', '/en')).toBe('new');
    network.clear();
    expect(await get('page', '/en')).toBe('old');
  });

  it('is requested past the browser’s own cache', async () => {
    const { network, fetch, get } = worker();
    network.set('/en', async () => made('page'));
    await get('page', '/en');
    expect(fetch).toHaveBeenCalledWith(expect.anything(), { cache: 'no-cache' });
  });

  it('comes from the network where nothing that is stored can be read', async () => {
    const { network, caches, get } = worker();
    const damaged = () => Promise.reject(new DOMException('Unexpected internal error.'));
    Object.assign(caches, { has: damaged, keys: damaged, open: damaged });
    network.set('/en', async () => made('page'));
    network.set('/en.data', async () => made('data'));
    network.set('/assets/a.js', async () => made('script'));
    network.set('/data/abc/en/list.json', async () => made('table'));
    network.set('/data/en/search.json', async () => made('search'));
    network.set('/a.webp', async () => made('picture'));
    expect(await get('page', '/en')).toBe('page');
    expect(await get('data', '/en.data')).toBe('data');
    expect(await get('asset', '/assets/a.js')).toBe('script');
    expect(await get('table', '/data/abc/en/list.json')).toBe('table');
    expect(await get('file', '/data/en/search.json')).toBe('search');
    expect(await get('picture', '/a.webp')).toBe('picture');
    network.clear();
    expect(await get('page', '/en')).toBe('not stored: /en');
  });

  it('that is not stored says so', async () => {
    expect(await worker().get('page', '/en/relics')).toBe('not stored: /en/relics');
  });
});

describe('the data of a page', () => {
  it('brings the page along, which opens without a network then', async () => {
    const { network, get } = worker();
    network.set('/en/relics.data?_routes=list', async () => made('data'));
    network.set('/en/relics', async () => made('page'));
    expect(await get('data', '/en/relics.data?_routes=list')).toBe('data');
    network.clear();
    expect(await get('data', '/en/relics.data?_routes=list')).toBe('data');
    expect(await get('page', '/en/relics')).toBe('page');
  });

  it('of another release than the page that asks has it loaded whole', async () => {
    const { network, tab, get } = worker();
    network.set('/en/relics.data', async () => made('data', 'two'));
    expect(await get('data', '/en/relics.data')).toBe('nothing');
    expect(tab.postMessage).toHaveBeenCalledWith(
      { tell: 'leave', path: '/en/relics' },
      expect.anything(),
    );
    expect(tab.navigate).not.toHaveBeenCalled();
  });

  it('of this release does not go to a page of the one before', async () => {
    const { network, tab, get } = worker('zero');
    network.set('/en/relics.data', async () => made('data', 'one'));
    expect(await get('data', '/en/relics.data')).toBe('nothing');
    expect(tab.postMessage).toHaveBeenCalledWith(
      { tell: 'leave', path: '/en/relics' },
      expect.anything(),
    );
  });

  it('leads a page that does not listen yet to where it goes', async () => {
    const { tab, get } = worker('one', false);
    await get('data', '/en/relics.data');
    expect(tab.navigate).toHaveBeenCalledWith('/en/relics');
  });

  it('that was aborted is an error', async () => {
    const { tab, get } = worker();
    await get('data', '/en/relics.data', AbortSignal.abort());
    expect(tab.postMessage).not.toHaveBeenCalled();
  });

  it('of the entry leads to the entry', async () => {
    const { tab, get } = worker();
    await get('data', '/_root.data');
    expect(tab.postMessage).toHaveBeenCalledWith({ tell: 'leave', path: '/' }, expect.anything());
  });
});

describe('a file of the build', () => {
  it('is asked for once', async () => {
    const { network, fetch, get } = worker();
    network.set('/assets/a-1.js', async () => made('code', 'earlier'));
    await get('asset', '/assets/a-1.js');
    expect(await get('asset', '/assets/a-1.js')).toBe('code');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('that is gone is not stored as gone', async () => {
    const { network, get } = worker();
    network.set('/assets/a-1.js', async () => made('404', 'two', 404));
    await get('asset', '/assets/a-1.js');
    network.set('/assets/a-1.js', async () => made('code'));
    expect(await get('asset', '/assets/a-1.js')).toBe('code');
  });

  it('of the release before is there for its pages, and for what works for them', async () => {
    const { caches, get } = worker(undefined);
    const old = await caches.open('trailbook:zero:files');
    await old.put('/assets/old-1.js', new Response('old code'));
    expect(await get('asset', '/assets/old-1.js')).toBe('old code');
  });
});

describe('a file under a name that stays', () => {
  it('is the one of the page’s own release, or none', async () => {
    const { network, get } = worker();
    network.set('/data/en/search.json', async () => made('words'));
    expect(await get('file', '/data/en/search.json')).toBe('words');
    network.set('/data/en/search.json', async () => made('other words', 'two'));
    expect(await get('file', '/data/en/search.json')).toBe('words');
    network.set('/data/en/relics/a.json', async () => made('other', 'two'));
    expect(await get('file', '/data/en/relics/a.json')).toBe('');
  });
});
