import { describe, expect, it } from 'vitest';
import { stateOf } from './index.ts';

describe('where a player stands', () => {
  const standing = stateOf({
    11: { pulls: 7, pity5: 7, guarantee: true },
    12: { pulls: 300, pity5: 200, guarantee: null },
  });

  it('is the pity of the records; none is beyond the last', () => {
    expect(standing.state).toEqual({
      11: { pity: 7, guaranteed: true },
      12: { pity: 79, guaranteed: false },
    });
  });

  it('is open where the records do not tell of a guarantee', () => {
    expect(standing.open).toEqual([12]);
    expect(stateOf({ 11: { pulls: 0, pity5: 0, guarantee: null } }).open).toEqual([]);
  });
});
