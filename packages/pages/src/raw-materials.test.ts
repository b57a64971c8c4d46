import type { ItemId, Recipe } from '@trailbook/core/internal/dataset';
import { describe, expect, it } from 'vitest';
import { rawMaterials } from './materials.ts';

const recipe = (makes: number, materials: Readonly<Record<number, number>>, more = {}): Recipe => ({
  id: makes,
  kind: 'synthesis',
  makes,
  materials: Object.entries(materials).map(([id, count]) => ({ id: Number(id), count })),
  credits: 0,
  ...more,
});
const raw = (recipes: readonly Recipe[], item: number) => [
  ...rawMaterials(recipes, item as ItemId),
];

describe('rawMaterials', () => {
  it('is nothing for what cannot be made', () => {
    expect(raw([recipe(3, { 1: 2 })], 1)).toEqual([]);
  });

  it('multiplies down the recipes, and adds up what several of them take', () => {
    const recipes = [recipe(30, { 20: 2, 10: 1 }), recipe(20, { 10: 3, 11: 4 })];
    expect(raw(recipes, 30)).toEqual([
      [10, 7],
      [11, 8],
    ]);
  });

  it('takes credits on every step', () => {
    const recipes = [recipe(30, { 20: 3 }, { credits: 5 }), recipe(20, { 10: 3 }, { credits: 7 })];
    expect(new Map(raw(recipes, 30))).toEqual(
      new Map([
        [2, 26],
        [10, 9],
      ]),
    );
  });

  it('makes nothing by exchanges, and takes the first of several ways', () => {
    const exchange = recipe(20, {}, { kind: 'exchange', anyOf: { items: [21], count: 2 } });
    expect(raw([exchange], 20)).toEqual([]);
    expect(raw([exchange, recipe(20, { 10: 1 }), recipe(20, { 11: 1 })], 20)).toEqual([[10, 1]]);
  });

  it('ends where recipes go in a circle', () => {
    expect(raw([recipe(1, { 2: 3 }), recipe(2, { 1: 5 })], 1)).toEqual([[1, 15]]);
  });
});
