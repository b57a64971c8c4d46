import { expect, it } from 'vitest';
import { daysLeftInWeek } from './week.ts';

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
