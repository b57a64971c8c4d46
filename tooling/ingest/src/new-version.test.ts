import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type CharacterId,
  createLookup,
  parseDataset,
  readDataFiles,
} from '@trailbook/core/internal/dataset';
import { newCharacterEntry, plan, setEverything } from '@trailbook/core/internal/planner';
import { kindOf, packBackup, unpackBackup } from '@trailbook/core/internal/user-data';
import { characterListPage, characterPage, openPlanner, packPlanner } from '@trailbook/pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf, smallTables, type Tables, withDump } from '../test/small-dump.ts';
import { SMALL_TEXTS } from '../test/small-texts.ts';
import { readerOf } from './data-folder.ts';

const AURELIA = 1001 as CharacterId;
const GONE = 1600 as CharacterId;
const [NOVA, VESPER, NAMELESS] = [1601, 1602, 1603] as const;
const SPARK = 110111;
const EMBER = 110112;

/** Tables with further characters, who have one skill and cost what Aurelia does. */
function withCharacters(tables: Tables, ...ids: readonly number[]): Tables {
  const rows = (table: string) => tables[table] ?? [];
  const isHers = (row: Tables[string][number]) => row?.AvatarID === AURELIA;
  return {
    ...tables,
    AvatarConfig: [
      ...rows('AvatarConfig'),
      ...ids.map((id) => ({
        ...rows('AvatarConfig').find(isHers),
        AvatarID: id,
        AvatarName: hashOf(`character-${id}`),
        RankIDList: [],
        SkillList: [],
        ...(id === VESPER && { Release: false }),
      })),
    ],
    AvatarPromotionConfig: [
      ...rows('AvatarPromotionConfig'),
      ...ids.flatMap((id) =>
        rows('AvatarPromotionConfig')
          .filter(isHers)
          .map((row) => ({ ...row, AvatarID: id })),
      ),
    ],
    AvatarSkillTreeConfig: [
      ...rows('AvatarSkillTreeConfig'),
      ...ids.flatMap((id) =>
        rows('AvatarSkillTreeConfig')
          .filter((row) => row?.PointID === 1001001)
          .map((row) => ({ ...row, AvatarID: id, PointID: id * 1000 + 1 })),
      ),
    ],
  };
}

/** Nobody makes or drops what is gone; her second level costs a Spark more. */
function nextTables(): Tables {
  const tables = withCharacters(smallTables(), NOVA, VESPER, NAMELESS);
  const without = (table: string, column: string, gone: number) => ({
    [table]: (tables[table] ?? []).filter((row) => row?.[column] !== gone),
  });
  return {
    ...tables,
    ...without('ItemConfig', 'ID', EMBER),
    ...without('ItemComposeConfig', 'ItemID', EMBER),
    AvatarSkillTreeConfig: (tables.AvatarSkillTreeConfig ?? []).map((row) =>
      row?.PointID === 1001001 && row.Level === 2
        ? { ...row, MaterialList: [{ ItemID: SPARK, ItemNum: 4 }] }
        : row,
    ),
  };
}

const FORMER = withCharacters(smallTables(), GONE);
const TEXTS = {
  ...SMALL_TEXTS,
  EN: {
    ...SMALL_TEXTS.EN,
    'character-1600': 'Lamplighter of Old',
    'character-1601': 'Nova',
    'character-1602': 'Vesper',
  },
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trailbook-version-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(tables: Tables, ...flags: readonly string[]) {
  const cli = join(import.meta.dirname, 'cli.ts');
  return withDump(tables, TEXTS, (dump) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [cli, '--dump', dump, '--out', folder, ...flags],
      { encoding: 'utf8' },
    );
    return { status, stdout, stderr };
  });
}

const datasetNow = () => parseDataset(readDataFiles(readerOf(folder)));

