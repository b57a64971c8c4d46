import { rateInterval } from '@trailbook/core/internal/warp';
import { describe, expect, it } from 'vitest';
import { ENOUGH, hasTooFewPulls } from './too-few-pulls.ts';

describe('a share of few cases', () => {
  it.each([
    [0, 0],
    [1, 1],
    [1, 2],
    [4, 8],
  ])('is not told: %i of %i', (hits, cases) => {
    expect(hasTooFewPulls(rateInterval(hits, cases))).toBe(true);
  });

  it.each([
    [8, 8],
    [10, 20],
    [1, 30],
  ])('is told: %i of %i', (hits, cases) => {
    expect(hasTooFewPulls(rateInterval(hits, cases))).toBe(false);
  });

  it('is always told from as many on as the page names, and not always of one fewer', () => {
    const isOpen = (cases: number) =>
      Array.from({ length: cases + 1 }, (_, hits) =>
        hasTooFewPulls(rateInterval(hits, cases)),
      ).some(Boolean);
    expect(isOpen(ENOUGH)).toBe(false);
    expect(isOpen(ENOUGH - 1)).toBe(true);
  });
});
