import { describe, expect, it } from 'vitest';
import { oddsKind } from './odds.ts';

const isRead = (days: { until?: string; on?: string }) =>
  oddsKind.schema.safeParse({
    ...{ ...oddsKind.empty, until: days.until ?? null },
    savings: days.on === undefined ? null : { jade: 0, passes: 0, on: days.on },
  }).success;

describe('wishes', () => {
  it.each(['2026-02-30', '2025-02-29', '2026-13-01', '2026-06-31'])(
    'name no day that there is not: %s',
    (day) => {
      expect(isRead({ until: day })).toBe(false);
      expect(isRead({ on: day })).toBe(false);
    },
  );

  it.each(['2024-02-29', '2026-12-31', '2099-01-01'])('name any other: %s', (day) => {
    expect(isRead({ until: day, on: day })).toBe(true);
  });
});
