import fc from 'fast-check';
import { expect, it } from 'vitest';
import { REGIONS } from '../basics/servers.ts';
import { daysLeftInWeek, nextDayStart, nextWeekStart, serverDay } from './week.ts';

it('a week begins on Monday at four in the morning, server time', () => {
  const monday4InAsia = Date.UTC(2026, 10, 22, 20);
  expect(daysLeftInWeek(monday4InAsia - 1, 'asia')).toBe(1);
  expect(daysLeftInWeek(monday4InAsia, 'asia')).toBe(7);
  expect(daysLeftInWeek(monday4InAsia, 'america')).toBe(1);
  expect(daysLeftInWeek(Date.UTC(2026, 10, 23, 9), 'america')).toBe(7);
  expect(daysLeftInWeek(Date.UTC(2026, 10, 23, 3), 'europe')).toBe(7);
  expect(daysLeftInWeek(Date.UTC(2026, 10, 23, 2, 59), 'europe')).toBe(1);
  expect(daysLeftInWeek(Date.UTC(2026, 10, 27, 12), 'taiwan')).toBe(3);
});

it('law: the next day begins later, within a day, and is the server’s next', () => {
  const moments = fc.integer({ min: Date.UTC(2023, 0), max: Date.UTC(2040, 0) });
  fc.assert(
    fc.property(moments, fc.constantFrom(...REGIONS), (now, region) => {
      const next = nextDayStart(now, region);
      expect(next).toBeGreaterThan(now);
      expect(next - now).toBeLessThanOrEqual(24 * 3_600_000);
      expect(serverDay(next, region)).toBe(serverDay(now, region) + 1);
      expect(serverDay(next - 1, region)).toBe(serverDay(now, region));
    }),
  );
});

it('law: the next week begins later, within seven days, on a server’s Monday', () => {
  const moments = fc.integer({ min: Date.UTC(2023, 0), max: Date.UTC(2040, 0) });
  fc.assert(
    fc.property(moments, fc.constantFrom(...REGIONS), (now, region) => {
      const next = nextWeekStart(now, region);
      expect(next).toBeGreaterThan(now);
      expect(next - now).toBeLessThanOrEqual(7 * 24 * 3_600_000);
      expect(daysLeftInWeek(next, region)).toBe(7);
      expect(daysLeftInWeek(next - 1, region)).toBe(1);
    }),
  );
});
