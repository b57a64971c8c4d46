import { describe, expect, it } from 'vitest';
import { dataset } from '../../test/real-data.ts';
import { archiveEntryKey, createLookup, type Language, relicPieceKey } from '../dataset/index.ts';
import {
  foldText,
  openSearch,
  packSearch,
  packSentences,
  search,
  searchWithSentences,
  withSentences,
} from './index.ts';

const SEELE = 1102;
const seele = dataset.charactersByPage.get('seele');
const [variant] = seele?.variants ?? [];
const achievement = dataset.achievements.achievements[0];
const book = dataset.booksByPage.values().next().value;

const texts = {
  en: {
    skillDescription: {
      [variant?.points[0]?.skills[0] ?? 0]: 'Strews #1[i]% of <u>marmalade</u>.',
    },
    eidolonDescription: { [variant?.eidolons[0]?.id ?? 0]: 'Polishes a teapot.' },
    pointDescription: { [variant?.points[1]?.id ?? 0]: 'Winds the barometer.' },
    story: {
      [archiveEntryKey(SEELE, 1)]: `Once {F#she}{M#he} sold umbrellas. ${'x'.repeat(700)} quinces`,
    },
    lightConeSkillDescription: { 23001: 'Irons the curtains.' },
    relicBonusDescription: { 1012: 'Sweetens the gooseberry.' },
    relicLore: { [relicPieceKey(101, 'head')]: 'A thimble lay in it.' },
    itemDescription: { 2: 'Rings like a doorbell.' },
    bookContent: {
      [book?.volumes[0]?.id ?? 0]: 'The walrus <script>alert("sealskin")</script> wept.',
    },
    achievementDescription: { [achievement?.id ?? 0]: 'Water the hydrangea thrice.' },
  },
  jp: { itemDescription: { 2: '呼び鈴のように鳴る。' } },
};

const indexIn = (language: Language) =>
  withSentences(
    openSearch(packSearch(dataset, language)),
    packSentences(createLookup(dataset, language, texts)),
  );
const english = indexIn('en');
const first = (query: string, index = english) => {
  const [entry] = search(index, query);
  return entry && `${entry.kind} ${entry.id}`;
};

describe('what is said of things', () => {
  it.each([
    ['strews marmalade', 'character 1102'],
    ['teapot', 'character 1102'],
    ['barometer winds', 'character 1102'],
    ['he sold umbr', 'character 1102'],
    ['she sold umbr', 'character 1102'],
    ['curtains', 'lightCone 23001'],
    ['gooseberry', 'relic 101'],
    ['thimble', `relicPiece ${relicPieceKey(101, 'head')}`],
    ['doorbell', 'material 2'],
    ['walrus', `book ${book?.id}`],
    ['hydrangea', `achievement ${achievement?.id}`],
  ])('finds them: %s', (query, found) => {
    expect(first(query)).toBe(found);
    // By their names alone they are not found.
    expect(first(query, openSearch(packSearch(dataset, 'en')))).not.toBe(found);
  });

  it('comes after what is called so', () => {
    const index = withSentences(openSearch(packSearch(dataset, 'en')), {
      format: 1,
      groups: [
        { kind: 'character', ids: [1005], texts: ['seele waits with the sweets'], written: [''] },
      ],
    });
    expect(search(index, 'seele', 2).map(({ id }) => id)).toEqual([SEELE, expect.any(Number)]);
    expect(search(index, 'seele', 30).map(({ id }) => id)).toContain(1005);
    // Before a part of a name with a slip in it, such as 'certain'.
    expect(first('curtains')).toBe('lightCone 23001');
  });

  it('is searched in the language, else in English', () => {
    expect(first('呼び鈴', indexIn('jp'))).toBe('material 2');
    expect(first('doorbell', indexIn('de'))).toBe('material 2');
    expect(first('umbrellas sold', indexIn('jp'))).toBe('character 1102');
  });

  it('is found by the beginning of each word, not by its middle, and not by a letter or two', () => {
    expect(first('mbrellas')).toBeUndefined();
    const told = search(english, 'do', 10_000).find(
      ({ kind, id }) => kind === 'material' && id === 2,
    );
    expect(told).toBeUndefined();
  });

  it('is found by what stands in one sentence', () => {
    expect(first('strews marmalade')).toBe('character 1102');
    expect(first('marmalade teapot')).toBeUndefined();
  });

  it('has where the words stand side by side first, then of each kind one before another', () => {
    const [cone, other] = [...dataset.lightCones.keys()];
    const people = [...dataset.characters.keys()].slice(0, 4);
    const apart = people.map(() => 'lamps that nobody lit burn');
    const groups = [
      { kind: 'character' as const, ids: people, texts: [...apart.slice(1), 'lit lamps burn'] },
      { kind: 'lightCone' as const, ids: [cone ?? 0, other ?? 0], texts: apart.slice(0, 2) },
      { kind: 'material' as const, ids: [2], texts: apart.slice(0, 1) },
    ];
    const index = withSentences(openSearch(packSearch(dataset, 'en')), {
      format: 1,
      groups: groups.map((group) => ({ ...group, written: group.texts })),
    });
    const found = search(index, 'lit lamps');
    expect(found[0]?.id).toBe(people[3]);
    expect(found.map(({ kind }) => kind).slice(0, 7)).toEqual([
      'character',
      'character',
      'lightCone',
      'material',
      'character',
      'lightCone',
      'character',
    ]);
  });

  it('is told of what nothing but it finds, as it is written, with its language', () => {
    const sentenceOf = (query: string, index = english) =>
      [...searchWithSentences(index, query, 10).values()].slice(0, 1);
    expect(sentenceOf('doorbell')).toEqual([{ text: 'Rings like a doorbell.' }]);
    expect(sentenceOf('marmalade strews')).toEqual([
      { text: expect.stringMatching(/^Strews \d+% of marmalade\.$/) },
    ]);
    expect(sentenceOf('呼び鈴', indexIn('jp'))).toEqual([{ text: '呼び鈴のように鳴る。' }]);
    expect(sentenceOf('teapot', indexIn('jp'))).toEqual([
      { text: 'Polishes a teapot.', language: 'en' },
    ]);
    expect(sentenceOf('seele')).toEqual([undefined]);
  });

  it('of a story is how it begins', () => {
    expect(first('quinces')).toBeUndefined();
  });

  it('has no marks in it, and is folded already', () => {
    const lines = packSentences(createLookup(dataset, 'en', texts)).groups.flatMap(
      (group) => group.texts,
    );
    expect(lines).toContain('the walrus alert sealskin wept');
    const sentences = lines.flatMap((line) => line.split('\n'));
    expect(sentences.map(foldText)).toEqual(sentences);
  });

  it('is nothing without texts', () => {
    const none = packSentences(createLookup(dataset, 'en'));
    expect(none.groups.flatMap(({ ids }) => ids)).toEqual([]);
  });
});
