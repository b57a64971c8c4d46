import type { RelicSetId } from '@trailbook/core/internal/dataset';
import { createLookup } from '@trailbook/core/internal/dataset';
import { describe, expect, it } from 'vitest';
import {
  smallCharacter,
  smallDataset,
  smallLightCone,
  smallRelicSet,
} from '../../core/test/small-dataset.ts';
import { characterListPage, lightConeListPage, relicListPage, relicPage } from './index.ts';

/** Some tables as of a version of the game. */
function lookupOf(gameVersion: string, tables: Parameters<typeof smallDataset>[0]) {
  const dataset = smallDataset(tables);
  return createLookup({ ...dataset, manifest: { ...dataset.manifest, gameVersion } }, 'en');
}

describe('characterListPage', () => {
  it('puts the rarest first, the newest first among them, protagonists last among five-stars', () => {
    const dataset = smallDataset({
      characters: [
        smallCharacter({ id: 1001, rarity: 4 }),
        smallCharacter({ id: 1002 }),
        smallCharacter({ id: 1003 }),
        smallCharacter({ id: 8001, gender: 'M' }),
        smallCharacter({ id: 8002, gender: 'F' }),
      ],
    });
    const { characters, filters } = characterListPage(createLookup(dataset, 'en'));
    expect(characters.map(({ id }) => id)).toEqual([1003, 1002, 8002, 8001, 1001]);
    expect(filters.rarities).toEqual([5, 4]);
  });

  const released = [
    smallCharacter({ id: 1, version: '4.9' }),
    smallCharacter({ id: 2, version: '4.10' }),
    smallCharacter({ id: 3, version: '4.8' }),
    smallCharacter({ id: 4 }),
  ];
  const { characters } = characterListPage(lookupOf('4.9', { characters: released }));

  it('calls those new that came with the version of the data, and no others', () => {
    expect(characters.filter((card) => card.isNew).map(({ id }) => id)).toEqual([1]);
  });

  it('puts the latest version first, and those of no known version last', () => {
    expect(characters.map(({ id }) => id)).toEqual([2, 1, 3, 4]);
  });
});

describe('lightConeListPage', () => {
  it('puts the rarest first, the newest first among them', () => {
    const dataset = smallDataset({
      lightCones: [
        smallLightCone({ id: 20000, rarity: 3 }),
        smallLightCone({ id: 21000 }),
        smallLightCone({ id: 23000 }),
      ],
    });
    const { lightCones } = lightConeListPage(createLookup(dataset, 'en'));
    expect(lightCones.map(({ id }) => id)).toEqual([23000, 21000, 20000]);
  });

  it('goes by version before id, and marks those of the version of the data', () => {
    const lookup = lookupOf('4.6', {
      lightCones: [
        smallLightCone({ id: 24000, version: '1.0' }),
        smallLightCone({ id: 23058, version: '4.2' }),
        smallLightCone({ id: 23055, version: '4.6' }),
      ],
    });
    const { lightCones } = lightConeListPage(lookup);
    expect(lightCones.map(({ id, isNew }) => [id, isNew])).toEqual([
      [23055, true],
      [23058, false],
      [24000, false],
    ]);
  });
});

describe('relicListPage', () => {
  const bonus = (pieces: number) => ({ pieces, params: [], stats: [] });
  const piece = (rarity: number) => ({
    type: 'head',
    icon: 'icon',
    variants: [{ id: 1, rarity, maxLevel: 15, mainAffixes: 1, subAffixes: 1 }],
  });
  const set = (id: number, bonuses: number, pieces: readonly ReturnType<typeof piece>[]) => ({
    ...smallRelicSet({ id }),
    bonuses: [bonus(2), bonus(4)].slice(0, bonuses),
    pieces: pieces as never,
  });

  it('marks those of the version of the data, and has them first within a type', () => {
    const sets = [
      { ...set(101, 2, [piece(5)]), version: '4.6' },
      { ...set(102, 2, [piece(5)]), version: '4.3' },
    ];
    const lookup = lookupOf('4.6', {
      relics: { sets, mainAffixes: {}, subAffixes: {}, properties: [] },
    });
    expect(relicListPage(lookup).relics.map(({ id, isNew }) => [id, isNew])).toEqual([
      [101, true],
      [102, false],
    ]);
  });

  it('puts cavern relics before planar ornaments, the newest first, a set without pieces last', () => {
    const dataset = smallDataset({
      relics: {
        sets: [
          set(101, 2, [piece(4), piece(5)]),
          set(102, 2, [piece(5)]),
          set(103, 2, []),
          set(301, 1, [piece(5)]),
        ],
        mainAffixes: {},
        subAffixes: {},
        properties: [],
      },
    });
    const { relics } = relicListPage(createLookup(dataset, 'en'));
    expect(relics.map(({ id, type, rarity }) => [id, type, rarity])).toEqual([
      [102, 'relic', 5],
      [101, 'relic', 5],
      [301, 'ornament', 5],
      [103, 'relic', null],
    ]);
  });
});

describe('relicPage', () => {
  const properties = ['HPDelta', 'HPAddedRatio', 'SpeedDelta'];
  const affix = (property: string, id: number) => ({ id, property, base: 1 });
  const dataset = smallDataset({
    relics: {
      sets: [
        {
          ...smallRelicSet({ id: 101 }),
          pieces: [
            {
              type: 'head',
              icon: 'icon',
              variants: [{ id: 1, rarity: 5, maxLevel: 15, mainAffixes: 1, subAffixes: 2 }],
            },
          ] as never,
        },
      ],
      mainAffixes: { 1: [affix('HPAddedRatio', 1)] } as never,
      subAffixes: { 2: properties.map((property, index) => affix(property, index + 1)) } as never,
      properties,
    },
    names: { en: { property: { 1: 'HP', 2: 'HP', 3: 'SPD' } } },
  });
  const variant = relicPage(createLookup(dataset, 'en'), 101 as RelicSetId)?.pieces[0]?.variants[0];
  const names = (rows: readonly { readonly name: { readonly text: string } }[] = []) =>
    rows.map(({ name }) => name.text);

  it('tells a share of a stat from an amount of it where both may be had', () => {
    expect(names(variant?.subAffixes)).toEqual(['HP', 'HP %', 'SPD']);
    expect(names(variant?.mainAffixes)).toEqual(['HP %']);
  });
});
