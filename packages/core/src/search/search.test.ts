import { describe, expect, it } from 'vitest';
import { dataset } from '../../test/real-data.ts';
import { smallCharacter, smallDataset } from '../../test/small-dataset.ts';
import { LANGUAGES, type Language } from '../dataset/index.ts';
import { foldText, openSearch, packSearch, type SearchIndex, search } from './index.ts';

const indexes = new Map<Language, SearchIndex>();

describe('search', () => {
  const found = (query: string, language: Language = 'en', limit = 3) =>
    search(indexOf(language), query, limit).map(({ kind, name }) => `${kind} ${name}`);

  it('puts a whole name first, whatever it is of', () => {
    expect(found('credit')[0]).toBe('material Credit');
    expect(found('arrows')[0]).toBe('lightCone Arrows');
  });

  it('puts characters before light cones, these before relics, and the rest last', () => {
    const order = ['character', 'lightCone', 'relic', 'relicPiece', 'material', 'page'];
    const kinds = search(indexOf('en'), 'the', 2000)
      .filter(({ name }) => foldText(name).split(' ').includes('the'))
      .map(({ kind }) => order.indexOf(kind))
      .filter((place) => place >= 0);
    expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(4);
  });

  it('finds words by their beginning, in any order', () => {
    expect(found('lunae')).toContain('character Dan Heng • Imbibitor Lunae');
    expect(found('terr heng')[0]).toBe('character Dan Heng • Permansor Terrae');
  });

  it('finds the middle of a word after its beginning', () => {
    expect(found('fly', 'en', 1)[0]).toMatch(/ Fly| fly/);
    expect(found('refly')[0]).toBe('character Firefly');
  });

  it('knows English names in every language', () => {
    for (const language of LANGUAGES) {
      expect(search(indexOf(language), 'kafka', 1)[0]).toMatchObject({
        kind: 'character',
        id: 1005,
      });
    }
  });

  it('knows the worlds of the Simulated Universe as the pages of a language call them', () => {
    for (const [language, query] of [
      ['en', 'World 3'],
      ['ru', 'Мир 3'],
      ['th', 'โลกที่ 3'],
      ['jp', '第3世界'],
      ['cn', '第三世界'],
      ['de', 'world 3'],
    ] as const) {
      expect(search(indexOf(language), query, 1)[0]).toMatchObject({ kind: 'world', pageId: '3' });
    }
    expect(search(indexOf('ru'), 'мир 3', 1)[0]?.name).toBe('Мир 3');
  });

  it('finds what another language alone names, by that name and marked as its', () => {
    for (const language of ['en', 'de', 'cn'] as const) {
      expect(search(indexOf(language), '忘却之庭', 5)).toContainEqual(
        expect.objectContaining({ id: 122001, name: '忘却之庭限时通关勋章', language: 'cn' }),
      );
    }
  });

  it('forgives a slip in a name, and in one of several words', () => {
    expect(found('kafak')[0]).toBe('character Kafka');
    expect(found('imbibtor dan')[0]).toBe('character Dan Heng • Imbibitor Lunae');
    expect(found('тингюн', 'ru')[0]).toBe('character Тинъюнь');
    expect(found('希尔', 'cn')[0]).toBe('character 希儿');
  });

  it('takes a whole name with a slip for the character, before what it begins', () => {
    for (const language of ['en', 'de', 'ru'] as const) {
      expect(found('sele', language)[0], language).toMatch(/^character (Seele|Зеле)$/);
    }
  });

  it('takes no word of a name for a slip', () => {
    for (const word of ['book', 'more', 'west', 'made']) {
      expect(found(word)[0], word).not.toMatch(/^character/);
      expect(foldText(found(word)[0] ?? '').split(' '), word).toContain(word);
    }
  });

  it('forgives a slip in a whole name, though it begins other things', () => {
    expect(found('sele', 'en', 10)).toEqual(
      expect.arrayContaining(['character Seele', "book Selection of Mr. Xiyan's Tales"]),
    );
    expect(found('credits', 'en', 10)).toContain('material Credit');
    expect(found('sele', 'de', 10)).toContain('character Seele');
  });

  it('takes a plural for many of what it names, before what merely has the word', () => {
    expect(found('credits')[0]).toBe('material Credit');
    expect(found('credits')).toContain('material Clock Credits');
    expect(found('seeles')[0]).toBe('character Seele');
  });

  it('forgives nothing in a part of a name where enough is found without', () => {
    const names = search(indexOf('en'), 'sele', 100).map(({ name }) => foldText(name));
    const slips = names.filter((name) => !name.includes('sele'));
    expect(slips).toEqual(['seele', 'seele']);
  });

  it('forgives nothing where a slip would leave too little', () => {
    expect(found('xy')).toEqual([]);
    expect(found('xyz')).toEqual([]);
  });

  it('finds protagonists by their name, their path and the word of their address', () => {
    expect(found('trailblazer', 'en', 10).every((name) => name.startsWith('character'))).toBe(true);
    expect(found('trailblazer harmony', 'en', 2)).toEqual([
      'character Trailblazer (Harmony) ♂',
      'character Trailblazer (Harmony) ♀',
    ]);
    expect(search(indexOf('en'), 'march hunt', 1)[0]).toMatchObject({ pageId: 'march-7th-hunt' });
  });

  it('answers nothing to nothing, and no more than it is asked for', () => {
    expect([found(''), found('  '), found('a', 'en', 0)]).toEqual([[], [], []]);
    expect(found('a', 'en', 7)).toHaveLength(7);
  });

  it('takes a text of any length', () => {
    expect(found('x'.repeat(100_000))).toEqual([]);
    expect(found('a '.repeat(10_000)).length).toBeLessThanOrEqual(3);
  });
});

