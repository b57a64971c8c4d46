import { rateInterval } from '@trailbook/core/warp';
import { describe, expect, it } from 'vitest';
import { saysLittle } from './says-little.ts';

describe('a share of few cases', () => {
  it.each([
    [0, 0],
    [1, 1],
    [1, 2],
    [4, 8],
  ])('is not told: %i of %i', (hits, cases) => {
    expect(saysLittle(rateInterval(hits, cases))).toBe(true);
  });

  it.each([
    [8, 8],
    [10, 20],
    [1, 30],
  ])('is told: %i of %i', (hits, cases) => {
    expect(saysLittle(rateInterval(hits, cases))).toBe(false);
  });
});
