import { type Pull, statistics, type WarpTables } from '@trailbook/core/internal/warp';
import { describe, expect, it } from 'vitest';
import { historyRows } from './history-rows.ts';

const tables: WarpTables = {
  rarities: new Map([
    [1102, 5],
    [1105, 4],
    [20000, 3],
  ]),
  featured: new Map([[2003, 1102]]),
};
const pulls = [20000, 1105, 1102, 20000, 1105, 20000, 9999].map(
  (itemId, at): Pull => ({
    id: `170000000000000000${at}`,
    ...{ gachaId: 2003, itemId, time: '2023-11-15 06:13:20', zone: 8 },
  }),
);

const rowsOf = (isComplete: boolean) => {
  const figures = statistics(tables, { type: 11, isComplete, pulls });
  return historyRows(tables, pulls, figures).reverse();
};

describe('the rows of a history', () => {
  it('count since the last 5★, and 4★s since the last 4★', () => {
    expect(rowsOf(true).map(({ pity }) => pity)).toEqual([1, 2, 3, 1, 3, 3, 4]);
  });

  it('count since the last 5★ for 4★s too', () => {
    expect(rowsOf(true).map(({ since }) => since)).toEqual([1, 2, 3, 1, 2, 3, 4]);
  });

  it('are only so many at least where the beginning is missing, until the first of their kind', () => {
    expect(rowsOf(false).map(({ isWhole }) => isWhole)).toEqual([
      ...[false, false, false],
      ...[true, true, true, true],
    ]);
  });

  it('tell how a 5★ came, and that a thing is not known yet', () => {
    expect(rowsOf(true)[2]).toMatchObject({ rarity: 5, outcome: 'won', place: 3 });
    expect(rowsOf(true)[6]).toMatchObject({ rarity: null, outcome: null });
  });
});
