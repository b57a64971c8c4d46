import { test } from 'vitest';
import { bestForecastOrder, forecast, forecastWithoutEach } from '../index.ts';

/** A year, and five targets in it. */
const question = {
  state: { 11: { pity: 20, guaranteed: false }, 12: { pity: 5, guaranteed: true } },
  savings: { jade: 8000, passes: 12, on: '2026-11-28' },
  today: '2026-11-28',
  income: [
    { jade: 90, passes: 0, rhythm: 'daily' },
    { jade: 225, passes: 0, rhythm: 'weekly' },
    { jade: 0, passes: 5, rhythm: 'monthly' },
    { jade: 3000, passes: 10, rhythm: 'version' },
  ],
  versions: ['2026-12-23', '2027-02-03', '2027-03-17', '2027-04-28', '2027-06-09', '2027-07-21'],
  targets: [
    { type: 11, copies: 1, from: '2026-12-02', until: '2026-12-23' },
    { type: 12, copies: 1, from: '2026-12-02', until: '2026-12-23' },
    { type: 11, copies: 3, from: '2027-02-03', until: '2027-02-24' },
    { type: 11, copies: 1, from: '2027-05-05', until: '2027-06-09' },
    { type: 12, copies: 2, from: '2027-10-20', until: '2027-11-27' },
  ],
} as const;

const atOnce = {
  ...question,
  targets: question.targets.map((target) => ({
    ...target,
    from: '2027-10-20',
    until: '2027-11-27',
  })),
};

test('forecasts', async ({ bench }) => {
  await bench.compare(
    bench('a year and five targets', () => {
      forecast(question);
    }),
    bench('each of them skipped once', () => {
      forecastWithoutEach(question);
    }),
    bench('their best order', () => {
      bestForecastOrder(question);
    }),
    bench('the best order of five at once', () => {
      bestForecastOrder(atOnce);
    }),
  );
});
