import type { ItemId } from '@trailbook/core/internal/dataset';
import { createLookup } from '@trailbook/core/internal/dataset';
import { expect, it } from 'vitest';
import { smallDataset } from '../../core/test/small-dataset.ts';
import { consumableListPage, materialPage } from './index.ts';

const food = (id: number, rarity: number) => ({
  id,
  pageId: `food-${id}`,
  rarity,
  purpose: 'consumable' as const,
  icon: 'icon',
  upgrade: false,
});
const lookup = createLookup(
  smallDataset({
    items: [food(1, 2), food(2, 3), food(3, 3), food(4, 5), { ...food(5, 5), purpose: 'trace' }],
    consumables: [
      { id: 1, kind: 'recovery', techniquePoints: 2 },
      { id: 2, kind: 'attack' },
    ],
    // The third has none.
    names: { en: { item: { 1: 'Tea', 2: 'Soup', 4: 'Fuel', 5: 'Blade' } } },
  }),
  'en',
);
const { consumables, filters } = consumableListPage(lookup);

it('lists what is consumed and has a name, the rarest first', () => {
  expect(consumables.map(({ id, food, effect }) => [id, food, effect])).toEqual([
    [4, undefined, null],
    [2, 'attack', {}],
    [1, 'recovery', { techniquePoints: 2 }],
  ]);
});

it('is searched by words for what it does, in the page’s language and in English', () => {
  const words = (language: 'en' | 'jp') =>
    consumableListPage(
      createLookup(
        smallDataset({
          items: [food(1, 2), food(2, 2), food(3, 2)],
          consumables: [
            { id: 1, kind: 'healing', revives: true },
            { id: 2, kind: 'healing', hp: 100 },
            { id: 3, kind: 'attack' },
          ] as never,
          names: { en: { item: { 1: 'Tea', 2: 'Soup', 3: 'Fuel' } } },
        }),
        language,
      ),
    ).consumables.map(({ also }) => also ?? '');
  expect(words('en')).toEqual([
    expect.stringContaining('Revive'),
    expect.stringContaining('Healing'),
    '',
  ]);
  expect(words('jp')[0]).toMatch(/復活.*Revive/);
});

it('offers the kinds and rarities that there are', () => {
  expect(filters).toEqual({ kinds: ['attack', 'recovery'], rarities: [5, 3, 2] });
});

it('a consumable stands between its neighbours of that list', () => {
  const { before, after } = materialPage(lookup, 2 as ItemId)?.neighbours ?? {};
  expect([before?.name.text, after?.name.text]).toEqual(['Fuel', 'Tea']);
});
