import { describe, expect, it } from 'vitest';
import { rowsTogether } from './rows-together.ts';

const rows = (count: number) => Array.from({ length: count }, (_, place) => place);

describe('rowsTogether', () => {
  it('keeps every row, in its order', () => {
    for (const count of [0, 1, 24, 25, 705]) {
      expect(rowsTogether(rows(count)).flat()).toEqual(rows(count));
    }
  });

  it('leaves few groups of two thousand rows, none of them empty', () => {
    const groups = rowsTogether(rows(2000));
    expect(groups.length).toBeLessThanOrEqual(100);
    expect(groups.every(({ length }) => length > 0)).toBe(true);
  });
});
