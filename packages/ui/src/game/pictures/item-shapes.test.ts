import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CONSUMABLE_KINDS,
  ITEM_PURPOSES,
  type ItemPurpose,
  LANGUAGES,
} from '@trailbook/core/internal/dataset';
import { expect, it } from 'vitest';
import { signInitialsOf } from './initials.ts';
import { dropOf, frameOf, shapeOf } from './item-shapes.ts';

interface Item {
  readonly id: number;
  readonly purpose: ItemPurpose;
  readonly upgrade: boolean;
  readonly family?: number;
  readonly tier?: number;
}

const read = (path: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../../data', path), 'utf8'));
const items: readonly Item[] = read('game/items.json');

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

it.each(LANGUAGES)('initials tell nearly all families of one use apart: %s', (language) => {
  const names: Readonly<Record<string, string>> = read(`names/${language}.json`).item;
  const framed = items.filter((item) => item.upgrade && frameOf(item));
  const families = framed.filter(
    ({ family, tier = 0 }) =>
      family === undefined ||
      framed.every((other) => other.family !== family || (other.tier ?? 0) <= tier),
  );
  const signs = families.map(
    (item) => `${frameOf(item)} ${signInitialsOf(names[item.id] ?? String(item.id))}`,
  );
  expect(families.length).toBeGreaterThan(30);
  expect(new Set(signs).size / families.length).toBeGreaterThan(0.8);
});
