import type { Path } from '@trailbook/core/internal/dataset';
import * as z from 'zod';
import { element, hash, id, param, path, picture, zero } from '../dump/raw.ts';
import { type RowOf, rawTable } from '../dump/raw-table.ts';
import type { Source } from '../source.ts';

const RogueManager = rawTable(
  'RogueManager',
  ['RogueSeason'],
  z.object({
    RogueSeason: id,
    RogueAreaIDList: z.array(id),
    BeginTime: z.string().min(1),
    EndTime: z.string().min(1),
  }),
);

/** What an area may give, as its own page in the game lists it: few rows say how many. */
const displayed = z
  .array(z.object({ ItemID: id, ItemNum: id.optional() }))
  .default([])
  .transform((list) => list.map((row) => ({ id: row.ItemID, count: row.ItemNum })));

const RogueAreaConfig = rawTable(
  'RogueAreaConfig',
  ['RogueAreaID'],
  z.object({
    RogueAreaID: id,
    AreaProgress: id.optional(),
    Difficulty: id,
    AreaNameID: hash,
    AreaIcon: path,
    RecommendLevel: id.optional(),
    RecommendNature: z.array(element),
    DisplayMonsterMap: z.record(z.string(), z.int().nonnegative()),
    DisplayMonsterMap2: z.record(z.string(), z.int().nonnegative()),
    FirstReward: id.optional(),
    MapDisplayItemList: displayed,
    ChestDisplayItemList: displayed,
    MonsterEliteDropDisplayID: id.optional(),
  }),
);

const RogueMonsterEliteDropItem = rawTable(
  'RogueMonsterEliteDropItem',
  ['MonsterEliteDropItemID'],
  z.object({ MonsterEliteDropItemID: id, MonsterEliteDropItemDisplayList: z.array(id) }),
);

const itemSlot = id.optional();
const RewardData = rawTable(
  'RewardData',
  ['RewardID'],
  z.object({
    RewardID: id,
    Hcoin: itemSlot,
    ItemID_1: itemSlot,
    Count_1: itemSlot,
    ItemID_2: itemSlot,
    Count_2: itemSlot,
    ItemID_3: itemSlot,
    Count_3: itemSlot,
    ItemID_4: itemSlot,
    Count_4: itemSlot,
    ItemID_5: itemSlot,
    Count_5: itemSlot,
    ItemID_6: itemSlot,
    Count_6: itemSlot,
  }),
);

const RogueBuffType = rawTable(
  'RogueBuffType',
  ['RogueBuffType'],
  z.object({
    RogueBuffType: id,
    RogueBuffTypeTitle: hash,
    RogueBuffTypeIcon: path,
  }),
);

const RogueAeon = rawTable(
  'RogueAeon',
  ['AeonID'],
  z.object({ AeonID: id, RogueBuffType: id, DisplayID: id }),
);
const RogueAeonDisplay = rawTable(
  'RogueAeonDisplay',
  ['DisplayID'],
  z.object({ DisplayID: id, RogueAeonPathName2: hash.optional() }),
);

const CATEGORIES = { Common: 1, Rare: 2, Legendary: 3 } as const;
const RogueBuff = rawTable(
  'RogueBuff',
  ['MazeBuffID', 'MazeBuffLevel'],
  z.object({
    MazeBuffID: id,
    MazeBuffLevel: id,
    RogueBuffType: id,
    RogueBuffCategory: z.enum(Object.keys(CATEGORIES) as (keyof typeof CATEGORIES)[]).optional(),
    AeonID: id.optional(),
  }),
);

const RogueMazeBuff = rawTable(
  'RogueMazeBuff',
  ['ID', 'Lv'],
  z.object({
    ID: id,
    Lv: zero,
    BuffName: hash,
    BuffDesc: hash.optional(),
    BuffIcon: z.string(),
    ParamList: z.array(param),
  }),
);

/** The path of the game's characters that each goes by; Propagation is no character's. */
const PATH_OF_TYPE: Readonly<Record<number, Path>> = {
  120: 'preservation',
  121: 'remembrance',
  122: 'nihility',
  123: 'abundance',
  124: 'hunt',
  125: 'destruction',
  126: 'elation',
  128: 'erudition',
};

