import { RELEASE_HEADER } from '@trailbook/ui/offline-protocol';
import { describe, expect, it } from 'vitest';
import type { AddressRow } from '../shared/addresses.ts';
import { createReleaseCaches } from './caches/release-caches.ts';
import { fakeCaches } from './caches/test/fake-caches.ts';
import { canonicalPath, offlineRedirect } from './offline-redirect.ts';

const rows: readonly AddressRow[] = [
  { kind: 'page', address: '/' },
  { kind: 'page', address: '/planner' },
  { kind: 'list', address: '/characters', data: 'characters' },
  { kind: 'thing', address: '/character/:pageId', data: 'characters' },
  { kind: 'list', address: '/equipment', data: 'lightcones' },
  { kind: 'thing', address: '/lightcone/:pageId', data: 'lightcones' },
  { kind: 'list', address: '/relics', data: 'relics' },
];
const facts = { rows };

async function storageWith(visited: readonly string[], kept: readonly string[] = []) {
  const caches = fakeCaches();
  const storage = createReleaseCaches(caches, 'one');
  const page = () => new Response('a page', { headers: { [RELEASE_HEADER]: 'one' } });
  for (const path of visited) await storage.putVisited(path, page());
  const cache = await caches.open('trailbook:one:kept');
  for (const path of kept) await cache.put(`${path}.data`, page());
  return storage;
}

async function leadsTo(path: string, readerLanguage?: string) {
  const visited = ['/en', '/jp', '/jp/planner', '/en/planner', '/en/character/seele'];
  const storage = await storageWith(visited, ['/de/lightcone/void']);
  return offlineRedirect(new URL(path, 'https://site.test'), { facts, storage, readerLanguage });
}

describe('without a network, an address by another name', () => {
  it.each([
    ['/en/', '/en'],
    ['/EN', '/en'],
    ['/EN/Planner/', '/en/planner'],
    ['/ja/planner', '/jp/planner'],
    ['/ja', '/jp'],
    ['/en-US/characters/seele', '/en/character/seele'],
    ['/en/character/SEELE', '/en/character/seele'],
    ['/de/light-cone/void', '/de/lightcone/void'],
    ['/en/planner/?helpmode=1&next=//evil.example', '/en/planner?helpmode'],
  ])('leads to what is stored: %s', async (path, address) => {
    expect(await leadsTo(path)).toBe(address);
  });

  it('leads to the reader’s language where it has none', async () => {
    expect(await leadsTo('/planner', 'jp')).toBe('/jp/planner');
    expect(await leadsTo('/', 'en')).toBe('/en');
    expect(await leadsTo('/planner')).toBe(undefined);
  });

  it('leads from an id to the page that is called by a name, as the stored search knows it', async () => {
    const storage = await storageWith(['/en/character/seele', '/en/lightcone/void']);
    const pack = {
      groups: [
        { kind: 'relicPiece', ids: [1102], pageIds: ['thief'] },
        { kind: 'character', ids: [1001, 1102], pageIds: ['march-7th', 'seele'] },
        { kind: 'lightCone', ids: [20004], pageIds: ['void'] },
      ],
    };
    const headers = { [RELEASE_HEADER]: 'one' };
    await storage.putReady('/data/en/search.json', Response.json(pack, { headers }));
    const from = (path: string) =>
      offlineRedirect(new URL(path, 'https://site.test'), { facts, storage, readerLanguage: 'en' });
    expect(await from('/en/character/1102')).toBe('/en/character/seele');
    expect(await from('/character/1102')).toBe('/en/character/seele');
    expect(await from('/en/light-cone/20004/')).toBe('/en/lightcone/void');
    // Not stored; there is none; the search of the language is not here.
    for (const path of ['/en/character/1001', '/en/character/7', '/de/character/1102']) {
      expect([path, await from(path)]).toEqual([path, undefined]);
    }
  });

  it.each(['/en', '/en/relics', '/ja/relics', '/en/nowhere', '/nowhere', '/en/%E4%B8%80'])(
    'leads nowhere where it is stored so, or not at all: %s',
    async (path) => expect(await leadsTo(path, 'en')).toBe(undefined),
  );

  it('means what the server would say, though it is not stored', () => {
    expect(canonicalPath('/ja/relics', { facts, readerLanguage: 'en' })).toBe('/jp/relics');
    expect(canonicalPath('/nowhere', { facts, readerLanguage: 'en' })).toBe('/nowhere');
  });
});
