import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDataset, textsSchema } from '@trailbook/core/internal/dataset';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullDumps } from '../test/full-dumps.ts';
import { smallTables, type Tables, withDump } from '../test/small-dump.ts';
import { SMALL_TEXTS } from '../test/small-texts.ts';
import { keyHash } from './claims.ts';
import { IngestError, openDump } from './dump/dump.ts';
import { parseExact } from './dump/exact-json.ts';
import { readEffects } from './effects/source.ts';
import { ingest } from './ingest.ts';
import { type Overlay, readOverlays } from './overlays.ts';
import { kebabCase } from './page-ids.ts';

const run = (tables: Tables = smallTables()) =>
  withDump(tables, SMALL_TEXTS, (folder) => ingest(openDump({ folder, version: '9.9' })));

function datasetOf(result: ReturnType<typeof ingest>) {
  const read = (file: string) => JSON.parse(result.files.get(file) ?? '');
  const parts = [...result.files.keys()].filter((file) => file.startsWith('game/'));
  const names = [...result.files.keys()].filter((file) => file.startsWith('names/'));
  return parseDataset({
    manifest: read('manifest.json'),
    ...Object.fromEntries(parts.map((file) => [file.slice(5, -5), read(file)])),
    names: Object.fromEntries(names.map((file) => [file.slice(6, -5), read(file)])),
  });
}

