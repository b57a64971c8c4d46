import type { BannerPhase } from '@trailbook/pages';
import { describe, expect, it } from 'vitest';
import { daysOfVersion, endOfPhases, shownPhases } from './shown-phases.ts';

const at = (time: string) => Date.parse(`${time}+08:00`);
const phase = (version: string, start: string, end: string): BannerPhase => ({
  ...{ version, start, end },
  startsAt: at(start),
  endsAt: at(end),
  featured: [],
});
const FIRST = phase('1.0', '2026-07-15 09:00:00', '2026-08-05 11:59:00');
const SECOND = phase('1.0', '2026-08-05 12:00:00', '2026-08-25 15:00:00');
const NEXT = phase('1.1', '2026-08-26 11:00:00', '2026-09-12 11:59:00');
const PHASES = [FIRST, SECOND, NEXT];

describe('the timetable of banners', () => {
  it('tells what runs and what is to come, with calendar days at the server', () => {
    expect(shownPhases(PHASES, at('2026-08-04T23:30:00'))).toEqual([
      { phase: FIRST, state: 'runs', days: 1 },
      { phase: SECOND, state: 'toCome', days: 1 },
      { phase: NEXT, state: 'toCome', days: 22 },
    ]);
  });

  it('leaves a banner out from the minute at which it ends', () => {
    const before = shownPhases(PHASES, at('2026-08-05T11:58:59'));
    expect(before[0]).toMatchObject({ phase: FIRST, state: 'runs' });
    const after = shownPhases(PHASES, at('2026-08-05T11:59:00'));
    expect(after.map(({ phase }) => phase)).toEqual([SECOND, NEXT]);
  });

  it('has three rows at most', () => {
    const many = [FIRST, FIRST, ...PHASES, NEXT, NEXT, NEXT];
    const shown = shownPhases(many, at('2026-08-10T12:00:00'));
    expect(shown.map(({ phase }) => phase)).toEqual([SECOND, NEXT, NEXT]);
  });

  it('has none where all are over', () => {
    expect(shownPhases(PHASES, at('2026-09-12T11:58:59'))).toHaveLength(1);
    expect(shownPhases(PHASES, at('2026-11-22T12:00:00'))).toEqual([]);
  });
});

describe('the end of what is known', () => {
  it('is that of the banner that ends last, whichever begins last', () => {
    const long = phase('1.1', '2026-08-26 11:00:00', '2026-10-01 15:00:00');
    expect(endOfPhases([FIRST, long, NEXT])).toBe(long);
  });

  it('is nowhere without banners', () => {
    expect(endOfPhases([])).toBeUndefined();
  });
});

describe('the end of the version', () => {
  it('is that of its last banner', () => {
    expect(daysOfVersion(PHASES, at('2026-07-20T12:00:00'))).toEqual({
      version: '1.0',
      days: 36,
    });
  });

  it('is not guessed where no banner is known to run', () => {
    expect(daysOfVersion(PHASES, at('2026-11-22T12:00:00'))).toBeUndefined();
  });
});
