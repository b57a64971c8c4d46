import { kindOf } from '@trailbook/core/internal/user-data';
import type { UnnumberedWarpBanner, WarpBanner } from '@trailbook/pages';
import { describe, expect, it } from 'vitest';
import { parseDay } from '../parts/parse-day.ts';
import { dayWith, pullsUntil, questionOf } from './question-of.ts';

const banner = { id: 1, type: 11, version: '4.5', start: '2026-08-26 11:00:00' } as const;
const game = { banners: new Map<number, WarpBanner>([[1, banner]]), unnumbered: [] };
const { empty } = kindOf('odds');
const wishes = {
  ...empty,
  savings: { jade: 1600, passes: 5, on: '2026-11-20' },
  income: { daily: { jade: 80, passes: 0 }, byVersion: { jade: 0, passes: 10 } },
  targets: [{ type: 11 as const, copies: 1, itemId: 1102 }],
};

const NOWHERE = { state: {}, open: [] };

describe('the pulls that there will be', () => {
  it.each(['9999-12-31', '2100-01-01', '12027-01-01'])('are counted to the last day: %s', (day) => {
    const until = parseDay(day) ?? null;
    expect(until).toBe('2099-12-31');
    expect(pullsUntil(game, { ...wishes, until }, { today: '2026-11-20' })).toBeGreaterThan(15);
  });

  it('wait for no day where none is told', () => {
    expect(parseDay('')).toBe(null);
    expect(parseDay('2027-01-01')).toBe('2027-01-01');
  });

  it.each(['0002-01-01', '0020-01-01', '0202-01-01'])('is not told by half a year: %s', (day) => {
    expect(parseDay(day)).toBeUndefined();
  });

  it('are what is saved today, and what has come in since it was told', () => {
    expect(pullsUntil(game, wishes, { today: '2026-11-20' })).toBe(15);
    expect(pullsUntil(game, wishes, { today: '2026-11-22' })).toBe(16);
  });

  it('grow with the days, and with the versions that begin until the day', () => {
    // 42 days a version: 2026-10-07, 2026-11-18, 2026-12-30.
    expect(pullsUntil(game, { ...wishes, until: '2026-12-29' }, { today: '2026-11-20' })).toBe(
      15 + 19,
    );
    expect(pullsUntil(game, { ...wishes, until: '2026-12-30' }, { today: '2026-11-20' })).toBe(
      15 + 20 + 10,
    );
  });

  it('grow on the same days as in the forecast: banners without an id tell of a version too', () => {
    const latest: UnnumberedWarpBanner = {
      ...{ type: 11, featured: 1505, version: '4.6' },
      ...{ start: '2026-09-28 11:00:00', end: '2026-11-10 15:00:00' },
    };
    const known = { ...game, unnumbered: [latest] };
    const asked = { ...wishes, savings: { jade: 0, passes: 0, on: '2026-11-01' } };
    const on = (until: string) => pullsUntil(known, { ...asked, until }, { today: '2026-11-01' });
    expect(on('2026-11-10')).toBe(4);
    expect(on('2026-11-11')).toBe(5 + 10);
  });

  it('count what achievements still give where the player wants it', () => {
    const circumstances = { today: '2026-11-20', jadeLeft: 480 };
    expect(pullsUntil(game, wishes, circumstances)).toBe(15);
    expect(pullsUntil(game, { ...wishes, achievements: false }, circumstances)).toBe(15);
    expect(pullsUntil(game, { ...wishes, achievements: true }, circumstances)).toBe(18);
    expect(pullsUntil(game, { ...empty, achievements: true }, circumstances)).toBe(3);
  });

  it('are those of today when the day has gone by, and none of who has told nothing', () => {
    expect(pullsUntil(game, { ...wishes, until: '2026-11-01' }, { today: '2026-11-22' })).toBe(16);
    expect(pullsUntil(game, empty, { today: '2026-11-22' })).toBe(0);
  });
});

describe('the day with so many pulls', () => {
  const today = '2026-11-20';
  const dayOf = (pulls: number, odds = wishes) => dayWith(game, odds, { today, pulls });

  it('is the first on which there are as many', () => {
    expect(dayOf(16)).toBe('2026-11-22');
    const pullsOn = (until: string) => pullsUntil(game, { ...wishes, until }, { today });
    for (const pulls of [17, 35, 44, 90, 180]) {
      const day = dayOf(pulls) ?? '';
      const eve = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
      expect(pullsOn(day)).toBeGreaterThanOrEqual(pulls);
      expect(pullsOn(eve)).toBeLessThan(pulls);
    }
  });

  it('is none where there are enough today, or nothing comes in, or it takes years', () => {
    expect(dayOf(15)).toBeUndefined();
    expect(dayOf(16, { ...wishes, income: empty.income })).toBeUndefined();
    expect(dayOf(20_000)).toBeUndefined();
  });
});

describe('the question', () => {
  it('is none without wishes', () => {
    expect(questionOf(game, empty, { standing: NOWHERE, today: '2026-11-22' })).toBeUndefined();
  });

  it('reckons with the chances that the player chooses', () => {
    const ask = (featured: 'published' | 'observed') =>
      questionOf(game, { ...wishes, featured }, { standing: NOWHERE, today: '2026-11-22' });
    expect(ask('published')?.featured).toEqual({});
    expect(ask('observed')?.featured).toEqual({ 11: 0.56 });
  });

  it('tells which of the wished banner types are open', () => {
    const standing = { state: {}, open: [11, 12] as const };
    expect(questionOf(game, wishes, { standing, today: '2026-11-22' })?.open).toEqual([11]);
  });
});
