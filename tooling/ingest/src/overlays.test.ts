import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DatasetJson,
  LANGUAGES,
  type NameKind,
  RELIC_PIECES,
} from '@trailbook/core/internal/dataset';
import { describe, expect, it } from 'vitest';
import { smallTables, withDump } from '../test/small-dump.ts';
import { SMALL_TEXTS } from '../test/small-texts.ts';
import { openDump } from './dump/dump.ts';
import { ingest } from './ingest.ts';
import { type Overlay, parseOverlay, readOverlays } from './overlays.ts';
import { coverage, disagreements, formatReport } from './report.ts';

const folder = join(import.meta.dirname, '../../../data');
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const names = Object.fromEntries(
  LANGUAGES.map((language) => [language, read(`names/${language}.json`)]),
) as Required<DatasetJson['names']>;

const overlays = readOverlays();
const overlay = (kind: NameKind, language: string) =>
  overlays.find((one) => one.kind === kind && one.language === language)?.names ?? {};

describe('the overlays of the project', () => {
  it.each(overlays.map((one) => [`${one.kind}.${one.language}`, one] as const))(
    '%s names only what is in the tables',
    (_, { kind, language, names: gathered }) => {
      const known = names[language][kind];
      expect(Object.keys(gathered).filter((id) => known[id] === undefined)).toEqual([]);
      expect(Object.keys(gathered)).not.toEqual([]);
    },
  );

  it('agree with the text map wherever both have a name, but for these', () => {
    const differing = disagreements(overlays, names);
    expect(differing.map(({ kind, id, language }) => `${kind} ${id} ${language}`)).toEqual([
      'camp 104 en',
      'playerIcon 201001 en',
      'playerIcon 201224 en',
    ]);
  });

  it('a series is called by what the names of all its volumes begin with', () => {
    const volumes = overlay('volume', 'en');
    const series: DatasetJson['books']['series'] = read('game/books.json').series;
    for (const [id, name] of Object.entries(overlay('book', 'en'))) {
      const ofSeries = series.find((one) => one.id === Number(id))?.volumes ?? [];
      expect(ofSeries.length).toBeGreaterThan(0);
      for (const volume of ofSeries) {
        expect(volumes[volume.id] ?? name, `volume ${volume.id}`).toSatisfy((text: string) =>
          text.startsWith(name),
        );
      }
    }
  });
});

describe('the committed names', () => {
  it.each(LANGUAGES)('hold no markup and no placeholder in %s', (language) => {
    const marked = Object.values(names[language]).flatMap((kind) =>
      Object.values(kind as Record<string, string>).filter((name) => /[{}<>\\]| {2}/.test(name)),
    );
    expect(marked).toEqual([]);
  });

  it('call the protagonists by their gender where the language does', () => {
    expect([names.fr.character[8007], names.fr.character[8008]]).toEqual(['Pionnier', 'Pionnière']);
    expect([names.pt.playerIcon[208001], names.pt.playerIcon[208002]]).toEqual([
      'Desbravador',
      'Desbravadora',
    ]);
  });
});

