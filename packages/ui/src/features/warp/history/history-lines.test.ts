import { describe, expect, it } from 'vitest';
import { historyLines, lineKey } from './history-lines.ts';
import type { HistoryRow } from './history-rows.ts';

/** Newest first, each by its time; all else is the same. */
const rows = ['c', 'b', 'b', 'b', 'a', 'a'].map(
  (time, at): HistoryRow => ({
    pull: { id: String(9 - at), gachaId: 2003, itemId: 20000, time, zone: 8 },
    ...{ place: 6 - at, rarity: 3, pity: 6 - at, since: 6 - at, isWhole: true, outcome: null },
  }),
);
const shapeOf = (open: readonly string[]) =>
  historyLines(rows, new Set(open)).map((line) =>
    line.kind === 'ten' ? line.rows.length : line.row.pull.id,
  );

describe('the lines of a history', () => {
  it('hold what was pulled at once in one, and single pulls in one each', () => {
    expect(shapeOf([])).toEqual(['9', 3, 2]);
  });

  it('show each pull below the line of those that are open', () => {
    expect(shapeOf(['8'])).toEqual(['9', 3, '8', '7', '6', 2]);
    const [, , inner] = historyLines(rows, new Set(['8']));
    expect(inner).toMatchObject({ kind: 'pull', isOfTen: true });
  });

  it('are not of one pull with others where the banner is another', () => {
    const [first, ...others] = rows.slice(1, 4);
    const other = first && { ...first, pull: { ...first.pull, gachaId: 2004 } };
    expect(historyLines(other ? [other, ...others] : [], new Set())).toHaveLength(2);
  });

  it('are known by different keys, open or not', () => {
    const keys = historyLines(rows, new Set(['8', '5'])).map(lineKey);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
