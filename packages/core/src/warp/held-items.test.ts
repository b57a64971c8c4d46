import { describe, expect, it } from 'vitest';
import { FOUR_STAR, pullsOf, SEELE, THREE_STAR, tables } from '../../test/any-warps.ts';
import { heldItems } from './index.ts';

const levels = (items: readonly number[], presets?: ReadonlyMap<number, number>) =>
  heldItems(tables, pullsOf(items), presets).map(({ itemId, level, surplus }) => [
    itemId,
    level,
    surplus,
  ]);
const none = new Map<number, number>();
const times = (count: number, item: number): number[] => Array(count).fill(item);

describe('what a player has', () => {
  it('counts eidolons from the second copy on, six at most', () => {
    expect(levels([SEELE], none)).toEqual([[SEELE, 0, 0]]);
    expect(levels(times(3, SEELE), none)).toEqual([[SEELE, 2, 0]]);
    expect(levels(times(9, SEELE), none)).toEqual([[SEELE, 6, 2]]);
  });

  it('counts superimpositions from the first copy on, five at most', () => {
    expect(levels([FOUR_STAR], none)).toEqual([[FOUR_STAR, 1, 0]]);
    expect(levels(times(7, FOUR_STAR), none)).toEqual([[FOUR_STAR, 5, 2]]);
  });

  it('begins with the two that every player has', () => {
    expect(levels([])).toEqual([
      [1001, 0, 0],
      [1002, 0, 0],
    ]);
    const later = { ...tables, rarities: new Map([...tables.rarities, [1001, 4 as const]]) };
    expect(heldItems(later, pullsOf([1001]))[0]).toMatchObject({
      itemId: 1001,
      copies: 2,
      level: 1,
    });
  });

  it('leaves 3★s out, and keeps characters that are newer than the data', () => {
    expect(levels([THREE_STAR, 1999], none)).toEqual([[1999, 0, 0]]);
    expect(levels([29999], none)).toEqual([]);
  });

  it('remembers the first and the last of each', () => {
    const pulls = pullsOf([SEELE, THREE_STAR, SEELE]);
    const [seele] = heldItems(tables, pulls.toReversed(), none);
    expect([seele?.first, seele?.last]).toEqual([pulls[0], pulls[2]]);
  });
});