describe('a small dump', () => {
  const data = datasetOf(run());

  it('gives characters with variants, points, servants and page ids', () => {
    const [hunter, wanderer] = [...data.characters.values()];
    expect(hunter).toMatchObject({
      pageId: 'aurelia-of-the-etoile',
      path: 'hunt',
      element: 'lightning',
      skins: [{ id: 1100101, icon: 'SkinIcon/1100101', art: 'Skin/1100101' }],
    });
    expect(hunter?.unreleased).toBeUndefined();
    expect(hunter?.variants.map((variant) => variant.enhanced)).toEqual([0, 1]);
    expect(hunter?.variants[0]?.points[0]?.levels).toEqual([
      { level: 1, cost: [] },
      { level: 2, ascension: 1, cost: [{ id: 110111, count: 3 }] },
    ]);
    expect(hunter?.ascensions.map((row) => row.maxLevel)).toEqual([20, 30]);
    expect(wanderer).toMatchObject({
      pageId: 'playergirl-remembrance',
      gender: 'F',
      unreleased: true,
      servant: 18007,
    });
    expect(wanderer?.variants[0]?.points.map((point) => point.type)).toEqual([
      'servant',
      'elation',
    ]);
  });

  it('gives skills in figures, level by level', () => {
    expect(data.skills.get(100101 as never)).toEqual({
      id: 100101,
      icon: 'Skill/100101',
      type: 'basic',
      target: 'blast',
      element: 'lightning',
      toughness: { single: 10, beside: 5 },
      energy: 20,
      points: 1,
      params: [
        [0.5, 2],
        [0.6, 2],
        [0.75, 2],
      ],
    });
    expect(data.skills.get(100102 as never)?.points).toBe(-1);
    expect(data.skills.get(1800701 as never)?.type).toBe('memosprite');
  });

  it('gives archives: faction, stories and voices in their order', () => {
    expect(data.archives.get(1001 as never)).toEqual({
      id: 1001,
      characters: [1001],
      camp: 100,
      stories: [{ id: 1 }, { id: 2, unlock: 70011 }],
      voices: [
        { id: 1, audio: '71001001' },
        { id: 2, unlock: 70011, audio: '71001002' },
        { id: 3 },
        { id: 200, battle: true, audio: 'Ev_battle_aurelia' },
      ],
    });
  });

  it('gives light cones with superimpositions in order', () => {
    expect([...data.lightCones.values()][0]).toMatchObject({
      pageId: 'a-lantern-lit',
      superimpositions: [[0.1], [0.2]],
    });
  });

  it('gives experience up to the level cap and items largest first', () => {
    expect(data.experience.character).toEqual([200, 240]);
    expect(data.experience.characterItems).toEqual([
      { id: 212, exp: 5000, credits: 500 },
      { id: 211, exp: 1000, credits: 100 },
    ]);
  });

  it('gives the items that something uses, with family and tier, and no missions', () => {
    expect(data.items.get(110112 as never)).toMatchObject({
      family: 1201,
      tier: 2,
      purpose: 'trace',
      upgrade: false,
    });
    expect(data.items.get(110111 as never)).toMatchObject({ family: 1201, tier: 1, upgrade: true });
    expect(data.items.has(900 as never)).toBe(false);
    expect(data.items.has(31011 as never)).toBe(true);
  });

  it('gives recipes by kind', () => {
    expect(data.recipes.map((recipe) => recipe.kind)).toEqual([
      'synthesis',
      'exchange',
      'food',
      'relic',
    ]);
    expect(data.recipes[1]).toMatchObject({
      anyOf: { items: [110112], count: 2 },
      limit: { period: 'weekly', count: 5 },
    });
    expect(data.recipes[2]?.needs).toBe(404001);
  });

  it('gives stages with the union of their drops', () => {
    expect(data.stages.map((stage) => [stage.id, stage.kind, stage.power])).toEqual([
      [1001, 'goldenCalyx', 10],
      [1010, 'crimsonCalyx', 10],
      [1101, 'stagnantShadow', 30],
      [1201, 'cavern', 40],
      [1301, 'echoOfWar', 30],
    ]);
    expect(data.stages[0]?.drops).toEqual([
      { id: 211, equilibrium: 0 },
      { id: 212, equilibrium: 3 },
    ]);
  });

  it('gives relics, and properties by shape whatever their keys are', () => {
    expect(data.relics.sets[0]?.pieces.map((piece) => piece.type)).toEqual([
      'head',
      'hand',
      'body',
      'foot',
      'sphere',
      'rope',
    ]);
    expect(data.relics.sets[0]?.bonuses[0]?.stats).toEqual([
      { property: 'HealRatioBase', value: 0.1 },
    ]);
    expect(data.relics.subAffixes['2']).toEqual([
      { id: 1, property: 'HPDelta', base: 13.5, step: 1.69, steps: 2 },
    ]);
  });

  it('gives achievements, books, the Simulated Universe, banners and icons', () => {
    expect(data.achievements.achievements.map((row) => [row.rarity, row.jade, row.hidden])).toEqual(
      [
        ['high', 20, 'untilDone'],
        ['low', 5, 'description'],
        ['mid', 10, undefined],
      ],
    );
    expect(data.achievements.stages).toEqual([[4010102, 4010101]]);
    expect(data.achievementSeriesByPage.get('1')?.id).toBe(1);
    expect(data.books.series[0]?.volumes.map((volume) => volume.id)).toEqual([190101, 190102]);
    expect(data.universe.blessings.map((row) => [row.id, row.rarity, row.resonance])).toEqual([
      [612030, 2, false],
      [612099, 3, true],
    ]);
    expect(data.universe.curios).toEqual([{ id: 1, display: 4, params: [0.5], icon: 'M/4' }]);
    expect(data.universe.monsters.map((monster) => monster.id)).toEqual([1002011]);
    expect(data.universe.areas[0]?.reward).toEqual([
      { id: 1, count: 20 },
      { id: 2, count: 500 },
    ]);
    expect(data.banners.banners).toEqual([
      { id: 1001, type: 1, start: '2023-04-26 08:00:00' },
      { id: 2001, type: 11, featured: 1001 },
      { id: 3001, type: 12, featured: 23000 },
    ]);
    expect(data.icons).toEqual([
      { id: 200001, pageId: '200001', icon: 'I/200001' },
      { id: 201001, pageId: 'lamplight', icon: 'I/201001', character: 1001 },
    ]);
  });

  it('gives what shops sell of what there is, for what and how often; nothing is free', () => {
    expect(data.shops).toEqual([
      {
        id: 101,
        goods: [
          { item: 110111, count: 1, currency: 2, price: 100 },
          { item: 110112, count: 5, currency: 2, price: 300, limit: 3, period: 'weekly' },
        ],
      },
    ]);
  });

  it('gives what enemies drop at any level, forms of one together, credits apart', () => {
    expect(data.enemies).toEqual([
      { id: 1002010, drops: [110111, 110112] },
      { id: 1003010, drops: [110111] },
    ]);
  });

  it('gives what assignments bring of what there is, the shortest first', () => {
    expect(data.assignments).toEqual([
      {
        id: 1001,
        lengths: [
          { hours: 4, items: [{ id: 2, count: 500 }], bonus: [] },
          { hours: 8, items: [{ id: 110111, count: 6 }], bonus: [{ id: 2, count: 500 }] },
        ],
      },
    ]);
  });

  it('gives what food does in figures', () => {
    expect([...data.consumables.values()]).toEqual([
      { id: 400001, kind: 'healing', revives: true, hpShare: 0.2 },
    ]);
  });

  it('makes page ids of gathered names where the dump has none', () => {
    const gathered: Overlay = {
      kind: 'playerIcon',
      language: 'en',
      sources: [{ origin: 'here', path: 'here', version: '1' }],
      names: { 200001: 'Plain Face' },
    };
    const { files } = withDump(smallTables(), SMALL_TEXTS, (folder) =>
      ingest(openDump({ folder, version: '9.9' }), [gathered]),
    );
    expect(JSON.parse(files.get('game/icons.json') ?? '')[0].pageId).toBe('plain-face');
  });

  it('tells what an area may give: items once, and relics by the sets that they stand for', () => {
    const [area] = data.universe.areas;
    expect(area?.rewards).toEqual([{ id: 2, count: 200 }, { id: 110111 }]);
    expect(area?.relicSets).toEqual([{ id: 301, rarities: [2, 3] }]);
  });

  it('finds names by hash and by string key, by language', () => {
    expect(data.names.en?.item).toEqual({ '2': 'Coin', '110111': 'Spark', '110112': 'Ember' });
    expect(data.names.en?.voiceActor).toEqual({
      '10011': 'Ada Example',
      '10012': 'Example Hanako',
    });
    expect(data.names.en?.skill['1800701']).toBe('Fetch');
    expect(data.names.en?.point).toEqual({ '1001101': 'Oil', '1001201': 'Strength' });
    expect(data.names.en?.eidolon).toEqual({ '100101': 'Dawn', '100102': 'Noon' });
    expect(data.names.en?.relicPiece).toEqual({ '1011': 'Hat' });
    expect(data.names.jp?.character['1001']).toBe('アウレリア');
    expect(data.names.de?.character).toEqual({});
  });
});

