import { describe, expect, it } from 'vitest';
import { daysOf, monthMarks, placeOf, timelineSpan } from './timeline-layout.ts';

describe('a timeline', () => {
  it('shows a version at least, all that is wanted, and nothing that would be a hair', () => {
    expect(timelineSpan('2026-11-28', []).until).toBe('2027-01-09');
    expect(timelineSpan('2026-11-28', ['2027-03-01', '2026-12-05']).until).toBe('2027-03-01');
    expect(timelineSpan('2026-11-28', ['2099-12-31']).until).toBe('2028-05-21');
  });

  it('places days from its first to its last, and what is beyond at its ends', () => {
    const span = { from: '2026-12-01', until: '2026-12-11' };
    expect(placeOf('2026-12-06', span)).toBe(0.5);
    expect(placeOf('2026-01-01', span)).toBe(0);
    expect(placeOf('2027-01-01', span)).toBe(1);
  });

  it('marks months as far as they have room', () => {
    expect(monthMarks({ from: '2026-11-28', until: '2027-01-31' })).toEqual([
      '2026-12-01',
      '2027-01-01',
    ]);
    expect(monthMarks({ from: '2026-11-28', until: '2027-11-28' })).toHaveLength(4);
    expect(monthMarks({ from: '2026-12-01', until: '2026-12-20' })).toEqual([]);
  });

  it('has points at both ends and at equal steps between', () => {
    const days = daysOf({ from: '2026-11-28', until: '2027-11-28' });
    expect(days[0]).toBe('2026-11-28');
    expect(days.at(-1)).toBe('2027-11-28');
    expect(days.length).toBeLessThanOrEqual(61);
    expect(new Set(days).size).toBe(days.length);
    expect(days).toEqual(days.toSorted());
  });
});
