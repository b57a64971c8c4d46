import { describe, expect, it } from 'vitest';
import { smallDataset } from '../test/small-dataset';
import { universeDataset } from '../test/small-universe';
import { lowerCaseAddress, notFoundAddress } from './not-found';

const inUniverse = (path: string) => notFoundAddress(path, universeDataset);
const notFound = (path: string) => notFoundAddress(path, smallDataset);

describe('an address at which there is nothing', () => {
  it.each([
    ['/en/nothing', '/en/-'],
    ['/jp/nothing/at/all', '/jp/-'],
    ['/en/%3Cprobe%3E', '/en/-'],
    ['/en/character/nobody', '/en/character/-'],
    ['/en/relics/902', '/en/relics/-'],
    ['/en/material/21', '/en/material/-'],
    ['/en/simuniverse/current/worlds', '/en/simuniverse/-/-'],
    ['/nothing', '/-'],
    ['/nothing/at/all', '/-/-'],
    ['/xx/planner', '/-/planner'],
    ['/xx/character/seele', '/-/character/-'],
    ['/en/character/nobody.data', '/en/character/-.data'],
    ['/en/nothing.data', '/en/-.data'],
    ['/nothing.data', '/-.data'],
  ])('%s is one of those that %s stands for, which stands for itself', (path, standing) => {
    expect(notFound(path)).toBe(standing);
    expect(notFound(standing)).toBe(standing);
  });

  it.each([
    '/',
    '/en',
    '/en/characters',
    '/en/warp',
    '/en/relics/lamplighter',
    '/en/relics/901',
    '/attribution',
    '/data/en/nothing.json',
    '/_root.data',
    '/en.data',
    '/en/characters.data',
    '/en/relics/lamplighter.data',
  ])('%s may be somewhere', (path) => {
    expect(notFound(path)).toBeUndefined();
  });

  it('is one of a row whose addresses have named parts only where there is such a place', () => {
    expect(inUniverse('/en/simuniverse/current/worlds')).toBeUndefined();
    expect(inUniverse('/en/simuniverse/2024-03-18/curios.data')).toBeUndefined();
    expect(inUniverse('/en/simuniverse/2024-03-19/worlds')).toBe('/en/simuniverse/-/-');
    expect(inUniverse('/en/simuniverse/current/monsters')).toBe('/en/simuniverse/-/-');
  });
});

describe('an address in small letters', () => {
  it.each([
    ['/en/relics/Lamplighter', '/en/relics/lamplighter'],
    ['/en/relics/LAMPLIGHTER.data', '/en/relics/lamplighter.data'],
  ])('leads from %s to what is there', (path, own) => {
    expect(lowerCaseAddress(path, smallDataset)).toBe(own);
  });

  it.each([
    '/en/relics/lamplighter',
    '/en/relics/Nobody',
    '/en/Nothing',
    '/en/relics/902',
    '/DATA/en/characters.json',
  ])('has no other address for %s', (path) => {
    expect(lowerCaseAddress(path, smallDataset)).toBeUndefined();
  });
});