describe.each(LANGUAGES)('all names in %s', (language) => {
  const index = indexOf(language);
  // Others in each language.
  const isDrawn = (_: unknown, at: number) => at % 53 === LANGUAGES.indexOf(language);

  it('are among the first three that they find themselves', () => {
    const lost = index.entries
      .filter(isDrawn)
      .filter(
        ({ name }) =>
          !search(index, name, 3).some((entry) => foldText(entry.name).startsWith(foldText(name))),
      );
    expect(lost.map(({ name }) => name)).toEqual([]);
  });

  it('are found by any beginning of a word that no other has', () => {
    const owners = new Map<string, Set<string>>();
    for (const { name, english = '' } of index.entries) {
      for (const word of wordsOf(`${name}\n${english}`)) {
        for (let length = 3; length <= word.length; length++) {
          const beginning = word.slice(0, length);
          owners.set(beginning, (owners.get(beginning) ?? new Set()).add(foldText(name)));
        }
      }
    }
    const own = [...owners].filter(([, { size }]) => size === 1);
    // Each word once, by its shortest own beginning.
    const shortest = own.filter(([beginning]) => owners.get(beginning.slice(0, -1))?.size !== 1);
    expect(shortest.length).toBeGreaterThan(1000);
    // Words by which a thing is found beside its name count too: “restore” is of all that heals.
    const isOfOthers = (beginning: string, names: ReadonlySet<string>) =>
      index.starts.some(
        (at, place) =>
          index.text.startsWith(beginning, at) &&
          !names.has(foldText(index.entries[index.entryAt[place] as number]?.name ?? '')),
      );
    const lost = shortest.filter(isDrawn).filter(([beginning, names]) => {
      if (isOfOthers(beginning, names)) return false;
      const first = search(index, beginning, 3).map((entry) => foldText(entry.name));
      return !first.some((name) => names.has(name));
    });
    expect(lost.map(([beginning]) => beginning)).toEqual([]);
  });
});

