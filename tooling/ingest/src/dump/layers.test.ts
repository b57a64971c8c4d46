import { describe, expect, it } from 'vitest';
import { type SmallLayer, smallTables, type Tables, withLayers } from '../../test/small-dump.ts';
import { SMALL_TEXTS } from '../../test/small-texts.ts';
import { ingest } from '../ingest.ts';
import { openDump } from './dump.ts';

const base: SmallLayer = { tables: smallTables(), texts: SMALL_TEXTS };

/** The base with further layers over it, versions 1, 2, 3 … in turn. */
function run(...more: readonly SmallLayer[]) {
  return withLayers([base, ...more], (folders) => {
    const dump = openDump(
      ...folders.map((folder, place) => ({ folder, version: `${place + 1}.0` })),
    );
    const result = ingest(dump);
    return { ...result, changes: dump.changes() };
  });
}

const read = (result: ReturnType<typeof run>, file: string) =>
  JSON.parse(result.files.get(file) ?? '');

/** Rows of a small table, as far as a test changes them. */
function rowsOf(table: string, change: object = {}): Tables {
  return { [table]: (smallTables()[table] ?? []).map((row) => ({ ...row, ...change })) };
}

describe('a layer over another', () => {
  const coins = { ...smallTables().ItemConfig?.find((row) => row?.ID === 2) };

  it('adds rows and replaces those of the same key', () => {
    const wick = { ...smallTables().ItemConfig?.find((row) => row?.ID === 110111), ID: 110119 };
    const layer = { tables: { ItemConfig: [{ ...coins, Rarity: 'SuperRare' }, wick] } };
    const items = read(run(layer), 'game/items.json') as { id: number; rarity: number }[];
    const before = read(run(), 'game/items.json') as { id: number }[];
    expect(items.map((item) => item.id)).toEqual(
      [...before.map((item) => item.id), 110119].sort((a, b) => a - b),
    );
    expect(items.find((item) => item.id === 2)?.rarity).toBe(5);
  });

  it('is reported by table: what it added, and what it replaced by something else', () => {
    const layer: SmallLayer = {
      tables: {
        ItemConfig: [coins, { ...coins, ID: 110119, ItemGroup: 1201 }],
        ...rowsOf('AvatarExpItemConfig', { Exp: 900 }),
      },
      texts: { EN: { 'item-2': 'Penny', 'item-110119': 'Wick' } },
    };
    expect(run(layer).changes).toEqual([
      { name: 'AvatarExpItemConfig', version: '2.0', added: 0, replaced: 2 },
      { name: 'ItemConfig', version: '2.0', added: 1, replaced: 0 },
      { name: 'TextMapEN', version: '2.0', added: 1, replaced: 1 },
    ]);
  });

  it('names what the one below names otherwise, and leaves the rest', () => {
    const { names } = run({ tables: {}, texts: { EN: { 'item-2': 'Penny' } } });
    expect(names.en.item).toEqual({ '2': 'Penny', '110111': 'Spark', '110112': 'Ember' });
    expect(names.jp).toEqual(run().names.jp);
  });

  it('reaches a table through its collaboration part', () => {
    const [hunter] = smallTables().AvatarConfig ?? [];
    const layer = { tables: { AvatarConfigLD: [{ ...hunter, SPNeed: { Value: 99 } }] } };
    const characters = read(run(layer), 'game/characters.json');
    expect(characters[0]).toMatchObject({ id: 1001, maxEnergy: 99 });
    expect(characters).toHaveLength(2);
  });

  it('keeps the places of a table whose order counts', () => {
    const { files } = run({ tables: rowsOf('AvatarPropertyConfig') });
    expect(files.get('game/relics.json')).toBe(run().files.get('game/relics.json'));
  });

  it('of the same rows changes nothing but the list of layers', () => {
    const [once, twice] = [run(), run(base)];
    const without = ({ files }: typeof once) =>
      [...files].filter(([name]) => name !== 'manifest.json');
    expect(without(twice)).toEqual(without(once));
    expect(twice.changes.filter(({ added, replaced }) => added + replaced > 0)).toEqual([]);
  });
});

describe('the manifest', () => {
  it('names the layers, and is of the version of the last', () => {
    expect(run({ tables: {} }, { tables: {} }).manifest).toMatchObject({
      gameVersion: '3.0',
      layers: ['1.0', '2.0', '3.0'],
    });
  });
});

describe('two rows of one key within a layer', () => {
  const [hunter = null] = smallTables().AvatarConfig ?? [];

  it.each([
    ['in one table', { AvatarConfig: [hunter, hunter] }, 'Table AvatarConfig'],
    [
      'in a table and its collaboration part',
      { AvatarConfig: [hunter], AvatarConfigLD: [hunter] },
      'Table AvatarConfig',
    ],
    [
      'whose key has two columns',
      {
        ExpType: [
          { TypeID: 1, Level: 2 },
          { TypeID: 1, Level: 2 },
        ],
      },
      'TypeID Level = 1 2',
    ],
    [
      'one of which leaves out a zero',
      {
        AvatarPromotionConfig: [
          ...(smallTables().AvatarPromotionConfig ?? []),
          { ...smallTables().AvatarPromotionConfig?.[0], Promotion: 0 },
        ],
      },
      'AvatarID Promotion = 1001 0',
    ],
  ])('are refused by table and key: %s', (_, tables, message) => {
    expect(() => run({ tables })).toThrow(message);
  });

  it('are one where an original stands beside a reconstructed row, which gives way', () => {
    const skills = smallTables().AvatarSkillConfig ?? [];
    const guessed = skills.map((row) => ({ ...row, ParamList: [9] }));
    const { AvatarSkillConfig: _gone, ...tables } = smallTables();
    const result = withLayers(
      [
        {
          tables: { ...tables, AvatarSkillConfigLD: skills.slice(0, 3) },
          reconstructed: { AvatarSkillConfig: guessed },
        },
      ],
      ([folder]) => ingest(openDump({ folder: folder as string, version: '1.0' })),
    );
    const made = JSON.parse(result.files.get('game/skills.json') ?? '') as {
      id: number;
      params: unknown;
    }[];
    const paramsOf = (id: number) => made.find((skill) => skill.id === id)?.params;
    expect(paramsOf(100101)).toEqual([
      [0.5, 2],
      [0.6, 2],
      [0.75, 2],
    ]);
    expect(paramsOf(100102)).toEqual([[9]]);
  });
});

describe('levels of a skill', () => {
  const [first] = smallTables().AvatarSkillConfig ?? [];
  it.each([
    [
      'from another than the first',
      [{ ...first, SkillID: 7, Level: 2 }],
      'SkillID 7: its levels are 2.',
    ],
    [
      'with a gap',
      [1, 2, 4].map((Level) => ({ ...first, SkillID: 7, Level })),
      'its levels are 1, 2, 4.',
    ],
  ])('are refused when they run %s', (_, AvatarSkillConfig, message) => {
    expect(() => run({ tables: { AvatarSkillConfig } })).toThrow(message);
  });
});