const RogueMiracle = rawTable(
  'RogueMiracle',
  ['MiracleID'],
  z.object({
    MiracleID: id,
    MiracleDisplayID: id.optional(),
    MiracleEffectDisplayID: id.optional(),
  }),
);
const RogueMiracleEffectDisplay = rawTable(
  'RogueMiracleEffectDisplay',
  ['MiracleEffectDisplayID'],
  z.object({
    MiracleEffectDisplayID: id,
    MiracleDesc: hash.optional(),
    DescParamList: z.array(param).default([]),
  }),
);
const RogueMiracleDisplay = rawTable(
  'RogueMiracleDisplay',
  ['MiracleDisplayID'],
  z.object({
    MiracleDisplayID: id,
    MiracleName: hash,
    MiracleBGDesc: hash.optional(),
    MiracleIconPath: z.string(),
  }),
);

const MonsterConfig = rawTable(
  'MonsterConfig',
  ['MonsterID'],
  z.object({
    MonsterID: id,
    MonsterTemplateID: id,
    MonsterName: hash,
    StanceWeakList: z.array(element),
  }),
);

const MonsterTemplateConfig = rawTable(
  'MonsterTemplateConfig',
  ['MonsterTemplateID'],
  z.object({ MonsterTemplateID: id, IconPath: z.string() }),
);

const STELLAR_JADE = 1;
const loses = 'the Simulated Universe pages will be empty';

/** Simulated Universe: weekly seasons, areas with monsters and rewards, blessings and curios. */
export function readUniverse(source: Source) {
  const { dump, names } = source;
  const rewards = new Map(
    dump.table(RewardData, loses).map((row) => [row.RewardID, toReward(row)]),
  );
  const eliteDrops = new Map(
    dump
      .table(RogueMonsterEliteDropItem, 'areas do not tell what their elites drop')
      .map((row) => [row.MonsterEliteDropItemID, row.MonsterEliteDropItemDisplayList]),
  );
  const areas = dump
    .table(RogueAreaConfig, loses)
    .sort((a, b) => a.RogueAreaID - b.RogueAreaID)
    .map((row) => {
      names.claim('universeWorld', row.RogueAreaID, row.AreaNameID);
      return {
        id: row.RogueAreaID,
        world: row.AreaProgress,
        difficulty: row.Difficulty,
        icon: picture(row.AreaIcon),
        recommendedLevel: row.RecommendLevel,
        elements: row.RecommendNature,
        monsters: row.DisplayMonsterMap,
        lesserMonsters: row.DisplayMonsterMap2,
        reward: row.FirstReward === undefined ? undefined : rewards.get(row.FirstReward),
        ...toRewards([
          ...row.MapDisplayItemList,
          ...row.ChestDisplayItemList,
          ...(eliteDrops.get(row.MonsterEliteDropDisplayID ?? 0) ?? []).map((item) => ({
            id: item,
            count: undefined,
          })),
        ]),
      };
    });
  const pathNames = readPathNames(source);
  const shown = new Set(
    areas.flatMap((area) =>
      [...Object.keys(area.monsters), ...Object.keys(area.lesserMonsters)].map(Number),
    ),
  );

  return {
    seasons: dump
      .table(RogueManager, loses)
      .sort((a, b) => a.RogueSeason - b.RogueSeason)
      .map((row) => ({
        id: row.RogueSeason,
        begins: row.BeginTime,
        ends: row.EndTime,
        areas: row.RogueAreaIDList,
      })),
    areas,
    paths: dump
      .table(RogueBuffType, loses)
      .sort((a, b) => a.RogueBuffType - b.RogueBuffType)
      .map((row) => {
        const name = pathNames.get(row.RogueBuffType) ?? row.RogueBuffTypeTitle;
        names.claim('universePath', row.RogueBuffType, name);
        return {
          id: row.RogueBuffType,
          path: PATH_OF_TYPE[row.RogueBuffType],
          icon: picture(row.RogueBuffTypeIcon),
        };
      }),
    blessings: readBlessings(source),
    curios: readCurios(source),
    monsters: readMonsters(source, shown),
  };
}

/** The plain word of each path, which stands with its Aeon; the type's own title is longer. */
function readPathNames({ dump }: Source): ReadonlyMap<number, string | undefined> {
  const displays = new Map(
    dump
      .table(RogueAeonDisplay, 'universe paths have no names')
      .map((row) => [row.DisplayID, row.RogueAeonPathName2]),
  );
  return new Map(
    dump
      .table(RogueAeon, 'universe paths have no names')
      .map((row) => [row.RogueBuffType, displays.get(row.DisplayID)]),
  );
}

function toReward(row: RowOf<typeof RewardData>) {
  const slots = [
    [STELLAR_JADE, row.Hcoin],
    [row.ItemID_1, row.Count_1],
    [row.ItemID_2, row.Count_2],
    [row.ItemID_3, row.Count_3],
    [row.ItemID_4, row.Count_4],
    [row.ItemID_5, row.Count_5],
    [row.ItemID_6, row.Count_6],
  ] as const;
  return slots.flatMap(([item, count]) => (item && count ? [{ id: item, count }] : []));
}

