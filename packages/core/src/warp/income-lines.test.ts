import { describe, expect, it } from 'vitest';
import { type IncomeLine, type Rhythm, savingsOn } from './index.ts';

const none = { jade: 0, passes: 0 };
const from = '2026-11-28';
const versions = ['2026-11-11', '2026-12-23', '2027-02-03'];
const jadeOn = (line: IncomeLine, until: string) =>
  savingsOn(none, [line], { from, until, versions }).jade;

describe('what comes in', () => {
  it.each<[Exclude<Rhythm, 'once'>, until: string, times: number]>([
    ['daily', '2026-11-28', 0],
    ['daily', '2026-11-29', 1],
    ['daily', '2027-03-01', 93],
    // The 28th of November 2026 is a Saturday.
    ['weekly', '2026-11-29', 0],
    ['weekly', '2026-11-30', 1],
    ['weekly', '2026-12-06', 1],
    ['weekly', '2026-12-07', 2],
    ['monthly', '2026-11-30', 0],
    ['monthly', '2026-12-01', 1],
    ['monthly', '2027-02-28', 3],
    ['version', '2026-12-22', 0],
    ['version', '2027-02-03', 2],
    ['daily', '2026-01-01', 0],
    ['weekly', '2026-01-01', 0],
    ['monthly', '2026-01-01', 0],
    ['version', '2026-01-01', 0],
  ])('%s: by %s %i times', (rhythm, until, times) => {
    expect(jadeOn({ rhythm, jade: 10, passes: 0 }, until)).toBe(10 * times);
  });

  it('once: after the day of the savings, and not again', () => {
    const gift = (on: string) => ({ rhythm: 'once', jade: 10, passes: 0, on }) as const;
    expect(jadeOn(gift('2026-12-05'), '2026-12-04')).toBe(0);
    expect(jadeOn(gift('2026-12-05'), '2026-12-05')).toBe(10);
    expect(jadeOn(gift('2026-12-05'), '2027-12-05')).toBe(10);
    expect(jadeOn(gift(from), '2027-12-05')).toBe(0);
  });

  it('is added up in jade before it is changed into pulls, beside passes', () => {
    const half = { rhythm: 'daily', jade: 80, passes: 0 } as const;
    const lines = [half, { ...half, jade: 79, passes: 1 }];
    const span = { from, until: '2026-11-29', versions };
    expect(savingsOn({ jade: 1, passes: 2 }, lines, span)).toEqual({
      jade: 160,
      passes: 3,
      pulls: 4,
    });
    expect(savingsOn(none, lines, span)).toEqual({ jade: 159, passes: 1, pulls: 1 });
  });
});
