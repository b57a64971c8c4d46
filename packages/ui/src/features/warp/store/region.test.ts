import { describe, expect, it } from 'vitest';
import { regionOfAll } from './region.ts';

describe('the server of several accounts', () => {
  it.each([
    [[], null],
    [['600000001'], 'america'],
    [['700000001', '700000002'], 'europe'],
    [['600000001', '700000001'], null],
  ])('of %j is %s', (accounts, region) => {
    expect(regionOfAll(accounts)).toBe(region);
  });
});