describe('packSearch', () => {
  const small = smallDataset({
    characters: [
      smallCharacter({ id: 1001 }),
      smallCharacter({ id: 1002 }),
      smallCharacter({ id: 1003 }),
    ],
    names: {
      en: { character: { 1001: 'Aster' } },
      fr: { character: { 1002: 'Été' } },
    },
  });

  it('leaves out what has a name neither in the language nor in English', () => {
    const names = (language: Language) =>
      openSearch(packSearch(small, language)).entries.map(({ name, language }) => [name, language]);
    expect(names('fr')).toEqual([
      ['Aster', 'en'],
      ['Été', 'fr'],
    ]);
    expect(names('de')).toEqual([['Aster', 'en']]);
  });

  it('holds the kinds that it is told, and the pages of a site', () => {
    const also = ['Inventar'];
    const pages = [{ pageId: '/planner', name: 'Planer', english: 'Planner', also }];
    const index = openSearch(packSearch(dataset, 'de', { kinds: ['lightCone'], pages }));
    expect(new Set(index.entries.map(({ kind }) => kind))).toEqual(new Set(['lightCone', 'page']));
    for (const query of ['planner', 'inventar']) {
      expect(search(index, query, 1)).toEqual([
        expect.objectContaining({ kind: 'page', pageId: '/planner', name: 'Planer' }),
      ]);
    }
  });

  it('finds stages by the words that a site has for their kinds, with what they are run for', () => {
    const index = openSearch(
      packSearch(dataset, 'en', { stageKinds: { goldenCalyx: ['Calyx (Golden)'] } }),
    );
    const [first] = search(index, 'calyx golden', 1);
    expect(first?.kind).toBe('stage');
    expect(search(index, 'bud of treasures', 1)).toEqual([
      expect.objectContaining({ kind: 'stage', about: 'Credit', pageId: 'credit' }),
    ]);
  });

  it('finds caverns by name, by the site’s word and by what players write, with each set of theirs', () => {
    const index = openSearch(
      packSearch(dataset, 'de', { stageKinds: { cavern: ['Höhle der Korrosion'] } }),
    );
    const found = (query: string) =>
      search(index, query, 2).map(({ kind, pageId }) => `${kind} ${pageId}`);
    const gelidWind = ['cavern hunter-of-glacial-forest', 'cavern eagle-of-twilight-line'];
    expect(found('path of gelid wind')).toEqual(gelidWind);
    expect(found('gelid wi')).toEqual(gelidWind);
    for (const query of ['höhle der korrosion', 'relikte farmen', 'relic farm']) {
      expect(search(index, query, 1)[0]?.kind, query).toBe('cavern');
    }
  });

  it('finds who can change the speed by its whole word, where the game shortens it', () => {
    for (const [language, query] of [
      ['en', 'speed'],
      ['jp', 'speed'],
      ['de', 'geschwindigkeit'],
      ['es', 'velocidad'],
      ['fr', 'vitesse'],
      ['id', 'kecepatan'],
      ['pt', 'velocidade'],
      ['ru', 'скорость'],
    ] as const) {
      const found = search(openSearch(packSearch(dataset, language)), query, 3);
      const places = found.map(({ pageId }) => pageId).sort();
      expect([query, places]).toEqual([query, ['lower-spd', 'spd-allies', 'spd-self']]);
    }
  });

  it('finds food by what it does, after who does it', () => {
    for (const [language, query] of [
      ['en', 'revive'],
      ['jp', '復活'],
      ['de', 'wiederbelebung'],
    ] as const) {
      const kinds = search(openSearch(packSearch(dataset, language)), query).map(
        ({ kind }) => kind,
      );
      expect([query, kinds[0], kinds.includes('consumable')]).toEqual([query, 'feat', true]);
    }
  });

  it('opens as it was made after a journey as JSON', () => {
    const pack = packSearch(small, 'fr');
    expect(openSearch(JSON.parse(JSON.stringify(pack)))).toEqual(openSearch(pack));
  });
});

function wordsOf(names: string): string[] {
  return names
    .split('\n')
    .flatMap((name) => foldText(name).split(' '))
    .filter((word) => /^[a-z\u0400-\u04ff]+$/.test(word));
}

function indexOf(language: Language): SearchIndex {
  const index = indexes.get(language) ?? openSearch(packSearch(dataset, language));
  indexes.set(language, index);
  return index;
}
