import type { ItemId } from '@trailbook/core/internal/dataset';
import { createLookup } from '@trailbook/core/internal/dataset';
import { describe, expect, it } from 'vitest';
import { smallDataset } from '../../core/test/small-dataset.ts';
import { materialPage } from './index.ts';

const item = (id: number) => ({
  id,
  pageId: `item-${id}`,
  rarity: 3,
  purpose: 'trace' as const,
  icon: 'icon',
  upgrade: false,
});
const goods = { item: 1, count: 1, currency: 2, price: 100 };

const dataset = smallDataset({
  items: [item(1), item(2), item(3), { ...item(4), purpose: 'consumable' }],
  shops: [
    { id: 11, goods: [{ ...goods, limit: 5, period: 'weekly' }] },
    {
      id: 12,
      goods: [
        { ...goods, limit: 5, period: 'weekly' },
        { ...goods, price: 90 },
      ],
    },
    // Of its currency no language has a name.
    { id: 13, goods: [{ ...goods, currency: 9 }] },
  ],
  enemies: [
    { id: 21, drops: [1] },
    { id: 22, drops: [1, 2] },
    { id: 23, drops: [1] },
    { id: 24, drops: [2] },
  ],
  assignments: [
    {
      id: 31,
      lengths: [
        { hours: 4, items: [{ id: 1, count: 3 }], bonus: [] },
        { hours: 8, items: [{ id: 1, count: 6 }], bonus: [{ id: 1, count: 2 }] },
        { hours: 20, items: [{ id: 2, count: 1 }], bonus: [] },
      ],
    },
  ],
  consumables: [{ id: 4, kind: 'healing', hpShare: 0.15, hp: 150 }],
  names: {
    en: {
      item: { 1: 'Iron', 2: 'Coin', 3: 'Dust', 4: 'Soup' },
      enemy: { 21: 'Imp', 23: 'Imp' },
      shop: { 12: 'Corner Shop' },
    },
  },
});
const lookup = createLookup(dataset, 'en');
const pageOf = (id: number) => materialPage(lookup, id as ItemId);

describe('where an item comes from', () => {
  it('tells once what several shops ask alike, and names those that have a name', () => {
    expect(
      pageOf(1)?.offers.map(({ price, limit, period, shops, names }) => [
        price.id,
        price.count,
        limit,
        period,
        shops,
        names.map(({ text }) => text),
      ]),
    ).toEqual([
      [2, 100, 5, 'weekly', 2, ['Corner Shop']],
      [2, 90, null, null, 1, ['Corner Shop']],
    ]);
  });

  it('says nothing of a price in what has no name', () => {
    expect(pageOf(1)?.offers.map(({ price }) => price.id)).not.toContain(9);
  });

  it('names the enemies that drop it, each once, and counts those without a name', () => {
    expect(pageOf(1)?.droppedBy).toEqual({ names: [{ text: 'Imp' }], nameless: 1 });
  });

  it('tells of assignments the lengths that bring it, with the bonus', () => {
    expect(pageOf(1)?.assignments).toEqual([
      {
        id: 31,
        name: null,
        lengths: [
          { hours: 4, count: 3, bonus: 0 },
          { hours: 8, count: 6, bonus: 2 },
        ],
      },
    ]);
  });

  it('is empty where nothing is known', () => {
    expect(pageOf(3)).toMatchObject({
      offers: [],
      assignments: [],
      droppedBy: { names: [], nameless: 0 },
      effect: null,
    });
  });
});

it('a consumable’s page tells in figures what eating it does', () => {
  expect(pageOf(4)?.effect).toMatchObject({ kind: 'healing', hpShare: 0.15, hp: 150 });
});
