import { expect, it } from 'vitest';
import { pageCacheKey } from './cache-keys';

it.each([
  ['/en', [], '/en'],
  ['/ru/character/seele', [], '/ru/character/seele'],
  ['/attribution', [], '/attribution'],
  ['/en/characters.data', [], '/en/characters.data'],
  ['/en.data', ['root', 'home'], '/en.data?_routes=root%2Chome'],
  ['/en', ['root'], '/en'],
  ['/data/en/characters.json', [], '/data/en/characters.json'],
])('%s with %j is kept under %s', (path, routes, expected) => {
  expect(pageCacheKey('GET', path, routes)).toBe(expected);
  expect(pageCacheKey('HEAD', path, routes)).toBe(expected);
});

it.each(['/', '/api/v1/health', '/deployment.log', '/xx/characters'])('%s is not kept', (path) => {
  expect(pageCacheKey('GET', path, [])).toBeUndefined();
});

it('is only for those who read', () => {
  expect(pageCacheKey('POST', '/en', [])).toBeUndefined();
});
