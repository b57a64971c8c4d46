import { describe, expect, it } from 'vitest';
import { COUNT_KINDS, type Count, type CountKind } from './counts.ts';
import { hideSmallCells } from './hide-small-cells.ts';

const SCOPE = 2003;
const cell = (kind: CountKind, bucket: number, contributors: number): Count => ({
  ...{ scope: SCOPE, kind: COUNT_KINDS[kind], bucket, contributors },
  count: kind === 'contributors' ? contributors : 10 * contributors,
});
const of = (contributors: number, ...cells: readonly Count[]) => [
  cell('contributors', 0, contributors),
  ...cells,
];
const shown = (counts: readonly Count[], kind: CountKind) =>
  hideSmallCells(counts).flatMap((one) => (one.kind === COUNT_KINDS[kind] ? [one.bucket] : []));

describe('what everybody may see of a scope', () => {
  it('is nothing of one that four contributors pulled in', () => {
    expect(hideSmallCells(of(4, cell('pulls', 0, 4)))).toEqual([]);
    expect(hideSmallCells(of(5, cell('pulls', 0, 5)))).toHaveLength(2);
  });

  it('leaves out days and things that fewer than five have in common', () => {
    const counts = of(30, cell('day', 1, 4), cell('day', 2, 3), cell('day', 3, 5));
    expect(shown(counts, 'day')).toEqual([3]);
    expect(shown(of(30, cell('item', 1, 2), cell('item', 2, 4)), 'item')).toEqual([]);
  });

  it('leaves out the next larger one too where the sum of all would tell the small one', () => {
    const counts = of(30, cell('day', 1, 1), cell('day', 2, 9), cell('day', 3, 7));
    expect(shown(counts, 'day')).toEqual([2]);
  });

  it('keeps how many pulls a 5★ took, of however few', () => {
    expect(shown(of(30, cell('fiveStarRoll', 3, 1)), 'fiveStarRoll')).toEqual([3]);
  });
});
