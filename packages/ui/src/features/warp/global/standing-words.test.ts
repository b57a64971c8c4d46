import { rateInterval } from '@trailbook/core/internal/warp';
import { describe, expect, it } from 'vitest';
import { otherSide, standingWords } from './standing-words.ts';

describe('what is said of a place among contributors', () => {
  it('is luckier than those behind, from the upper half on', () => {
    const words = standingWords(0.75, [0.5, 0.875]);
    expect(words).toEqual({ isAhead: true, place: 0.25, others: 0.75, interval: [0.5, 0.875] });
  });

  it('is unluckier than those ahead, and between what is said of them too', () => {
    const words = standingWords(0.25, [0.125, 0.5]);
    expect(words).toEqual({ isAhead: false, place: 0.25, others: 0.75, interval: [0.5, 0.875] });
  });

  it('is never the place of nobody, nor ahead of everybody', () => {
    for (const words of [standingWords(1, [0.995, 1]), standingWords(0, [0, 0.005])]) {
      expect(words.place).toBeCloseTo(0.01);
      expect(words.others).toBe(0.99);
      expect(words.interval[0]).toBe(0.99);
    }
  });

  it('lies between what stands beside it, on either side, of the more and of the fewer', () => {
    for (let behind = 0; behind <= 40; behind++) {
      const below = behind / 40;
      const interval = rateInterval(behind, 40);
      for (const pair of [[below, interval] as const, otherSide(below, interval)]) {
        const { others, interval: shown } = standingWords(...pair);
        expect(shown[0]).toBeLessThanOrEqual(others + 1e-9);
        expect(others).toBeLessThanOrEqual(shown[1] + 1e-9);
      }
    }
  });
});