describe('a new version of the game', () => {
  let before: ReturnType<typeof datasetNow>;
  let after: ReturnType<typeof datasetNow>;
  let told: string;

  beforeAll(() => {
    expect(run(FORMER, '--game-version', '9.8')).toMatchObject({ status: 0 });
    before = datasetNow();
    const report = run(nextTables(), '--report');
    told = report.stdout;
    expect(report.status, report.stderr).toBe(0);
    expect(datasetNow().manifest).toEqual(before.manifest);
    expect(run(nextTables())).toMatchObject({ status: 0 });
    after = datasetNow();
  }, 60_000);

  it('is told before it is taken in: new, changed and gone by name, and what lacks', () => {
    const lines = told.split('\n').filter((line) => /^(new|changed|gone) /.test(line));
    expect(told).toContain('Taken for 9.9: it has 3 things that the data have not.');
    expect(lines).toContain('gone     characters: Lamplighter of Old (1600)');
    expect(lines).toContain('gone     items: Ember (110112)');
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^new {6}characters: Nova \(1601\), page nova, no name in cn .* de, effects missing: 1$/,
      ),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^new {6}characters: Vesper \(1602\), page vesper, not out yet, no name/,
      ),
    );
    expect(lines).toContain(
      'new      characters: 1603, page 1603, has no name, effects missing: 1',
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^changed {2}characters: Aurelia • of the Étoile \(1001\): variants/),
    );
    expect(told).toMatch(
      /^characters: 3 new, 1 changed, 1 gone, 3 with a page of their own, 1 said/m,
    );
  });

  it('is the version after that of the data, and the same command changes nothing more', () => {
    expect(after.manifest.gameVersion).toBe('9.9');
    expect(after.characters.get(NOVA as CharacterId)?.version).toBe('9.9');
    const again = run(nextTables());
    expect(again.stdout).toContain('No byte changed.');
    expect(again.stdout).toContain('Nothing of these kinds is new, changed or gone.');
  });

  it('has pages of the new ones, marked as new or as not out yet', () => {
    const lookup = createLookup(after, 'en');
    const cards = new Map(characterListPage(lookup).characters.map((card) => [card.id, card]));
    expect(cards.get(NOVA)).toMatchObject({ pageId: 'nova', isNew: true });
    expect(cards.get(NOVA)).not.toHaveProperty('isUnreleased');
    expect(cards.get(VESPER)).toMatchObject({ isUnreleased: true });
    expect(cards.get(AURELIA)?.isNew).toBe(false);
    expect(characterPage(lookup, NOVA as CharacterId)).toMatchObject({ isAvailable: true });
    expect(characterPage(lookup, VESPER as CharacterId)).toMatchObject({ isAvailable: false });
    expect(characterPage(lookup, NAMELESS as CharacterId)?.name.text).toBe('1603');
    expect(characterPage(lookup, GONE)).toBeUndefined();
  });

  it('costs what it costs now in a plan of before, which keeps what is gone under its name', () => {
    const entries = [AURELIA, GONE].flatMap((id, place) => {
      const entry = newCharacterEntry(before, id, { now: place });
      return entry ? [setEverything(before, entry)] : [];
    });
    expect(entries).toHaveLength(2);
    const sparks = (data: typeof before) =>
      plan(data, { entries, inventory: { [EMBER]: 5 } })
        .entries.get(0)
        ?.items.get(SPARK as never)?.needed;
    expect([sparks(before), sparks(after)]).toEqual([5, 6]);
    const now = plan(after, { entries, inventory: { [EMBER]: 5 } });
    expect(now.unknown).toEqual([1]);
    expect(now.left.get(EMBER as never)).toBe(5);
    expect(before.names.en?.item[EMBER]).toBe('Ember');
    for (const language of ['en', 'de'] as const) {
      const { names, tables } = openPlanner(packPlanner(createLookup(after, language)));
      expect(tables.characters.has(GONE)).toBe(false);
      expect(names.characters[GONE]?.text).toBe('Lamplighter of Old');
      expect(names.items[EMBER]?.text).toBe(before.names[language]?.item[EMBER]);
    }
  });

  it('opens a backup of before, with all that it names', () => {
    const entry = newCharacterEntry(before, GONE, { now: 1 });
    const data = [
      {
        profile: 'default',
        name: 'planner',
        document: { ...kindOf('planner').empty, entries: [entry] },
      },
      { profile: 'default', name: 'inventory', document: { version: 3, items: { [EMBER]: 5 } } },
    ] as never;
    const packed = packBackup(data, { createdAt: 1, store: 'a-store', revision: 1 });
    const opened = packed.ok ? unpackBackup(packed.value) : packed;
    expect(opened.ok && opened.value.data).toEqual(data);
  });

  it('is not given up for the one before, unless that is asked for', () => {
    const refused = run(FORMER, '--game-version', '9.8');
    expect(refused.stderr).toContain('The data are of 9.9, the dump is of 9.8');
    // Nobody says of which version it is: the tables tell.
    const lacking = run(smallTables());
    expect(lacking.stderr).toMatch(/The data are of 9\.9, the dump is of [0-9.]+: --older/);
    expect(lacking.status).toBe(1);
    expect(existsSync(join(folder, 'manifest.json'))).toBe(true);
    expect(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')).gameVersion).toBe('9.9');
  });
});
