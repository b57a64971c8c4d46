import type { DatasetJson, ItemId } from '@trailbook/core/internal/dataset';
import { createLookup } from '@trailbook/core/internal/dataset';
import { describe, expect, it } from 'vitest';
import {
  smallCharacter,
  smallDataset,
  smallLightCone,
  smallPoint,
} from '../../core/test/small-dataset.ts';
import { materialListPage, materialPage } from './index.ts';

const item = (id: number, fields: Partial<DatasetJson['items'][number]> = {}) => ({
  id,
  pageId: `item-${id}`,
  rarity: 3,
  purpose: 'trace' as const,
  icon: 'icon',
  upgrade: true,
  ...fields,
});

const NAMES = {
  2: 'Credit',
  11: 'Shattered Blade',
  12: 'Lifeless Blade',
  13: 'Worldbreaker Blade',
  21: 'Core',
  31: 'Soup',
  41: 'Recipe: Soup',
};

const ASCENSIONS = smallLightCone({ id: 0 }).ascensions;

const dataset = smallDataset({
  items: [
    item(2, { purpose: 'currency' }),
    item(11, { rarity: 2 }),
    item(12),
    item(13, { rarity: 4 }),
    item(21, { purpose: 'commonDrop', rarity: 2 }),
    item(31, { purpose: 'consumable', upgrade: false }),
    item(41, { purpose: 'recipe', upgrade: false }),
    item(71, { purpose: 'characterExp' }),
    // Of these no language has a name, and relics have no address.
    item(51, { upgrade: false }),
    { id: 61, rarity: 5, purpose: 'other', icon: 'icon', upgrade: false },
  ],
  recipes: [
    { id: 1, kind: 'synthesis', makes: 12, materials: [{ id: 11, count: 3 }], credits: 20 },
    { id: 2, kind: 'synthesis', makes: 13, materials: [{ id: 12, count: 3 }], credits: 20 },
    {
      id: 3,
      kind: 'exchange',
      makes: 12,
      materials: [],
      anyOf: { items: [21, 13], count: 2 },
      credits: 0,
      equilibrium: 4,
    },
    {
      id: 4,
      kind: 'food',
      makes: 31,
      materials: [{ id: 21, count: 5 }],
      credits: 0,
      needs: 41,
      limit: { period: 'weekly', count: 6 },
    },
  ],
  stages: [
    {
      id: 1001,
      kind: 'crimsonCalyx',
      power: 10,
      drops: [
        { id: 2, equilibrium: 0 },
        { id: 12, equilibrium: 2 },
      ],
    },
    { id: 1002, kind: 'cavern', power: 40, drops: [{ id: 12, equilibrium: 5 }] },
    { id: 1003, kind: 'goldenCalyx', power: 10, drops: [{ id: 2, equilibrium: 0 }] },
    {
      id: 1004,
      kind: 'goldenCalyx',
      power: 10,
      drops: [
        { id: 2, equilibrium: 0 },
        { id: 71, equilibrium: 0 },
      ],
    },
  ],
  dropRates: [
    {
      source: 'trace',
      rates: [
        { equilibrium: 0, byRarity: { 3: 0 } },
        { equilibrium: 3, byRarity: { 3: 1.5 } },
      ],
    },
  ],
  characters: [
    smallCharacter({ id: 1001, rarity: 4, variants: [taking(1001, 2)] }),
    smallCharacter({ id: 1002, rarity: 5, variants: [taking(1002, 7)] }),
    smallCharacter({ id: 1003, rarity: 5 }),
  ],
  lightCones: [
    smallLightCone({
      id: 23000,
      ascensions: [
        ...ASCENSIONS.map((ascension) => ({ ...ascension, cost: [{ id: 12, count: 4 }] })),
        ...ASCENSIONS,
      ],
    }),
  ],
  names: { en: { item: NAMES, stage: { 1001: 'Bud of Destruction' } } },
});

/** A tree whose only skill takes so many of one item. */
function taking(character: number, count: number) {
  const levels = [
    { level: 1, cost: [] },
    { level: 2, cost: [{ id: 12, count }] },
  ];
  return {
    enhanced: 0,
    eidolons: [],
    points: [smallPoint({ id: character * 1000 + 1, levels })],
  };
}

