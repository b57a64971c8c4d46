import type { WarpThing } from '@trailbook/pages';
import { describe, expect, it } from 'vitest';
import { thingsOfBanner } from './things-of-banner.ts';

const [SEELE, TRAILBLAZER, NATASHA] = [1102, 8001, 1105];
const [NIGHT, SHOP_CONE] = [23001, 24000];
const game = {
  things: new Map(
    [SEELE, TRAILBLAZER, NATASHA, NIGHT, SHOP_CONE].map((id): [number, WarpThing] => [
      id,
      {
        ...{ id, kind: id > 9999 ? 'lightCone' : 'character', rarity: id === NATASHA ? 4 : 5 },
        ...{ pageId: String(id), name: { text: String(id) }, path: 'hunt', icon: '' },
      },
    ]),
  ),
};

describe('what a banner may feature', () => {
  it('is of its kind and of 5★, and never the player themselves', () => {
    expect(thingsOfBanner(game, 11)).toEqual([SEELE]);
    expect(thingsOfBanner(game, 21)).toEqual([SEELE]);
  });

  it('is no light cone that is bought', () => {
    expect(thingsOfBanner(game, 12)).toEqual([NIGHT]);
    expect(thingsOfBanner(game, 22)).toEqual([NIGHT]);
  });
});
