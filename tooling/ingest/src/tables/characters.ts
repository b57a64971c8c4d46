import type { PointType } from '@trailbook/core/internal/dataset';
import { protagonistGender } from '@trailbook/core/internal/dataset';
import * as z from 'zod';
import { keyHash } from '../claims.ts';
import { IngestError } from '../dump/dump.ts';
import {
  cost,
  element,
  hash,
  id,
  param,
  path,
  pathWord,
  picture,
  rarityWord,
  value,
  zero,
} from '../dump/raw.ts';
import { type RowOf, rawTable } from '../dump/raw-table.ts';
import { createPageIds } from '../page-ids.ts';
import type { Source } from '../source.ts';

const AvatarConfig = rawTable(
  'AvatarConfig',
  ['AvatarID'],
  z.object({
    AvatarID: id,
    AvatarName: hash,
    Rarity: rarityWord,
    DamageType: element,
    AvatarBaseType: pathWord,
    SPNeed: value.optional(),
    RankIDList: z.array(id),
    SkillList: z.array(id),
    DefaultAvatarHeadIconPath: path,
    AvatarMiniIconPath: path,
    AvatarCutinFrontImgPath: path,
    Release: z.boolean().default(false),
  }),
);

const AvatarConfigEnhanced = rawTable(
  'AvatarConfigEnhanced',
  ['AvatarID', 'EnhancedID'],
  z.object({
    AvatarID: id,
    EnhancedID: id,
    RankIDList: z.array(id),
    SkillList: z.array(id),
  }),
);

const AvatarPromotionConfig = rawTable(
  'AvatarPromotionConfig',
  ['AvatarID', 'Promotion'],
  z.object({
    AvatarID: id,
    Promotion: zero,
    PromotionCostList: cost,
    MaxLevel: id,
    PlayerLevelRequire: id.optional(),
    WorldLevelRequire: id.optional(),
    HPBase: value,
    HPAdd: value,
    AttackBase: value,
    AttackAdd: value,
    DefenceBase: value,
    DefenceAdd: value,
    SpeedBase: value,
    CriticalChance: value,
    CriticalDamage: value,
    BaseAggro: value,
  }),
);

const AvatarSkillTreeConfig = rawTable(
  'AvatarSkillTreeConfig',
  ['PointID', 'Level'],
  z.object({
    PointID: id,
    Level: id,
    AvatarID: id,
    EnhancedID: zero,
    PointType: z.int().min(1).max(5),
    AnchorType: z
      .string()
      .regex(/^Point\d\d$/)
      .transform((anchor) => Number(anchor.slice(5))),
    DefaultUnlock: z.boolean().default(false),
    PrePoint: z.array(id),
    StatusAddList: z.array(z.object({ PropertyType: z.string(), Value: value })).default([]),
    MaterialList: cost,
    LevelUpSkillID: z.array(id),
    ParamList: z.array(param),
    IconPath: path,
    PointName: z.string(),
    PointDesc: z.string(),
    AvatarPromotionLimit: id.optional(),
    AvatarLevelLimit: id.optional(),
  }),
);
type TreeRow = RowOf<typeof AvatarSkillTreeConfig>;

const AvatarRankConfig = rawTable(
  'AvatarRankConfig',
  ['RankID'],
  z.object({
    RankID: id,
    Rank: id,
    Name: z.string(),
    Desc: z.string(),
    IconPath: path,
    SkillAddLevelList: z.record(z.string(), z.int().positive()),
    Param: z.array(param),
  }),
);

const AvatarServantConfig = rawTable(
  'AvatarServantConfig',
  ['ServantID'],
  z.object({
    ServantID: id,
    ServantName: hash,
    ServantMiniIconPath: path,
    SkillIDList: z.array(id),
  }),
);

