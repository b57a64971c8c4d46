import { describe, expect, it } from 'vitest';
import { affordablePulls, versionStarts } from './index.ts';

const none = { jade: 0, passes: 0 };

describe('pulls that can be afforded', () => {
  const income = { daily: { jade: 60, passes: 0 }, byVersion: { jade: 1600, passes: 10 } };
  const versions = ['2026-08-26', '2026-10-07'];

  it('are the savings on the day of the savings', () => {
    const today = { from: '2026-09-01', until: '2026-09-01', versions };
    expect(affordablePulls({ jade: 1599, passes: 3 }, income, today)).toBe(12);
  });

  it('grow by the day, and with each version that begins', () => {
    const until = (day: string) =>
      affordablePulls(none, income, { from: '2026-09-30', until: day, versions });
    expect(until('2026-10-06')).toBe(2);
    expect(until('2026-10-07')).toBe(2 + 10 + 10);
  });

  it('are no fewer before the savings than with them', () => {
    const past = { from: '2026-09-30', until: '2026-01-01', versions };
    expect(affordablePulls({ jade: 160, passes: 0 }, income, past)).toBe(1);
  });
});

describe('first days of versions', () => {
  const banners = [
    { version: '4.4', start: '2026-07-15 11:00:00' },
    { version: '4.5', start: '2026-09-12 12:00:00' },
    { version: '4.5', start: '2026-08-26 11:00:00' },
    { start: '2023-04-26 08:00:00' },
    { version: '4.6' },
  ];

  it('are those of their first banners, then one every six weeks', () => {
    expect(versionStarts(banners, '2026-11-30')).toEqual([
      '2026-07-15',
      '2026-08-26',
      '2026-10-07',
      '2026-11-18',
    ]);
  });

  // 4.2 and 4.5 ended before four in the morning of the day on which the next began; 4.6 lasts two days longer.
  it.each([
    ['2026-11-10 15:00:00', '2026-11-11'],
    ['2026-11-11 03:59:00', '2026-11-11'],
    ['2026-11-01 15:00:00', '2026-11-09'],
  ])('do not come before the last banner is over: %s', (end, next) => {
    const last = [
      { version: '4.6', start: '2026-10-21 12:00:00', end },
      { version: '4.6', start: '2026-09-28 11:00:00', end: '2026-10-21 11:59:00' },
    ];
    expect(versionStarts(last, '2026-12-20')).toEqual(['2026-09-28', next]);
    expect(versionStarts(last, '2026-11-08')).toEqual(['2026-09-28']);
  });

  it('end with the day that is asked for', () => {
    expect(versionStarts(banners, '2026-08-26')).toEqual(['2026-07-15', '2026-08-26']);
    expect(versionStarts([], '2026-08-26')).toEqual([]);
  });
});
