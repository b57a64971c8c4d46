import { describe, expect, it } from 'vitest';
import { amongPlayers, isAllInYear, isClear, luckCloseness } from './luck-words.ts';
import type { LuckAnswer } from './luck-worker.ts';

const luck = (percentile: number, low = percentile, high = percentile) => ({
  ...{ percentile, interval: [low, high] as const },
  ...{ pulls: 300, count: 5, expected: 4.8 },
});

describe('how closely luck is told', () => {
  it('is to a figure where the records tell all', () => {
    expect(luckCloseness(luck(0.22))).toBe('exact');
  });

  it('is to a span where they do not', () => {
    expect(luckCloseness(luck(0.22, 0.22, 0.41))).toBe('span');
  });

  it('is not yet where the span is wider than a fifth of all players', () => {
    for (const [low, high] of [
      [0, 0.29],
      [0, 0.48],
      [0.37, 0.99],
    ] as const) {
      expect(luckCloseness(luck(low, low, high))).toBe('open');
    }
  });
});

describe('whether luck is clear', () => {
  it('is so in one figure or a narrow span, and not in a wide one', () => {
    const spans = [luck(0.22), luck(0.22, 0.22, 0.41), luck(0.3, 0.1, 0.9)];
    expect(spans.map((value) => isClear({ ok: true, value } as LuckAnswer))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is not so of too few warps', () => {
    const error = { code: 'LUCK_TOO_FEW', args: { pulls: 9, needed: 161 } };
    expect(isClear({ ok: false, error } as LuckAnswer)).toBe(false);
  });
});

describe('a share of players', () => {
  it('is a whole percentage as long as that is neither none nor all', () => {
    for (const share of [0.006, 0.22, 0.994]) expect(amongPlayers(share)).toEqual([share, 0]);
  });

  it('is closer where nobody, or everybody, would be said', () => {
    expect(amongPlayers(0.004)).toEqual([0.004, 1]);
    expect(amongPlayers(0.997)).toEqual([0.997, 1]);
    expect(amongPlayers(0.9996)).toEqual([0.9996, 2]);
  });

  it('is never all, nor none: the luckiest is a player too', () => {
    expect(amongPlayers(1)).toEqual([0.9999, 2]);
    expect(amongPlayers(0)).toEqual([0.0001, 2]);
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