const AvatarSkin = rawTable(
  'AvatarSkin',
  ['ID'],
  z.object({
    ID: id,
    AvatarID: id,
    AvatarCutinFrontImgPath: path,
    DefaultAvatarHeadIconPath: path,
  }),
);
const ItemConfigAvatarSkin = rawTable(
  'ItemConfigAvatarSkin',
  ['ID'],
  z.object({ ID: id, ItemName: hash, ItemDesc: hash.optional() }),
);
const ItemConfigAvatar = rawTable(
  'ItemConfigAvatar',
  ['ID'],
  z.object({ ID: id, ItemBGDesc: hash.optional() }),
);

/** Characters with everything their upgrades need, in standard and enhanced variants. */
export function readCharacters(source: Source) {
  const { dump } = source;
  const promotions = group(dump.table(AvatarPromotionConfig), 'AvatarID');
  const tree = group(dump.table(AvatarSkillTreeConfig), 'AvatarID');
  const ranks = new Map(dump.table(AvatarRankConfig).map((row) => [row.RankID, row]));
  const enhanced = group(dump.table(AvatarConfigEnhanced, 'no enhanced variants'), 'AvatarID');
  const skins = group(dump.table(AvatarSkin, 'no skins on character pages'), 'AvatarID');
  for (const row of dump.table(ItemConfigAvatarSkin, 'no names of skins')) {
    source.names.claim('skin', row.ID, row.ItemName);
    source.texts.claim('skinDescription', row.ID, row.ItemDesc);
  }
  for (const row of dump.table(ItemConfigAvatar, 'no texts on characters')) {
    source.texts.claim('characterDescription', row.ID, row.ItemBGDesc);
  }
  const servants = readServants(source);

  const rows = dump.table(AvatarConfig).sort((a, b) => a.AvatarID - b.AvatarID);
  const pageIds = characterPageIds(source, rows);

  const characters = rows.map((row) => {
    source.names.claim('character', row.AvatarID, row.AvatarName);
    const points = tree.get(row.AvatarID) ?? [];
    const variants = [
      { EnhancedID: 0, RankIDList: row.RankIDList },
      ...(enhanced.get(row.AvatarID) ?? []),
    ];
    return {
      id: row.AvatarID,
      pageId: pageIds.get(row.AvatarID),
      rarity: row.Rarity,
      path: row.AvatarBaseType,
      element: row.DamageType,
      gender: protagonistGender(row.AvatarID),
      maxEnergy: row.SPNeed,
      unreleased: row.Release ? undefined : (true as const),
      servant: servantOf(points, servants),
      skins: (skins.get(row.AvatarID) ?? [])
        .sort((a, b) => a.ID - b.ID)
        .map((skin) => ({
          id: skin.ID,
          icon: picture(skin.DefaultAvatarHeadIconPath),
          art: picture(skin.AvatarCutinFrontImgPath),
        })),
      icon: picture(row.DefaultAvatarHeadIconPath),
      miniIcon: picture(row.AvatarMiniIconPath),
      art: picture(row.AvatarCutinFrontImgPath),
      ascensions: (promotions.get(row.AvatarID) ?? [])
        .sort((a, b) => a.Promotion - b.Promotion)
        .map(toAscension),
      variants: variants.map((variant) => ({
        enhanced: variant.EnhancedID,
        points: toPoints(
          source,
          points.filter((point) => point.EnhancedID === variant.EnhancedID),
        ),
        eidolons: variant.RankIDList.map((rankId) => {
          const rank = ranks.get(rankId);
          if (!rank) throw new IngestError(`Table AvatarRankConfig: no row with RankID ${rankId}.`);
          source.names.claim('eidolon', rankId, keyHash(rank.Name));
          source.texts.claim('eidolonDescription', rankId, keyHash(rank.Desc));
          return {
            id: rank.RankID,
            rank: rank.Rank,
            icon: picture(rank.IconPath),
            skillLevels: rank.SkillAddLevelList,
            params: rank.Param,
          };
        }),
      })),
    };
  });
  return { characters, servants };
}

