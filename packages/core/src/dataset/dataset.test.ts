import { describe, expect, it } from 'vitest';
import { dataJson, dataset } from '../../test/real-data.ts';
import { smallDataset } from '../../test/small-dataset.ts';
import {
  type CharacterId,
  DatasetError,
  LANGUAGES,
  type LightConeId,
  type NameKind,
  nameOf,
  parseDataset,
} from './index.ts';

/** A second First Voyage's Blessing of which nothing is said: it only stands for the first, and has no page. */
const COPY = 801;

describe('the committed data', () => {
  it('is of one version throughout: what its manifest counts is there', () => {
    const { manifest, characters, lightCones, items, relics, achievements, banners } = dataset;
    expect(manifest.gameVersion).toBe(manifest.layers.at(-1));
    expect(manifest.counts).toMatchObject({
      characters: characters.size,
      lightCones: lightCones.size,
      items: items.size,
      upgradeItems: [...items.values()].filter((item) => item.upgrade).length,
      relicSets: relics.sets.length,
      achievements: achievements.achievements.length,
      banners: banners.banners.filter((banner) => !banner.gathered).length,
    });
  });

  it('says which version brought every limited five-star and each of what is new', () => {
    const { banners } = dataset.banners;
    for (const { featured, version } of banners) {
      const thing =
        dataset.characters.get(featured as CharacterId) ??
        dataset.lightCones.get(featured as LightConeId);
      if (version !== undefined && featured !== undefined) expect(thing?.version).toBeDefined();
    }
    const newest = [...dataset.characters.values()].filter(
      ({ version }) => version === dataset.manifest.gameVersion,
    );
    expect(newest.length).toBeGreaterThan(0);
  });

  it('gives every item but relics an address of its own', () => {
    const items = [...dataset.items.values()].filter(({ pageId }) => pageId !== undefined);
    expect(new Set(items.map(({ pageId }) => pageId)).size).toBe(items.length);
    expect(dataset.itemsByPage.get('lifeless-blade')?.id).toBe(110112);
    // Two of one name: the second is told apart by its id.
    expect(dataset.itemsByPage.get('laudatory-press-release-408430')?.id).toBe(408430);
    const relics = [...dataset.items.values()].filter(
      ({ id, pageId }) => pageId === undefined && id !== COPY,
    );
    expect(relics.every(({ purpose }) => purpose === 'other')).toBe(true);
    expect(relics.map(({ id }) => id)).toContain(81024);
  });

  it('excludes achievements only by achievements that there are, each in one set', () => {
    const known = new Set(dataset.achievements.achievements.map(({ id }) => id));
    const excluding = dataset.achievements.exclusive.flat();
    expect(excluding.filter((id) => !known.has(id))).toEqual([]);
    expect(new Set(excluding).size).toBe(excluding.length);
  });

  /** What no public list names in these languages yet; the English name stands there, marked. */
  const WITHOUT_NAME: Partial<Record<NameKind, readonly number[]>> = {
    character: [1503, 1512, 1513],
    lightCone: [21066, 22008, 23055, 23063, 23064],
    relicSet: [133, 134],
  };

  it.each(['character', 'lightCone', 'relicSet'] as const)(
    'names every %s in all 13 languages, without falling back, but for the newest',
    (kind) => {
      const ids = {
        character: [...dataset.characters.keys()],
        lightCone: [...dataset.lightCones.keys()],
        relicSet: dataset.relics.sets.map(({ id }) => id),
      }[kind];
      for (const language of LANGUAGES) {
        const fallingBack = ids.filter(
          (id) => nameOf(dataset.names, language, kind, id)?.language !== language,
        );
        expect(WITHOUT_NAME[kind]).toEqual(expect.arrayContaining(fallingBack));
      }
    },
  );

  it('names every cost item at least in English', () => {
    const upgradeItems = [...dataset.items.values()].filter((item) => item.upgrade);
    for (const { id } of upgradeItems) {
      expect(nameOf(dataset.names, 'en', 'item', id)?.language).toBe('en');
    }
  });

  it('knows every item that something costs', () => {
    const costs = [...dataset.characters.values(), ...dataset.lightCones.values()].flatMap(
      (subject) => subject.ascensions.flatMap((row) => row.cost),
    );
    for (const { id } of costs) expect(dataset.items.has(id)).toBe(true);
  });

  it('gives each page one address', () => {
    expect(dataset.charactersByPage.size).toBe(dataset.characters.size);
    expect(dataset.lightConesByPage.size).toBe(dataset.lightCones.size);
    expect(dataset.charactersByPage.get('march-7th')?.id).toBe(1001);
    expect(dataset.charactersByPage.get('march-7th-hunt')?.id).toBe(1224);
    expect(dataset.charactersByPage.get('dan-heng-permansor-terrae')?.id).toBe(1414);
    expect(dataset.charactersByPage.get('playergirl-remembrance')?.id).toBe(8008);
  });
});

describe('damaged data', () => {
  it.each([
    ['a missing part', 'items', undefined, 'items'],
    ['a part of another kind', 'characters', {}, 'characters'],
    ['a negative cost', 'experience', { character: [-1] }, 'experience.character.0'],
  ])('is refused with its place: %s', (_what, part, value, path) => {
    const parse = () => parseDataset({ ...dataJson, [part]: value });
    expect(parse).toThrow(DatasetError);
    expect(parse).toThrow(`at ${path}`);
  });

  it('is refused when a single field deep inside is wrong', () => {
    const characters = structuredClone(dataJson.characters) as { rarity: unknown }[];
    (characters[3] as { rarity: unknown }).rarity = '5';
    expect(() => parseDataset({ ...dataJson, characters })).toThrow(
      'at characters.3.rarity: expected number',
    );
  });
});

describe('names', () => {
  it('fall back to English, never to a third language, and say in which they are', () => {
    const names = {
      en: { item: { '1': 'Jade' } },
      jp: { item: { '2': '石' } },
      cn: { item: {} },
    } as unknown as typeof dataset.names;
    expect(nameOf(names, 'jp', 'item', 2)).toEqual({ text: '石', language: 'jp' });
    expect(nameOf(names, 'jp', 'item', 1)).toEqual({ text: 'Jade', language: 'en' });
    expect(nameOf(names, 'cn', 'item', 2)).toBeUndefined();
    expect(nameOf(names, 'en', 'item', 2)).toBeUndefined();
  });
});

describe('itemsByPage', () => {
  const item = { rarity: 3, purpose: 'trace', icon: 'icon', upgrade: false } as const;
  const { itemsByPage } = smallDataset({
    items: [
      { id: 1, pageId: 'blade', ...item },
      { id: 2, pageId: '2', ...item },
      { id: 3, ...item },
      { id: 4, pageId: '4', ...item },
    ],
    names: { en: { item: { 1: 'Blade', 3: 'Relic' } }, jp: { item: { 2: '刃' } } },
  });

  it('has what has an address and a name in any language, and nothing else', () => {
    expect([...itemsByPage.keys()]).toEqual(['blade', '2']);
  });
});
