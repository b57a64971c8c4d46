import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONSUMABLE_KINDS, ITEM_PURPOSES } from '@trailbook/core/internal/dataset';
import { expect, it } from 'vitest';
import { dropOf, shapeOf } from './item-shapes.ts';

const items: { readonly id: number; readonly purpose: string }[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../data/game/items.json'), 'utf8'),
);

it('no two drops of ascensions look alike', () => {
  const drops = items.filter(({ purpose }) => purpose === 'characterAscension');
  expect(drops.length).toBeGreaterThan(20);
  expect(new Set(drops.map(({ id }) => dropOf(id))).size).toBe(drops.length);
});

it('items of each use have a shape of their own', () => {
  const shapes = ITEM_PURPOSES.map((purpose) => shapeOf({ id: 9, purpose }));
  expect(new Set(shapes).size).toBe(ITEM_PURPOSES.length);
});

it('food is told apart by what it is eaten for, and from what is no food', () => {
  const kinds = [null, ...CONSUMABLE_KINDS];
  const shapes = kinds.map((food) => shapeOf({ id: 400_004, purpose: 'consumable', food }));
  expect(new Set(shapes).size).toBe(kinds.length);
});
