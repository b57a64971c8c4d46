import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataset } from '../../test/real-data.ts';
import { DATASET_PARTS, DatasetError, LANGUAGES, nameOf, parseDataset } from './index.ts';

describe('the committed data', () => {
  it('holds the game of version 4.2 in full', () => {
    expect(dataset.manifest.gameVersion).toBe('4.2');
    expect(dataset.characters.size).toBe(91);
    expect(dataset.lightCones.size).toBe(161);
    expect(dataset.relics.sets).toHaveLength(56);
    expect(dataset.achievements.achievements).toHaveLength(1781);
    expect(dataset.banners.banners).toHaveLength(252);
  });

  it('names every character and light cone in all 13 languages, without falling back', () => {
    for (const language of LANGUAGES) {
      for (const id of dataset.characters.keys()) {
        expect(nameOf(dataset.names, language, 'character', id)?.language).toBe(language);
      }
      for (const id of dataset.lightCones.keys()) {
        expect(nameOf(dataset.names, language, 'lightCone', id)?.language).toBe(language);
      }
    }
  });

  it('names every cost item at least in English', () => {
    const upgradeItems = [...dataset.items.values()].filter((item) => item.upgrade);
    expect(upgradeItems).toHaveLength(129);
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
  let json: Record<string, unknown>;
  beforeAll(() => {
    const folder = join(import.meta.dirname, '../../../../data');
    const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
    json = Object.fromEntries(
      [...DATASET_PARTS, 'manifest'].map((part) => [part, read(`${part}.json`)]),
    );
    json.names = Object.fromEntries(
      LANGUAGES.map((language) => [language, read(`names/${language}.json`)]),
    );
  });

  it.each([
    ['a missing part', 'items', undefined, 'items'],
    ['a part of another kind', 'characters', {}, 'characters'],
    ['a negative cost', 'experience', { character: [-1] }, 'experience.character.0'],
  ])('is refused with its place: %s', (_what, part, value, path) => {
    const parse = () => parseDataset({ ...json, [part]: value });
    expect(parse).toThrow(DatasetError);
    expect(parse).toThrow(`at ${path}`);
  });

  it('is refused when a single field deep inside is wrong', () => {
    const characters = structuredClone(json.characters) as { rarity: unknown }[];
    (characters[3] as { rarity: unknown }).rarity = '5';
    expect(() => parseDataset({ ...json, characters })).toThrow(
      'at characters.3.rarity: expected number',
    );
  });
});

describe('names', () => {
  it('fall back to English, then to any language, and say in which they are', () => {
    const names = {
      en: { item: { '1': 'Jade' } },
      jp: { item: { '2': '石' } },
      cn: { item: {} },
    } as unknown as typeof dataset.names;
    expect(nameOf(names, 'jp', 'item', 2)).toEqual({ text: '石', language: 'jp' });
    expect(nameOf(names, 'jp', 'item', 1)).toEqual({ text: 'Jade', language: 'en' });
    expect(nameOf(names, 'cn', 'item', 2)).toEqual({ text: '石', language: 'jp' });
    expect(nameOf(names, 'cn', 'item', 3)).toBeUndefined();
  });
});
