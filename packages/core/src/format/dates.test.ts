import { expect, it, vi } from 'vitest';
import { LANGUAGES } from '../dataset/index.ts';
import {
  formatDate,
  formatDateTime,
  formatDuration,
  formatInDays,
  formatMoment,
  formatMonth,
} from './dates.ts';

it('a moment is told as the language does', () => {
  const moment = Date.UTC(2026, 10, 21, 18, 5);
  expect(formatDateTime('en', moment, 'UTC').replace(/\s/g, ' ')).toBe('Nov 21, 2026, 6:05 PM');
  expect(formatDateTime('de', moment, 'UTC')).toBe('21.11.2026, 18:05');
  expect(formatDateTime('jp', moment, 'UTC')).toBe('2026/11/21 18:05');
});

it('a day is told as the language does', () => {
  expect(formatDate('en', Date.UTC(2026, 10, 21), 'UTC')).toBe('Nov 21, 2026');
});

it.each([Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, Number.NaN])(
  'a moment that there is not, %s, leaves a dash',
  (moment) => {
    for (const format of [formatDate, formatDateTime, formatMoment])
      expect(format('en', moment)).toBe('—');
    expect(formatMonth('en', 'never')).toBe('—');
  },
);

it('a month is told as the language does', () => {
  expect(formatMonth('en', '2026-09')).toBe('September 2026');
  expect(formatMonth('jp', '2026-09-30 23:59:59')).toBe('2026年9月');
  expect(formatMonth('de', '2026-09')).toBe('September 2026');
});

it('a span is told in its two largest units', () => {
  const texts = [0, 59, 60, 3661, 86_400, 604_800 + 86_400, 2_592_000 + 60, 5_200_000].map(
    (seconds) => formatDuration('en', seconds),
  );
  expect(texts).toEqual([
    '0 seconds',
    '59 seconds',
    '1 minute',
    '1 hour 1 minute',
    '1 day',
    '1 week 1 day',
    '1 month 1 minute',
    '2 months 4 hours',
  ]);
  expect(formatDuration('jp', 604_800)).toBe('1 週間');
});

it('makes what writes dates once for each language and form, not for each date', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  for (let day = 0; day < 100; day++) formatDate('fr', day * 86_400_000, 'Asia/Tokyo');
  expect(made.mock.calls.length).toBeLessThanOrEqual(1);
  expect(formatDate('fr', 0, 'UTC')).toBe('1 janv. 1970');
  expect(formatDateTime('fr', 0, 'UTC')).toBe('1 janv. 1970, 00:00');
  made.mockRestore();
});

it('days from today are told by name where the language has one', () => {
  expect([0, 1, 3].map((days) => formatInDays('en', days))).toEqual([
    'today',
    'tomorrow',
    'in 3 days',
  ]);
  expect(formatInDays('de', 1)).toBe('morgen');
  expect(formatInDays('ru', 2)).toBe('послезавтра');
  expect(formatInDays('jp', 5)).toBe('5 日後');
});

it('counts the years as the game does, in every language', () => {
  const day = Date.UTC(2026, 10, 22);
  for (const language of LANGUAGES) {
    expect(formatDate(language, day, 'UTC')).toContain('2026');
    expect(formatMoment(language, day, 'UTC')).toContain('2026');
    expect(formatMonth(language, '2026-11')).toContain('2026');
  }
});
