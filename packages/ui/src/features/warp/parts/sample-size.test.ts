import type { FiveStar } from '@trailbook/core/internal/warp';
import { describe, expect, it } from 'vitest';
import { sampleSizeOf } from './sample-size.ts';

const of = (...pities: (number | null)[]) =>
  sampleSizeOf({ fiveStars: pities.map((pity) => ({ pity }) as FiveStar) });

describe('what an average pity rests on', () => {
  it('is the 5★s whose pity is known, out of all', () => {
    expect(of(null, 76, 12)).toEqual({ known: 2, all: 3, isFew: true });
  });

  it('is few below ten, and enough from there on', () => {
    expect(of(...Array(9).fill(60)).isFew).toBe(true);
    expect(of(...Array(10).fill(60)).isFew).toBe(false);
  });

  it('is not said to be few where there is no average at all', () => {
    expect(of(null)).toEqual({ known: 0, all: 1, isFew: false });
  });
});
