import { expect, it } from 'vitest';
import { addressOfKept } from './kept-address.server';

const address = (path: string, method = 'GET') =>
  addressOfKept(method, new URL(`http://localhost${path}`));

it.each([
  ['/en', '/en'],
  ['/ru/character/seele?utm=1', '/ru/character/seele'],
  ['/attribution', '/attribution'],
  ['/en/characters.data', '/en/characters.data'],
  ['/en.data?_routes=routes%2Fhome', '/en.data?_routes=routes%2Fhome'],
  ['/data/en/characters.json?x', '/data/en/characters.json'],
])('%s is kept under %s', (path, expected) => {
  expect(address(path)).toBe(expected);
  expect(address(path, 'HEAD')).toBe(expected);
});

it.each(['/', '/api/v1/health', '/deployment.log', '/xx/characters', '/en.data?_routes=a&b=c'])(
  '%s is not kept',
  (path) => {
    expect(address(path)).toBeUndefined();
  },
);

it('is only for those who read', () => {
  expect(address('/en', 'POST')).toBeUndefined();
});
