import type { WarpThing } from '@trailbook/pages';
import { describe, expect, it } from 'vitest';
import { choicesOf } from './remembered.ts';

const SEELE = 1102;
const BRONYA = 1101;
const TRAILBLAZER = 8001;
const NIGHT = 23001;
const STANDARD_CONE = 23000;
const SHOP_CONE = 24000;
const [NATASHA, CONE_OF_FOUR] = [1105, 21000];

const thing = (id: number): readonly [number, WarpThing] => [
  id,
  { id, kind: id > 9999 ? 'lightCone' : 'character' } as WarpThing,
];
const game = {
  things: new Map(
    [SEELE, BRONYA, TRAILBLAZER, NIGHT, STANDARD_CONE, SHOP_CONE, NATASHA, CONE_OF_FOUR].map(thing),
  ),
  tables: {
    rarities: new Map([
      ...[SEELE, BRONYA, TRAILBLAZER, NIGHT, STANDARD_CONE, SHOP_CONE].map(
        (id) => [id, 5] as const,
      ),
      ...[NATASHA, CONE_OF_FOUR].map((id) => [id, 4] as const),
    ]),
    featured: new Map([
      [2003, SEELE],
      [3003, NIGHT],
    ]),
  },
};

describe('what is offered to be entered by hand', () => {
  it('of 5★ is what can come on the banner type', () => {
    for (const type of [11, 21, 2] as const) {
      expect([type, choicesOf(game, type, 5)]).toEqual([type, [SEELE, BRONYA]]);
    }
    for (const type of [12, 22] as const) {
      expect([type, choicesOf(game, type, 5)]).toEqual([type, [NIGHT, STANDARD_CONE]]);
    }
    expect(choicesOf(game, 1, 5)).toEqual([NIGHT, STANDARD_CONE, SEELE, BRONYA]);
  });

  it('of 4★ is both, on every banner type', () => {
    expect(choicesOf(game, 11, 4)).toEqual([CONE_OF_FOUR, NATASHA]);
    expect(choicesOf(game, 12, 4)).toEqual([CONE_OF_FOUR, NATASHA]);
  });
});
