import { expect, it } from 'vitest';
import { callCacheKey, pageCacheKey } from './cache-keys';

it.each([
  ['/en', [], '/en'],
  ['/ru/character/seele', [], '/ru/character/seele'],
  ['/attribution', [], '/attribution'],
  ['/sitemap/de.xml', [], '/sitemap/de.xml'],
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

it.each([
  ['/api/v1/warp_fetch/11', '/api/v1/warp_fetch/11'],
  ['/api/v1/warp_fetch/011', '/api/v1/warp_fetch/11'],
  ['/api/v1/warp_fetch/%31%31', '/api/v1/warp_fetch/11'],
  ['/api/v1/warp_fetch/11?', '/api/v1/warp_fetch/11'],
  ['/api/v1/warp_fetch/11?compare_id=012', '/api/v1/warp_fetch/11?compare_id=12'],
  ['/api/v1/warp_fetch/11?c%6Fmpare_id=%312', '/api/v1/warp_fetch/11?compare_id=12'],
  ['/api/v1/warp_fetch/11?compare_id=12&compare_id=12', undefined],
  ['/api/v1/warp_fetch/11?other=1', undefined],
  ['/api/v1/warp_fetch/11?compare_id=', undefined],
  ['/api/v1/warp_config', '/api/v1/warp_config'],
  ['/api/v1/calendar/en/asia.ics', '/api/v1/calendar/en/asia.ics'],
  ['/api/v1/calendar/en/asia.ics?a=1', undefined],
  ['/api/v1/state', undefined],
])('the call %s is kept under %s', (address, key) => {
  expect(callCacheKey('GET', new URL(address, 'http://localhost'))).toBe(key);
});
