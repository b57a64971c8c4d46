import {
  type BannerHistory,
  luck,
  luckTogether,
  type WarpTables,
} from '@trailbook/core/internal/warp';
import { describe, expect, it } from 'vitest';
import { createLuckWorker } from './luck-worker.ts';

const tables: WarpTables = { rarities: new Map([[1102, 5]]), featured: new Map([[2003, 1102]]) };
const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-06-01T00:00:00Z');

/** A 5★ with each sixtieth pull, one pull a day, the last of them now. */
function history(type: 11 | 12, length: number): BannerHistory {
  const pulls = Array.from({ length }, (_, at) => {
    const moment = NOW - (length - 1 - at) * DAY_MS;
    return {
      id: `${moment / 1000}000000001`,
      ...{ gachaId: 2003, itemId: at % 60 === 59 ? 1102 : 20_000, zone: 0 },
      time: new Date(moment).toISOString().slice(0, 19).replace('T', ' '),
    };
  });
  return { type, isComplete: true, pulls, gapsBefore: [] };
}

describe('the worker of luck', () => {
  const histories = [history(11, 800), history(12, 300)];
  const luckWorker = createLuckWorker();
  luckWorker.hold({ tables, histories, now: NOW });

  it('answers of each banner type, ever and of the last year', () => {
    const { fiveStar, featured } = luckWorker.ofType(11);
    const [only] = histories;
    if (!only) throw new Error('There is a history.');
    expect(fiveStar.ever).toEqual(luck(tables, only, { goal: 'fiveStar' }));
    expect(featured.ever).toEqual(luck(tables, only, { goal: 'featured' }));
    expect(fiveStar.lastYear.ok && fiveStar.lastYear.value.pulls).toBe(366);
  });

  it('answers of all of them together', () => {
    const { fiveStar } = luckWorker.together();
    expect(fiveStar.ever).toEqual(luckTogether(tables, histories, { goal: 'fiveStar' }));
    expect(fiveStar.ever.ok && fiveStar.ever.value.pulls).toBe(1100);
  });

  it('answers of what it was given last', () => {
    const other = createLuckWorker();
    other.hold({ tables, histories, now: NOW });
    other.hold({ tables, histories: [history(11, 700)], now: NOW });
    const { ever } = other.ofType(11).fiveStar;
    expect(ever.ok && ever.value.pulls).toBe(700);
    expect(() => other.ofType(12)).toThrow();
    expect(() => createLuckWorker().together()).toThrow();
  });
});
