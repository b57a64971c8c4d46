import { expect, it } from 'vitest';
import { unknownItems } from './unknown-items.ts';

const known = new Set([1, 2]);

it('tells of each table the items that are not known, once and in order', () => {
  expect(
    unknownItems(
      [
        { table: 'Recipes', items: [2, 9, 7, 9] },
        { table: 'Drops', items: [1, 2] },
      ],
      known,
    ),
  ).toEqual(['Recipes names items of which no table has a row: 7, 9.']);
});

it('counts those of a long list', () => {
  const items = Array.from({ length: 14 }, (_, at) => at + 10);
  expect(unknownItems([{ table: 'Drops', items }], known)).toEqual([
    'Drops names items of which no table has a row: 10, 11, 12, 13, 14, 15, 16, 17, 18, 19 and 4 more.',
  ]);
});