const lookup = createLookup(dataset, 'en');
const pageOf = (id: number) => {
  const page = materialPage(lookup, id as ItemId);
  if (!page) throw new Error(`There is no page of ${id}.`);
  return page;
};
const counts = (items: readonly { readonly id: number; readonly count: number }[]) =>
  items.map(({ id, count }) => [id, count]);

describe('materialListPage', () => {
  const { materials, filters } = materialListPage(lookup);

  it('puts the rarest first, those of one use together', () => {
    expect(materials.map(({ id }) => id)).toEqual([13, 12, 2, 11, 21]);
  });

  it('leaves out food, recipes, relics, and what has no name', () => {
    const listed = new Set<number>(materials.map(({ id }) => id));
    expect([31, 41, 51, 61].filter((id) => listed.has(id))).toEqual([]);
  });

  it('offers the uses and rarities that there are', () => {
    expect(filters).toEqual({ purposes: ['trace', 'commonDrop', 'currency'], rarities: [4, 3, 2] });
  });
});

describe('materialPage', () => {
  it('is there for food and recipes, for nothing without a name or an address', () => {
    expect(pageOf(31).name.text).toBe('Soup');
    expect([51, 61, 99].map((id) => materialPage(lookup, id as ItemId))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('tells where it drops, for how much power, and what a run gives at each difficulty', () => {
    expect(pageOf(12).stages).toEqual([
      {
        kind: 'crimsonCalyx',
        perRun: [0, 0, 0, 1.5, 1.5, 1.5].map((drops, equilibrium) => ({ equilibrium, drops })),
        stages: [{ id: 1001, name: { text: 'Bud of Destruction' }, power: 10, equilibrium: 2 }],
      },
      {
        kind: 'cavern',
        perRun: [],
        stages: [{ id: 1002, name: null, power: 40, equilibrium: 5 }],
      },
    ]);
  });

  it('leaves out of the stages of credits those that are run for experience', () => {
    expect(pageOf(2).stages.map(({ kind, perRun }) => [kind, perRun[0]?.drops])).toEqual([
      ['goldenCalyx', 10_000],
      ['crimsonCalyx', undefined],
    ]);
    expect(pageOf(2).stages.flatMap(({ stages }) => stages.map(({ id }) => id))).not.toContain(
      1004,
    );
  });

  it('tells the ways to make it: of what, for what, and what they ask for', () => {
    const [synthesis, exchange] = pageOf(12).madeFrom;
    expect(synthesis).toMatchObject({ kind: 'synthesis', anyOf: null });
    expect(counts(synthesis?.materials ?? [])).toEqual([
      [2, 20],
      [11, 3],
    ]);
    expect(exchange).toMatchObject({ kind: 'exchange', equilibrium: 4, anyOf: { count: 2 } });
    expect(exchange?.anyOf?.items.map(({ id }) => id)).toEqual([21, 13]);
    expect(pageOf(31).madeFrom[0]).toMatchObject({
      needs: { id: 41, pageId: 'item-41' },
      limit: { period: 'weekly', count: 6 },
    });
  });

  it('goes down to what is found, credits included', () => {
    expect(counts(pageOf(13).raw)).toEqual([
      [2, 80],
      [11, 9],
    ]);
    expect(pageOf(11).raw).toEqual([]);
  });

  it('tells what it is made into, alone or as one of several', () => {
    const uses = pageOf(21).usedIn.map(({ makes, count, kind }) => [makes.id, count, kind]);
    expect(uses).toEqual([
      [12, 2, 'exchange'],
      [31, 5, 'food'],
    ]);
  });

  it('tells of a recipe what it lets make', () => {
    expect(pageOf(41).teaches.map(({ makes }) => makes.id)).toEqual([31]);
  });

  it('names who asks for it and for how many, the rarest first', () => {
    const { characters, lightCones } = pageOf(12).usedBy;
    expect(counts(characters)).toEqual([
      [1002, 7],
      [1001, 2],
    ]);
    expect(counts(lightCones)).toEqual([[23000, 4]]);
  });

  it('stands between its neighbours of the list', () => {
    const { before, after } = pageOf(12).neighbours;
    expect([before?.pageId, after?.pageId]).toEqual(['item-13', 'item-2']);
    expect(pageOf(31).neighbours).toEqual({ before: null, after: null });
  });
});