describe('sentences', () => {
  const result = run();

  it('go to the texts alone, never to the data', () => {
    const files = [...result.files.values()].join('');
    for (const words of ['Mind the step', 'lights <u>', 'burned all night', 'smells of oil']) {
      expect(files).not.toContain(words);
      expect(result.texts.get('en.json')).toContain(words);
    }
  });

  it('leave out a language that has none', () => {
    expect([...result.texts.keys()]).toEqual(['en.json', 'jp.json', 'ru.json']);
  });

  it('are cut where the site would refuse them', () => {
    const { texts } = withDump(
      smallTables(),
      { EN: { ...SMALL_TEXTS.EN, 'volume-text-190101': 'snow '.repeat(40_000) } },
      (folder) => ingest(openDump({ folder, version: '9.9' })),
    );
    const { bookContent } = textsSchema.parse(JSON.parse(texts.get('en.json') ?? ''));
    expect(bookContent?.['190101']).toHaveLength(100_000);
    expect(bookContent?.['190101']).toMatch(/^snow .*…$/);
  });

  it('are what the site will accept, under the ids that pages ask by', () => {
    const book = textsSchema.parse(JSON.parse(result.texts.get('en.json') ?? ''));
    expect(book.storyTitle).toEqual({ '1': 'Details', '2': 'Letters' });
    expect(book.voiceTitle?.['1001200']).toBe('Battle begins');
    expect(book.skillDescription?.['100102']).toMatch(/^Deals #1/);
    expect(book.lightConeDescription?.['23000']).toMatch(/^It burned/);
    expect(book.relicLoreTitle?.['1011']).toBe('On hats');
    expect(book.archiveUnlock?.['70011']).toBe('Reach level 40');
  });
});

describe('the same dump', () => {
  it('gives the same bytes, whatever the order of rows', () => {
    const shuffled = Object.fromEntries(
      Object.entries(smallTables()).map(([name, rows]) => [
        name,
        // The order of properties is the names' key; all other tables may come in any order.
        name === 'AvatarPropertyConfig' ? rows : [...rows].reverse(),
      ]),
    );
    expect([...run(shuffled).files]).toEqual([...run().files]);
  });
});

describe('a dump of another shape', () => {
  it.each([
    ['AvatarConfig', 'AvatarID', 'x', 'Table AvatarConfig, row 0, field AvatarID'],
    ['ItemConfig', 'Rarity', 'Mythic', 'Table ItemConfig, row 0, field Rarity'],
    ['AvatarPromotionConfig', 'HPBase', 5, 'Table AvatarPromotionConfig, row 0, field HPBase'],
    ['GachaBasicInfo', 'GachaType', 'New', 'Table GachaBasicInfo, row 0, field GachaType'],
  ])('stops with table, row and field: %s.%s', (table, field, wrong, message) => {
    const tables = smallTables();
    Object.assign(tables[table]?.[0] ?? {}, { [field]: wrong });
    expect(() => run(tables)).toThrow(IngestError);
    expect(() => run(tables)).toThrow(message);
  });

  it('stops when a table that all stands on is missing', () => {
    const { AvatarPromotionConfig: _gone, ...tables } = smallTables();
    expect(() => run(tables)).toThrow('Table AvatarPromotionConfig is missing');
  });

  it.each(['DamageType', 'AvatarBaseType', 'ItemConfig', 'AvatarConfig', 'AvatarPromotionConfig'])(
    'stops when a table that all stands on is empty: %s',
    (table) => {
      expect(() => run({ ...smallTables(), [table]: [] })).toThrow(
        `Table ${table} is empty, and nothing can be made without it.`,
      );
    },
  );

  it('stops or says what is lost, whichever of its tables is empty', () => {
    const silent = Object.keys(smallTables()).filter((table) => {
      try {
        const { losses } = run({ ...smallTables(), [table]: [] });
        return !losses.some((loss) => loss.startsWith(`${table} is empty: `));
      } catch (error) {
        return !(error instanceof IngestError);
      }
    });
    expect(silent).toEqual([]);
  });

  it('says which items recipes, stages and enemies name that are not there', () => {
    const tables = smallTables();
    const change = (table: string, fields: object) =>
      Object.assign(tables[table]?.find((row) => row !== null) ?? {}, fields);
    change('ItemComposeConfig', { ItemID: 990001, MaterialCost: [{ ItemID: 990002, ItemNum: 1 }] });
    change('MonsterDrop', { DisplayItemList: [{ ItemID: 990003 }] });
    for (const row of tables.MappingInfo ?? []) {
      if (row) row.DisplayItemList = [{ ItemID: 990004 }];
    }
    expect(run(tables).losses.filter((loss) => loss.includes('no table has a row'))).toEqual([
      'ItemComposeConfig names items of which no table has a row: 990001, 990002.',
      'MappingInfo names items of which no table has a row: 990004.',
      'MonsterDrop names items of which no table has a row: 990003.',
    ]);
    expect(run().losses.filter((loss) => loss.includes('no table has a row'))).toEqual([]);
  });

  it('stops when upgrading someone costs an item that is not there, and says who and which', () => {
    const tables = smallTables();
    const whole = run(tables);
    const { id, ascensions } = JSON.parse(whole.files.get('game/characters.json') ?? '')[0];
    const item = ascensions.flatMap((step: { cost: { id: number }[] }) => step.cost)[0].id;
    tables.ItemConfig = tables.ItemConfig?.filter((row) => row?.ID !== item) ?? [];
    expect(() => run(tables)).toThrow(
      `Table ItemConfig: no row with ID ${item}, which upgrading ${id} costs.`,
    );
  });

  it('says which pages lose what when another is missing', () => {
    const { BookSeriesConfig: _gone, ...tables } = smallTables();
    const { losses } = run(tables);
    expect(losses).toContain('BookSeriesConfig is missing: the book pages will be empty.');
  });

  it('stops when the folder is no dump', () => {
    expect(() => openDump({ folder: '/nowhere', version: '9.9' })).toThrow('no dump');
  });
});

describe('exact numbers', () => {
  it('keep all digits of a 64-bit hash', () => {
    expect(parseExact('{"Hash":17317659818484992751,"n":5,"f":0.026999999}')).toEqual({
      Hash: '17317659818484992751',
      n: 5,
      f: 0.026999999,
    });
  });

  it('law: whatever the digits are, none is lost', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 64n }), (number) => {
        expect(String(parseExact(String(number)))).toBe(String(number));
      }),
    );
  });

  it('leave digits inside texts alone', () => {
    expect(parseExact('["a: 17317659818484992751,"]')).toEqual(['a: 17317659818484992751,']);
  });

  it('the hash of a key is xxHash64 of its text', () => {
    expect(keyHash('RelicName_31011')).toBe('2829070117814105902');
  });
});

it('page ids are plain', () => {
  expect(kebabCase('Dan Heng • Permansor Terrae')).toBe('dan-heng-permansor-terrae');
  expect(kebabCase("It's Étude No. 5!")).toBe('its-etude-no-5');
});

const dumps = fullDumps();

describe('the full dump', () => {
  it(dumps.length > 0
    ? 'gives the committed data, byte for byte'
    : 'is absent: TRAILBOOK_DUMP is not set, so only the small dump was read', () => {
    if (dumps.length === 0) {
      console.warn('TRAILBOOK_DUMP is not set: the full dump was not read.');
      return;
    }
    const { files, manifest } = ingest(openDump(...dumps), readOverlays(), readEffects());
    const folder = join(import.meta.dirname, '../../../data');
    for (const [name, content] of files) {
      expect(readFileSync(join(folder, name), 'utf8') === content, name).toBe(true);
    }
    const committed = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
    expect(manifest.counts).toEqual(committed.counts);
    expect(Object.values(manifest.counts)).not.toContain(0);
  }, 120_000);
});