describe('what has a name', () => {
  const ids = (file: string, pick: (json: never) => readonly { id: number }[]) =>
    pick(read(file) as never).map((thing) => thing.id);
  const list = (json: readonly { id: number }[]) => json;
  type Universe = DatasetJson['universe'];
  type Characters = DatasetJson['characters'];
  type Relics = DatasetJson['relics'];
  const characters: Characters = read('game/characters.json');
  const variants = characters.flatMap((character) => character.variants);
  const archives: DatasetJson['archives'] = read('game/archives.json');
  const outfits = characters.flatMap((character) => character.skins).map((skin) => skin.id);
  const shown: readonly [NameKind, readonly number[]][] = [
    [
      'achievement',
      ids('game/achievements.json', (json: DatasetJson['achievements']) => json.achievements),
    ],
    ['blessing', ids('game/universe.json', (json: Universe) => json.blessings)],
    ['book', ids('game/books.json', (json: DatasetJson['books']) => json.series)],
    ['camp', archives.flatMap(({ camp }) => (camp === undefined ? [] : [camp]))],
    ['character', characters.map((character) => character.id)],
    [
      'curio',
      ids('game/universe.json', (json: Universe) =>
        json.curios.map((one) => ({ id: one.display })),
      ),
    ],
    ['eidolon', variants.flatMap((variant) => variant.eidolons).map((eidolon) => eidolon.id)],
    ['item', ids('game/items.json', list)],
    ['lightCone', ids('game/lightCones.json', list)],
    ['lightConeSkill', ids('game/lightCones.json', list)],
    ['monster', ids('game/universe.json', (json: Universe) => json.monsters)],
    ['playerIcon', ids('game/icons.json', list)],
    [
      'point',
      variants
        .flatMap((variant) => variant.points)
        .flatMap(({ id, type }) => (type === 'bonus' ? [id] : [])),
    ],
    [
      'relicPiece',
      ids('game/relics.json', (json: Relics) =>
        json.sets.flatMap((set) =>
          set.pieces.map(({ type }) => ({ id: set.id * 10 + RELIC_PIECES.indexOf(type) + 1 })),
        ),
      ),
    ],
    ['relicSet', ids('game/relics.json', (json: Relics) => json.sets)],
    ['servant', ids('game/servants.json', list)],
    ['skill', ids('game/skills.json', list)],
    ['stage', ids('game/stages.json', list)],
    ['voiceActor', archives.flatMap(({ id }) => [1, 2, 3, 4].map((place) => id * 10 + place))],
    [
      'volume',
      ids('game/books.json', (json: DatasetJson['books']) =>
        json.series.flatMap((one) => one.volumes),
      ),
    ],
  ];

  /** Sets of 4.6, whose pieces nobody has published in English yet. */
  const unpublishedSets = [133, 134];
  const isPublished = (kind: NameKind, id: number) =>
    kind !== 'relicPiece' || !unpublishedSets.includes(Math.floor(id / 10));

  it.each(shown)('at least 95 in 100 of kind %s in English', (kind, all) => {
    const things = all.filter((id) => isPublished(kind, id));
    const named = things.filter((id) => names.en[kind][id] !== undefined);
    expect(things.length).toBeGreaterThan(0);
    expect(named.length / things.length).toBeGreaterThanOrEqual(0.95);
  });

  it('every outfit but those whose name nobody published', () => {
    const nameless = (language: 'en' | 'cn') =>
      outfits.filter((id) => names[language].skin[id] === undefined);
    expect(nameless('en')).toEqual([1130301, 1141501]);
    expect(nameless('cn')).toEqual([1141501]);
  });

  it.each(LANGUAGES)('every upgrade item in %s', (language) => {
    const upgrades = (read('game/items.json') as DatasetJson['items']).filter(
      (item) => item.upgrade,
    );
    const nameless = upgrades.filter((item) => names[language].item[item.id] === undefined);
    expect(nameless.map((item) => item.id)).toEqual([]);
  });

  it.each(LANGUAGES)('every element and every path that a character has, in %s', (language) => {
    expect(Object.keys(names[language].element)).toHaveLength(7);
    expect(Object.keys(names[language].path)).toHaveLength(9);
  });
});

const source = [{ origin: 'a list', path: 'names.json', version: '1' }];
const small = (given: Partial<Overlay>): Overlay => ({
  kind: 'item',
  language: 'en',
  sources: source,
  names: {},
  ...given,
});
const run = (given: readonly Overlay[]) =>
  withDump(smallTables(), SMALL_TEXTS, (dump) =>
    ingest(openDump({ folder: dump, version: '9.9' }), given),
  );

