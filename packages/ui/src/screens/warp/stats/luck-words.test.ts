import { describe, expect, it } from 'vitest';
import type { LuckAnswer } from './luck-oracle.ts';
import { isAllInYear, luckWords } from './luck-words.ts';

const luck = (percentile: number, low = percentile, high = percentile) => ({
  ...{ percentile, interval: [low, high] as const },
  ...{ pulls: 300, count: 5, expected: 4.8 },
});

describe('the one figure for luck', () => {
  it('is exact where the records tell all', () => {
    expect(luckWords(luck(0.22))).toEqual({ kind: 'exact', share: 0.22 });
  });

  it('is the middle of the span that stands beside it, never its end', () => {
    expect(luckWords(luck(0.22, 0.22, 0.48))).toEqual({ kind: 'about', share: 0.35 });
  });

  it('is none where the span is wider than half of all players', () => {
    expect(luckWords(luck(0.82, 0.37, 0.99))).toEqual({ kind: 'open' });
  });
});

describe('what is all of the last year', () => {
  const of = (pulls: number): LuckAnswer => ({ ok: true, value: { ...luck(0.5), pulls } });
  const tooFew = (pulls: number): LuckAnswer => ({
    ok: false,
    error: { code: 'LUCK_TOO_FEW', args: { pulls, needed: 187 } },
  });

  it('is said once: as many warps, and so the same luck', () => {
    expect(isAllInYear({ ever: of(300), lastYear: of(300) })).toBe(true);
    expect(isAllInYear({ ever: tooFew(30), lastYear: tooFew(30) })).toBe(true);
  });

  it('is said twice where there is anything older', () => {
    expect(isAllInYear({ ever: of(300), lastYear: of(299) })).toBe(false);
    expect(isAllInYear({ ever: of(300), lastYear: tooFew(30) })).toBe(false);
  });
});
