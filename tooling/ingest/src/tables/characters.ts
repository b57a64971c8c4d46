import type { PointType } from '@trailbook/core/dataset';
import * as z from 'zod';
import { keyHash } from '../claims.ts';
import { IngestError } from '../dump.ts';
import { createPageIds } from '../page-ids.ts';
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
} from '../raw.ts';
import type { Source } from '../source.ts';

const AvatarConfig = z.object({
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
});

const AvatarConfigEnhanced = z.object({
  AvatarID: id,
  EnhancedID: id,
  RankIDList: z.array(id),
  SkillList: z.array(id),
});

const AvatarPromotionConfig = z.object({
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
});

const AvatarSkillTreeConfig = z.object({
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
  IconPath: path,
  PointName: z.string(),
  PointDesc: z.string(),
  AvatarPromotionLimit: id.optional(),
  AvatarLevelLimit: id.optional(),
});
type TreeRow = z.infer<typeof AvatarSkillTreeConfig>;

const AvatarRankConfig = z.object({
  RankID: id,
  Rank: id,
  Name: z.string(),
  Desc: z.string(),
  IconPath: path,
  SkillAddLevelList: z.record(z.string(), z.int().positive()),
});

const AvatarSkillConfig = z.object({
  SkillID: id,
  Level: id,
  SkillName: hash.optional(),
  SkillDesc: hash.optional(),
  SimpleSkillDesc: hash.optional(),
  ParamList: z.array(param),
});

const AvatarServantConfig = z.object({
  ServantID: id,
  ServantName: hash,
  ServantMiniIconPath: path,
  SkillIDList: z.array(id),
});

const AvatarServantSkillConfig = AvatarSkillConfig;
const AvatarSkin = z.object({ ID: id, AvatarID: id });
const AvatarAtlas = z.object({ AvatarID: id, CampID: id.optional() });
const AvatarCamp = z.object({ ID: id, Name: hash });
const StoryAtlas = z.object({ AvatarID: id, StoryID: id, Story: hash });
const VoiceAtlas = z.object({
  AvatarID: id,
  VoiceID: id,
  VoiceTitle: hash,
  Voice_M: hash.optional(),
});

/** Characters with everything their upgrades need, in standard and enhanced variants. */
export function readCharacters(source: Source) {
  const { dump } = source;
  const promotions = group(dump.table('AvatarPromotionConfig', AvatarPromotionConfig), 'AvatarID');
  const tree = group(dump.table('AvatarSkillTreeConfig', AvatarSkillTreeConfig), 'AvatarID');
  const ranks = new Map(
    dump.table('AvatarRankConfig', AvatarRankConfig).map((row) => [row.RankID, row]),
  );
  const enhanced = group(
    dump.table('AvatarConfigEnhanced', AvatarConfigEnhanced, 'no enhanced variants'),
    'AvatarID',
  );
  const skins = group(
    dump.table('AvatarSkin', AvatarSkin, 'no skins on character pages'),
    'AvatarID',
  );
  const camps = new Map(
    dump
      .table('AvatarAtlas', AvatarAtlas, 'no factions on character pages')
      .map((row) => [row.AvatarID, row.CampID]),
  );
  const servants = readServants(source);
  readSkillTexts(source);
  readLore(source);

  const rows = dump.table('AvatarConfig', AvatarConfig).sort((a, b) => a.AvatarID - b.AvatarID);
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
      gender: genderOf(row.AvatarID),
      maxEnergy: row.SPNeed,
      camp: camps.get(row.AvatarID),
      servant: servantOf(points, servants),
      skins: (skins.get(row.AvatarID) ?? []).map((skin) => skin.ID).sort(ascending),
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
          };
        }),
      })),
    };
  });
  return { characters, servants };
}

function toAscension(row: z.infer<typeof AvatarPromotionConfig>) {
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
  const loses = 'no memosprites on character pages';
  for (const row of source.dump.table(
    'AvatarServantSkillConfig',
    AvatarServantSkillConfig,
    loses,
  )) {
    source.names.claim('skill', row.SkillID, row.SkillName);
    source.texts.claim('skillDescription', row.SkillID, row.SkillDesc);
    source.texts.claim('skillBrief', row.SkillID, row.SimpleSkillDesc);
  }
  return source.dump
    .table('AvatarServantConfig', AvatarServantConfig, loses)
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

/** Enhanced variants keep their base skill's name where they have none of their own. */
function readSkillTexts(source: Source): void {
  const rows = source.dump.table('AvatarSkillConfig', AvatarSkillConfig, 'no skill texts');
  for (const row of rows) {
    source.names.claim('skill', row.SkillID, row.SkillName);
    source.texts.claim('skillDescription', row.SkillID, row.SkillDesc);
    source.texts.claim('skillBrief', row.SkillID, row.SimpleSkillDesc);
  }
}

function readLore(source: Source): void {
  const { dump, names, texts } = source;
  for (const row of dump.table('AvatarCamp', AvatarCamp, 'no factions on character pages')) {
    names.claim('camp', row.ID, row.Name);
  }
  for (const row of dump.table('StoryAtlas', StoryAtlas, 'no stories on character pages')) {
    texts.claim('story', row.AvatarID * 1000 + row.StoryID, row.Story);
  }
  for (const row of dump.table('VoiceAtlas', VoiceAtlas, 'no voice clips on character pages')) {
    texts.claim('voiceTitle', row.AvatarID * 1000 + row.VoiceID, row.VoiceTitle);
    texts.claim('voiceText', row.AvatarID * 1000 + row.VoiceID, row.Voice_M);
  }
}

/** Protagonists have ids from 8001 on: odd for the boy, even for the girl, a pair for each path. */
function genderOf(avatarId: number): 'M' | 'F' | undefined {
  if (avatarId < 8001 || avatarId >= 9000) return undefined;
  return avatarId % 2 === 1 ? 'M' : 'F';
}

function characterPageIds(source: Source, rows: readonly z.infer<typeof AvatarConfig>[]) {
  return createPageIds(
    source,
    rows.map((row) => {
      const gender = genderOf(row.AvatarID);
      const fixed =
        gender && `${gender === 'M' ? 'playerboy' : 'playergirl'}-${row.AvatarBaseType}`;
      return { id: row.AvatarID, name: row.AvatarName, fixed, suffix: row.AvatarBaseType };
    }),
  );
}

function ascending(a: number, b: number): number {
  return a - b;
}

function group<Row, Key extends keyof Row>(rows: readonly Row[], key: Key): Map<Row[Key], Row[]> {
  return Map.groupBy(rows, (row) => row[key]);
}