/** Ids of items that only stand for others where the game lists what may be had. */
const isDisplay = (item: number) => item >= 80_000 && item < 90_000;
/** `8SSSr` stands for the relics of a set in one rarity, others for any relics of a rarity. */
const isOfSet = (item: number) => item < 89_000;

/** What an area may give each time, each item once, and the relic sets whose pieces it gives. */
function toRewards(all: readonly { readonly id: number; readonly count: number | undefined }[]) {
  const counts = new Map<number, number | undefined>();
  for (const { id: item, count } of all) counts.set(item, counts.get(item) ?? count);
  const once = [...counts].map(([item, count]) => ({ id: item, count }));
  const sets = once.filter((row) => isDisplay(row.id) && isOfSet(row.id));
  const bySet = Map.groupBy(sets, (row) => Math.floor(row.id / 10) - 8000);
  return {
    rewards: once.filter((row) => !isDisplay(row.id)),
    relicSets: [...bySet].map(([set, rows]) => ({
      id: set,
      rarities: rows.map((row) => (row.id % 10) + 1).sort((a, b) => a - b),
    })),
  };
}

/** A blessing is a buff with a rarity; a resonance one that an Aeon grants. Others are internal. */
function readBlessings({ dump, names, texts }: Source) {
  const effects = new Map(
    dump.table(RogueMazeBuff, loses).map((row) => [`${row.ID} ${row.Lv}`, row]),
  );
  const buffs = Map.groupBy(
    dump
      .table(RogueBuff, loses)
      .filter((row) => row.RogueBuffCategory !== undefined || row.AeonID !== undefined),
    (row) => row.MazeBuffID,
  );
  return [...buffs]
    .sort(([a], [b]) => a - b)
    .flatMap(([buff, rows]) => {
      const levels = rows
        .sort((a, b) => a.MazeBuffLevel - b.MazeBuffLevel)
        .flatMap((row) => effects.get(`${buff} ${row.MazeBuffLevel}`) ?? []);
      const [row, effect] = [rows[0], levels[0]];
      if (!row || !effect) return [];
      names.claim('blessing', buff, effect.BuffName);
      texts.claim('blessingDescription', buff, effect.BuffDesc);
      return [
        {
          id: buff,
          path: row.RogueBuffType,
          rarity: row.RogueBuffCategory ? CATEGORIES[row.RogueBuffCategory] : 3,
          levels: levels.map((level) => level.ParamList),
          resonance: row.AeonID !== undefined,
          icon: picture(effect.BuffIcon) || 'none',
        },
      ];
    });
}

function readCurios({ dump, names, texts }: Source) {
  const displays = new Map(
    dump.table(RogueMiracleDisplay, loses).map((row) => [row.MiracleDisplayID, row]),
  );
  const effects = new Map(
    dump
      .table(RogueMiracleEffectDisplay, 'curios have no figures')
      .map((row) => [row.MiracleEffectDisplayID, row]),
  );
  return dump
    .table(RogueMiracle, loses)
    .sort((a, b) => a.MiracleID - b.MiracleID)
    .flatMap((row) => {
      const display = displays.get(row.MiracleDisplayID ?? 0);
      if (!display) return [];
      names.claim('curio', display.MiracleDisplayID, display.MiracleName);
      texts.claim('curioDescription', display.MiracleDisplayID, display.MiracleBGDesc);
      const effect = effects.get(row.MiracleEffectDisplayID ?? 0);
      texts.claim('curioEffect', row.MiracleID, effect?.MiracleDesc);
      return [
        {
          id: row.MiracleID,
          display: display.MiracleDisplayID,
          params: effect?.DescParamList ?? [],
          icon: picture(display.MiracleIconPath) || 'none',
        },
      ];
    });
}

function readMonsters({ dump, names }: Source, shown: ReadonlySet<number>) {
  const icons = new Map(
    dump
      .table(MonsterTemplateConfig, 'no monster pictures')
      .map((row) => [row.MonsterTemplateID, row.IconPath]),
  );
  return dump
    .table(MonsterConfig, loses)
    .filter((row) => shown.has(row.MonsterID))
    .sort((a, b) => a.MonsterID - b.MonsterID)
    .map((row) => {
      names.claim('monster', row.MonsterID, row.MonsterName);
      return {
        id: row.MonsterID,
        template: row.MonsterTemplateID,
        weaknesses: row.StanceWeakList,
        icon: picture(icons.get(row.MonsterTemplateID) ?? '') || 'none',
      };
    });
}
