import { describe, expect, it } from 'vitest';
import { dataset } from '../../test/real-data.ts';
import { bannerDays } from './index.ts';

// Rule W56.
describe('the days of a banner', () => {
  it('are those on which it begins and ends', () => {
    const times = { start: '2026-09-28 11:00:00', end: '2026-10-21 11:59:00' };
    expect(bannerDays(times)).toEqual({ from: '2026-09-28', until: '2026-10-21' });
  });

  it('end the day before where it ends before four in the morning', () => {
    const end = '2026-11-01 03:59:59';
    expect(bannerDays({ start: '2026-10-21 04:00:00', end })).toEqual({
      from: '2026-10-21',
      until: '2026-10-31',
    });
  });

  it('are in order for every banner that is known', () => {
    for (const { start, end } of dataset.banners.banners) {
      if (!start || !end) continue;
      const { from, until } = bannerDays({ start, end });
      expect(from <= until, `${start} ${end}`).toBe(true);
    }
  });
});
