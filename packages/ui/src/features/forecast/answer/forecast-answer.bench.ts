import { dayNumber, dayOf } from '@trailbook/core/internal/warp';
import { test } from 'vitest';
import { type ForecastAsked, forecastAnswer } from './forecast-answer.ts';

const TYPES = [11, 12, 21, 22] as const;
const day = (number: number) => dayOf(dayNumber('2026-12-01') + number);

/** Targets through a year, a month apart, with all four guarantees unknown: as hard as a player can ask. */
function askedFor(count: number, copies: number): ForecastAsked {
  return {
    state: Object.fromEntries(TYPES.map((type) => [type, { pity: 30, guaranteed: false }])),
    open: TYPES,
    targets: Array.from({ length: count }, (_, at) => ({
      ...{ type: TYPES[at % 4] ?? 11, copies, from: day(at * 30), until: day(at * 30 + 21) },
    })),
    savings: { jade: 8000, passes: 12, on: '2026-11-28' },
    income: [{ jade: 250, passes: 0, rhythm: 'daily' }],
    versions: [],
    today: '2026-11-28',
    days: [],
  };
}

test('answers with four unknown guarantees', async ({ bench }) => {
  await bench.compare(
    bench('eight targets', () => {
      forecastAnswer(askedFor(8, 1));
    }),
    bench('twelve targets', () => {
      forecastAnswer(askedFor(12, 1));
    }),
    bench('twelve targets of seven copies', () => {
      forecastAnswer(askedFor(12, 7));
    }),
  );
});