function toAscension(row: RowOf<typeof AvatarPromotionConfig>) {
  return {
    maxLevel: row.MaxLevel,
    playerLevel: row.PlayerLevelRequire,
    equilibrium: row.WorldLevelRequire,
    cost: row.PromotionCostList,
    stats: {
      hp: row.HPBase,
      hpPerLevel: row.HPAdd,
      attack: row.AttackBase,
      attackPerLevel: row.AttackAdd,
      defence: row.DefenceBase,
      defencePerLevel: row.DefenceAdd,
      speed: row.SpeedBase,
      critRate: row.CriticalChance,
      critDamage: row.CriticalDamage,
      aggro: row.BaseAggro,
    },
  };
}

/** One point a PointID; its rows are its levels. */
function toPoints(source: Source, rows: readonly TreeRow[]) {
  return [...group(rows, 'PointID').values()]
    .map((levels) => levels.sort((a, b) => a.Level - b.Level))
    .sort(([a], [b]) => (a?.AnchorType ?? 0) - (b?.AnchorType ?? 0))
    .map((levels) => {
      const first = levels[0] as TreeRow;
      if (first.PointName) source.names.claim('point', first.PointID, keyHash(first.PointName));
      if (first.PointDesc) {
        source.texts.claim('pointDescription', first.PointID, keyHash(first.PointDesc));
      }
      for (const skill of first.LevelUpSkillID) {
        source.names.claim('skill', skill, keyHash(`AvatarSkillName_${skill}`));
      }
      return {
        id: first.PointID,
        type: pointType(first),
        anchor: first.AnchorType,
        parents: first.PrePoint,
        skills: first.LevelUpSkillID,
        stats: first.StatusAddList.map((stat) => ({
          property: stat.PropertyType,
          value: stat.Value,
        })),
        params: first.ParamList.length > 0 ? first.ParamList : undefined,
        icon: picture(first.IconPath),
        unlocked: first.DefaultUnlock,
        levels: levels.map((row) => ({
          level: row.Level,
          cost: row.MaterialList,
          ascension: row.AvatarPromotionLimit,
          characterLevel: row.AvatarLevelLimit,
        })),
      };
    });
}

/** PointType 4 is the memosprite's on the Remembrance anchors 19 and 20, the Elation skill on 22. */
function pointType(row: TreeRow): PointType {
  if (row.PointType === 1) return 'stat';
  if (row.PointType === 2) return 'skill';
  if (row.PointType === 3) return 'bonus';
  if (row.PointType === 5) return 'special';
  return row.AnchorType === 22 ? 'elation' : 'servant';
}

function readServants(source: Source) {
  return source.dump
    .table(AvatarServantConfig, 'no memosprites on character pages')
    .sort((a, b) => a.ServantID - b.ServantID)
    .map((row) => {
      source.names.claim('servant', row.ServantID, row.ServantName);
      return {
        id: row.ServantID,
        icon: picture(row.ServantMiniIconPath),
        skills: row.SkillIDList,
      };
    });
}

/** A character has the memosprite whose skills its points level up; their ids start with its own. */
function servantOf(
  points: readonly TreeRow[],
  servants: readonly { id: number; skills: readonly number[] }[],
): number | undefined {
  const levelled = new Set(points.flatMap((point) => point.LevelUpSkillID));
  return servants.find((servant) => servant.skills.some((skill) => levelled.has(skill)))?.id;
}

function characterPageIds(source: Source, rows: readonly RowOf<typeof AvatarConfig>[]) {
  return createPageIds(
    source,
    rows.map((row) => {
      const gender = protagonistGender(row.AvatarID);
      const fixed =
        gender && `${gender === 'M' ? 'playerboy' : 'playergirl'}-${row.AvatarBaseType}`;
      return { id: row.AvatarID, name: row.AvatarName, fixed, suffix: row.AvatarBaseType };
    }),
  );
}

function group<Row, Key extends keyof Row>(rows: readonly Row[], key: Key): Map<Row[Key], Row[]> {
  return Map.groupBy(rows, (row) => row[key]);
}
