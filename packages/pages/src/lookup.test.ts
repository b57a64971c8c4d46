import type { CharacterId, ItemId, SkillId } from '@trailbook/core/internal/dataset';
import { createLookup } from '@trailbook/core/internal/dataset';
import { describe, expect, it } from 'vitest';
import { smallCharacter, smallDataset, smallPoint } from '../../core/test/small-dataset.ts';
import { pointName } from './skills.ts';

const item = 1 as ItemId;

describe('a lookup', () => {
  const dataset = smallDataset({
    characters: [
      smallCharacter({ id: 1001 }),
      smallCharacter({ id: 8007, gender: 'M', path: 'remembrance' }),
      smallCharacter({ id: 8008, gender: 'F', path: 'remembrance' }),
    ],
    relics: { sets: [], mainAffixes: {}, subAffixes: {}, properties: ['MaxHP', 'Speed'] },
    names: {
      en: {
        item: { 1: 'Iron', 2: 'Jade' },
        character: { 1001: 'March', 8007: 'Wanderer', 8008: 'Wanderer' },
        path: { 8: 'Remembrance' },
        property: { 2: 'SPD' },
      },
      de: { item: { 1: 'Eisen' }, character: { 8007: 'Wanderer', 8008: 'Wanderin' } },
      jp: { item: { 3: '石' }, skill: { 3: '技' } },
      kr: { item: { 1: '별의\u00a0강철' } },
      ru: { item: { 1: 'Сталь\u00a0№\u00a08' } },
    },
  });
  const german = createLookup(dataset, 'de');

  it('names in the language without a mark', () => {
    expect(german.name('item', 1)).toEqual({ text: 'Eisen' });
  });

  it('marks a name that is there in English only', () => {
    expect(german.name('item', 2)).toEqual({ text: 'Jade', lang: 'en' });
  });

  it('ends lines between Korean words, which the game ties together, and nowhere that others do not', () => {
    expect(createLookup(dataset, 'kr').name('item', 1)).toEqual({ text: '별의 강철' });
    expect(createLookup(dataset, 'ru').name('item', 1)).toEqual({ text: 'Сталь\u00a0№\u00a08' });
  });

  it('names no part of a page in a third language, whose script its reader may not know', () => {
    expect(german.name('skill', 3)).toBeNull();
    expect(createLookup(dataset, 'en').name('skill', 3)).toBeNull();
    expect(createLookup(dataset, 'jp').name('skill', 3)).toEqual({ text: '技' });
  });

  it('names what has a page of its own by the only name that it has, marked as its', () => {
    expect(german.name('item', 3)).toEqual({ text: '石', lang: 'jp' });
    expect(createLookup(dataset, 'jp').name('item', 3)).toEqual({ text: '石' });
  });

  it('calls a share or an amount of a stat, which has no name of its own, as the stat', () => {
    expect(german.stat('SpeedAddedRatio')).toEqual({ text: 'SPD', lang: 'en' });
    expect(german.stat('SpeedDelta')).toEqual({ text: 'SPD', lang: 'en' });
  });

  it('has no name for what nobody named, or the data’s own word', () => {
    expect(german.name('item', 4)).toBeNull();
    expect(german.nameOr('item', 4, 4)).toEqual({ text: '4' });
    expect(german.stat('MaxHP')).toEqual({ text: 'MaxHP' });
    expect(german.element('ice')).toEqual({ text: 'ice' });
  });

  it('tells protagonists apart by path and gender, and nobody else who has a name of one’s own', () => {
    const english = createLookup(dataset, 'en');
    expect(english.character(8007 as CharacterId).text).toBe('Wanderer (Remembrance) ♂');
    expect(english.character(8008 as CharacterId).text).toBe('Wanderer (Remembrance) ♀');
    expect(english.character(1001 as CharacterId).text).toBe('March');
  });

  it('tells others apart by path in each language in which they share a name', () => {
    const characters = [
      smallCharacter({ id: 1001, path: 'preservation' }),
      smallCharacter({ id: 1224, path: 'hunt' }),
      smallCharacter({ id: 1102, path: 'hunt' }),
    ];
    const names = {
      en: { character: { 1001: 'March', 1224: 'March', 1102: 'Seele' }, path: { 2: 'The Hunt' } },
      de: { character: { 1001: 'März', 1224: 'März der Jagd' } },
    };
    const translated = smallDataset({ characters, names });
    const called = (language: 'en' | 'de') =>
      characters.map(
        ({ id }) => createLookup(translated, language).character(id as CharacterId).text,
      );
    expect(called('en')).toEqual(['March (preservation)', 'March (The Hunt)', 'Seele']);
    expect(called('de')).toEqual(['März', 'März der Jagd', 'Seele']);
  });

  it('calls the player as the protagonist, and by dots where there is none', () => {
    expect(german.nickname).toBe('Wanderer');
    expect(createLookup(smallDataset({}), 'de').nickname).toBe('…');
  });

  it('has texts only where some were read, in the language or in English, marked', () => {
    expect(german.hasTexts).toBe(false);
    expect(german.text('itemDescription', 1)).toBeNull();
    const lookup = createLookup(dataset, 'de', { en: { itemDescription: { 1: 'Heavy.' } } });
    expect(lookup.hasTexts).toBe(true);
    expect(lookup.text('itemDescription', 1)?.lang).toBe('en');
    expect(lookup.text('itemDescription', 2)).toBeNull();
    const foreign = createLookup(dataset, 'de', { jp: { itemDescription: { 1: '重い。' } } });
    expect(foreign.text('itemDescription', 1)).toBeNull();
  });

  it('draws an item that nobody knows as a common one', () => {
    expect(german.item(item)).toEqual({
      id: item,
      pageId: null,
      name: { text: 'Eisen' },
      purpose: 'other',
      rarity: 1,
      source: null,
      tier: null,
      icon: null,
    });
  });
});

describe('pointName', () => {
  const lookup = createLookup(
    smallDataset({
      relics: { sets: [], mainAffixes: {}, subAffixes: {}, properties: ['MaxHP'] },
      names: { en: { property: { 1: 'HP' }, skill: { 12: 'Slash' }, point: { 7: 'Rest' } } },
    }),
    'en',
  );
  const called = (fields: Parameters<typeof smallPoint>[0]) =>
    pointName(lookup, smallPoint(fields))?.text;

  it('calls a stat trace by its stat', () => {
    expect(called({ id: 7, stats: [{ property: 'MaxHP', value: 1 }] })).toBe('HP');
  });

  it('calls a skill by the first of its skills that has a name', () => {
    expect(called({ id: 7, skills: [11, 12] })).toBe('Slash');
  });

  it('calls an enhanced skill without a name as the one it replaces', () => {
    expect(called({ id: 7, skills: [1_000_012] })).toBe('Slash');
  });

  it('does not take a memosprite’s skill for an enhanced one', () => {
    const memosprite = createLookup(
      smallDataset({
        servants: [{ id: 1, icon: 'icon', skills: [1_000_012 as SkillId] }],
        names: { en: { skill: { 12: 'Slash' } } },
      }),
      'en',
    );
    expect(pointName(memosprite, smallPoint({ id: 8, skills: [1_000_012] }))).toBeNull();
  });

  it('calls what is left by its own name, or not at all', () => {
    expect(called({ id: 7 })).toBe('Rest');
    expect(called({ id: 8 })).toBeUndefined();
  });
});
