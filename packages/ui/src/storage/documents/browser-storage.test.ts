import { expect, it } from 'vitest';
import { likelyUse } from './browser-storage.ts';

const GIGABYTE = 1024 ** 3;
const MEGABYTE = 1024 ** 2;

it('what the browser says is taken where it is of the size that was counted', () => {
  const use = { used: 20 * MEGABYTE, allowed: 10 * GIGABYTE };
  expect(likelyUse(use, 17 * MEGABYTE)).toBe(use);
  expect(likelyUse(use, 3 * MEGABYTE)).toBe(use);
});

it('four gigabytes are not believed of seventeen megabytes, nor is nothing', () => {
  const allowed = 10 * GIGABYTE;
  expect(likelyUse({ used: 2 ** 32 - 4096, allowed }, 17 * MEGABYTE)).toBeUndefined();
  expect(likelyUse({ used: 0, allowed }, 17 * MEGABYTE)).toBeUndefined();
  expect(likelyUse(undefined, 17 * MEGABYTE)).toBeUndefined();
});

it('nor is more than the browser allows', () => {
  expect(likelyUse({ used: 20 * MEGABYTE, allowed: 10 * MEGABYTE }, 17 * MEGABYTE)).toBeUndefined();
});
