import { describe, expect, it } from 'vitest';
import { zoneOfAccount } from '../warp/index.ts';
import { regionOfAccount } from './servers.ts';

describe('the server of an account', () => {
  it.each([
    ['600000001', 'america', -5],
    ['700000001', 'europe', 1],
    ['800000001', 'asia', 8],
    ['900000001', 'taiwan', 8],
    ['100000001', 'china', 8],
    ['500000001', 'china', 8],
    ['1800000001', 'china', 8],
  ])('is told by the first digit of its uid: %s is of %s', (uid, region, zone) => {
    expect(regionOfAccount(uid)).toBe(region);
    expect(zoneOfAccount(uid)).toBe(zone);
  });
});