describe('an overlay in the ingest', () => {
  const unnamed = run([]).named.item.find((id) => run([]).names.en.item[id] === undefined) ?? 0;

  it('names what the text map does not, and loses to it elsewhere', () => {
    const result = run([small({ names: { '2': 'Penny', [unnamed]: 'Wax' } })]);
    expect(result.names.en.item).toMatchObject({ '2': 'Coin', [unnamed]: 'Wax' });
    expect(result.disagreements).toEqual([
      { kind: 'item', language: 'en', id: '2', dump: 'Coin', gathered: 'Penny' },
    ]);
  });

  it('leaves other languages and kinds as they are', () => {
    const plain = run([]);
    const result = run([small({ names: { [unnamed]: 'Wax' } })]);
    expect(result.names.jp).toEqual(plain.names.jp);
    expect({ ...result.names.en, item: {} }).toEqual({ ...plain.names.en, item: {} });
  });

  it('adds nothing for an id that no table has', () => {
    const result = run([small({ names: { '99999999': 'Nobody' } })]);
    expect(result.names).toEqual(run([]).names);
  });

  it('reports what is named and what is not', () => {
    const result = run([small({ names: { '2': 'Penny' } })]);
    const rows = coverage(result.named, result.names);
    const items = rows.find((row) => row.kind === 'item');
    expect(items?.all).toBe(result.named.item.length);
    expect(items?.named.en).toBe(Object.keys(result.names.en.item).length);
    expect(items?.nameless).toContain(unnamed);
    expect((items?.nameless.length ?? 0) + (items?.named.en ?? 0)).toBe(items?.all);
    const report = formatReport(rows, result.disagreements);
    expect(report).toMatch(/^kind +all +en +cn/);
    expect(report).toContain('item 2 en: Coin | Penny');
    expect(report).toMatch(new RegExp(`^item: .*\\b${unnamed}\\b`, 'm'));
    const nowhere = items?.nowhere ?? [];
    const hasName = (id: number) => Object.values(result.names).some(({ item }) => item[id]);
    expect(nowhere).toEqual(result.named.item.filter((id) => !hasName(id)));
    const [, leftOut] = report.split('Left out of lists and search');
    expect(leftOut).toContain(`item: ${nowhere.length} of ${items?.all}`);
  });

  it('names are plain: no reading, no line break, no tag, the form of the protagonist', () => {
    const named = (texts: Record<string, string>, language: 'EN' | 'JP' = 'EN') => {
      const all = structuredClone(SMALL_TEXTS) as Record<string, Record<string, string>>;
      Object.assign(all[language] ?? {}, texts);
      const given = [small({ kind: 'character', names: { '8002': 'Lamplighter' } })];
      const { names: made } = withDump(smallTables(), all, (dump) =>
        ingest(openDump({ folder: dump, version: '9.9' }), given),
      );
      return language === 'EN' ? made.en : made.jp;
    };
    const ruby = '{RUBY_B#きおく}記憶{RUBY_E#}の\\n君';
    expect(named({ 'item-2': ruby }, 'JP').item[2]).toBe('記憶の 君');
    expect(named({ 'item-2': '<unbreak>Small</unbreak> Coin' }).item[2]).toBe('Small Coin');
    const pioneer = '{M#Pionnier}{F#Pionnière}';
    const gendered = named({ 'item-2': pioneer, 'character-8002': pioneer });
    expect([gendered.item[2], gendered.character[8002]]).toEqual(['Pionnier', 'Pionnière']);
    const own = named({ 'item-2': "{NICKNAME}'s Coin", 'character-8002': '{NICKNAME}' });
    expect([own.item[2], own.character[8002]]).toEqual(["Lamplighter's Coin", 'Lamplighter']);
  });

  it('the word of a universe path comes from its Aeon', () => {
    expect(run([]).names.en.universePath).toEqual({ '120': 'Lamplight' });
  });
});

describe('an overlay is refused', () => {
  const parse = (names: Record<string, string>, rest: object = {}) =>
    parseOverlay('item.en.json', JSON.stringify({ ...small({ names }), ...rest }));

  it.each([
    ['a name with markup', { '1': '<b>Coin</b>' }],
    ['a name with a placeholder', { '1': "{NICKNAME}'s Coin" }],
    ['a name with a parameter', { '1': 'Coin #1[i]' }],
    ['a sentence', { '1': 'A coin of the realm.' }],
    ['a sentence in Japanese', { '1': '王国の硬貨。' }],
    ['two sentences', { '1': 'It shines. Nobody knows why' }],
    ['a name of 121 characters', { '1': 'x'.repeat(121) }],
    ['an empty name', { '1': '' }],
    ['a name of two lines', { '1': 'Coin\nside' }],
    ['an id that is none', { coin: 'Coin' }],
  ])('for %s', (_, given) => {
    expect(() => parse(given)).toThrow('Overlay item.en.json');
  });

  it.each([
    ['without a source', { sources: [] }],
    ['of an unknown kind', { kind: 'recipe' }],
    ['in an unknown language', { language: 'it' }],
  ])('%s', (_, rest) => {
    expect(() => parse({ '1': 'Coin' }, rest)).toThrow('Overlay item.en.json');
  });

  it('keeps names with a stop inside or an ellipsis', () => {
    const plain = {
      '1': 'Dr. Ratio',
      '2': 'No. 10: Robe',
      '3': 'Leisha and Mrs. Trude',
      '4': 'Vol. 3',
      '5': 'Just Like This, Always...',
      '6': 'Sky... Answer My Plea',
      '7': '名シーン準備中……',
      '8': 'Сон. Растворяется. Словно роса',
      '9': 'Remordimientos... no.',
    };
    expect(parse(plain).names).toEqual(plain);
  });
});
