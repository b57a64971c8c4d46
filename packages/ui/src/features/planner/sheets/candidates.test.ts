import { openPlanner, type PlannerData, type PlannerPack } from '@trailbook/pages';
import { describe, expect, it } from 'vitest';
import { candidates } from './candidates.ts';

const thing = (id: number) => ({ id, pageId: `page-${id}`, rarity: 5, path: 'hunt', variants: [] });

/** Three of each kind, in the order that their lists have. */
const game: PlannerData = openPlanner({
  characters: [1503, 1513, 8001].map(thing),
  lightCones: [23055, 23064, 24000].map(thing),
  items: [],
  synthesis: [],
  sources: [],
  names: { characters: {}, lightCones: {} },
} as unknown as PlannerPack);

describe('candidates', () => {
  it('stand in the order of their lists', () => {
    expect(candidates(game, 'character', []).map(({ id }) => id)).toEqual([1503, 1513, 8001]);
    expect(candidates(game, 'lightCone', []).map(({ id }) => id)).toEqual([23055, 23064, 24000]);
  });
});
