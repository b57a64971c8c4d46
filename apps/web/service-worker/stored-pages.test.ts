import { RELEASE_HEADER } from '@trailbook/ui/offline-protocol';
import { describe, expect, it } from 'vitest';
import { createReleaseCaches } from './caches/release-caches.ts';
import { fakeCaches } from './caches/test/fake-caches.ts';
import { nameIn, storedPages, titleIn } from './stored-pages.ts';

const facts = { pages: ['', '/planner', '/achievements'] };
const html = (title: string) =>
  new Response(`<title>${title} | Trailbook</title>`, { headers: { [RELEASE_HEADER]: 'one' } });
/** As the server sends it: the list of a page named so. */
const dataOf = (name: string) =>
  JSON.stringify([
    { _1: 2 },
    'thing:character',
    { _3: 4 },
    'data',
    { _5: 6 },
    'page',
    { _7: 8 },
    'name',
    name,
  ]);

async function stored(visited: readonly string[], kept: readonly string[] = []) {
  const caches = fakeCaches();
  const storage = createReleaseCaches(caches, 'one');
  for (const page of facts.pages) await storage.putReady(`/en${page}`, html(`Place ${page}`));
  for (const path of visited) await storage.putVisited(path, html(`Page ${path}`));
  const cache = await caches.open('trailbook:one:kept');
  for (const path of kept) await cache.put(`${path}.data`, new Response(dataOf(`Kept ${path}`)));
  return storedPages('en', { facts, storage });
}

describe('the stored pages', () => {
  it('begin with the places of the site, however much was visited', async () => {
    const visited = Array.from({ length: 40 }, (_, at) => `/en/character/${at}`);
    const found = await stored(['/en/planner', ...visited]);
    const paths = found.map(({ path }) => path);
    expect(paths.slice(0, 4)).toEqual([
      '/en',
      '/en/planner',
      '/en/achievements',
      '/en/character/39',
    ]);
    expect(paths).toHaveLength(3 + 24);
  });

  it('end with those stored by choice, by name', async () => {
    const found = await stored(['/en/relics/a'], ['/en/character/kafka', '/en/planner']);
    expect(found.slice(3)).toEqual([
      { path: '/en/relics/a', name: 'Page /en/relics/a' },
      { path: '/en/character/kafka', name: 'Kept /en/character/kafka' },
    ]);
  });

  it('are of the language alone', async () => {
    const found = await stored(['/jp/planner'], ['/jp/character/kafka']);
    expect(found.map(({ path }) => path)).toEqual(['/en', '/en/planner', '/en/achievements']);
  });
});

describe('the name of a page', () => {
  it('is its title without the site’s', () => {
    expect(titleIn('<title>Tom &amp; Cake | Trailbook</title>')).toBe('Tom & Cake');
    expect(titleIn('<p>')).toBe(undefined);
  });

  it('is in its data, and in no other place of them', () => {
    expect(nameIn(dataOf('Kafka'))).toBe('Kafka');
    expect(nameIn('[{"_1":2},"thing:character",{"_3":4},"name","Ice"]')).toBe(undefined);
    expect(nameIn('<p>')).toBe(undefined);
  });
});
