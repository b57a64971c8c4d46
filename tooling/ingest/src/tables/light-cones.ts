import * as z from 'zod';
import {
  cost,
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
import { rawTable } from '../dump/raw-table.ts';
import { createPageIds } from '../page-ids.ts';
import type { Source } from '../source.ts';

const EquipmentConfig = rawTable(
  'EquipmentConfig',
  ['EquipmentID'],
  z.object({
    EquipmentID: id,
    EquipmentName: hash,
    Rarity: rarityWord,
    AvatarBaseType: pathWord,
    ExpType: id,
    SkillID: id,
    ThumbnailPath: path,
    ImagePath: path,
    Release: z.boolean().default(false),
  }),
);

const EquipmentPromotionConfig = rawTable(
  'EquipmentPromotionConfig',
  ['EquipmentID', 'Promotion'],
  z.object({
    EquipmentID: id,
    Promotion: zero,
    PromotionCostList: cost,
    MaxLevel: id,
    PlayerLevelRequire: id.optional(),
    WorldLevelRequire: id.optional(),
    BaseHP: value,
    BaseHPAdd: value,
    BaseAttack: value,
    BaseAttackAdd: value,
    BaseDefence: value,
    BaseDefenceAdd: value,
  }),
);

const EquipmentSkillConfig = rawTable(
  'EquipmentSkillConfig',
  ['SkillID', 'Level'],
  z.object({
    SkillID: id,
    Level: id,
    SkillName: hash,
    SkillDesc: hash.optional(),
    ParamList: z.array(param),
  }),
);

const ItemConfigEquipment = rawTable(
  'ItemConfigEquipment',
  ['ID'],
  z.object({ ID: id, ItemBGDesc: hash.optional() }),
);

/** Light cones with ascension costs, stats and the parameters of their skill by superimposition. */
export function readLightCones(source: Source) {
  const { dump, names, texts } = source;
  const promotions = Map.groupBy(dump.table(EquipmentPromotionConfig), (row) => row.EquipmentID);
  const skills = Map.groupBy(dump.table(EquipmentSkillConfig), (row) => row.SkillID);
  const described = 'no texts on light cones';
  for (const row of dump.table(ItemConfigEquipment, described)) {
    texts.claim('lightConeDescription', row.ID, row.ItemBGDesc);
  }
  const rows = dump.table(EquipmentConfig).sort((a, b) => a.EquipmentID - b.EquipmentID);
  const pageIds = createPageIds(
    source,
    rows.map((row) => ({
      id: row.EquipmentID,
      name: row.EquipmentName,
      suffix: row.AvatarBaseType,
    })),
  );

  return rows.map((row) => {
    const levels = (skills.get(row.SkillID) ?? []).sort((a, b) => a.Level - b.Level);
    names.claim('lightCone', row.EquipmentID, row.EquipmentName);
    names.claim('lightConeSkill', row.EquipmentID, levels[0]?.SkillName);
    texts.claim('lightConeSkillDescription', row.EquipmentID, levels[0]?.SkillDesc);
    return {
      id: row.EquipmentID,
      pageId: pageIds.get(row.EquipmentID),
      rarity: row.Rarity,
      path: row.AvatarBaseType,
      unreleased: row.Release ? undefined : (true as const),
      icon: picture(row.ThumbnailPath),
      art: picture(row.ImagePath),
      ascensions: (promotions.get(row.EquipmentID) ?? [])
        .sort((a, b) => a.Promotion - b.Promotion)
        .map((promotion) => ({
          maxLevel: promotion.MaxLevel,
          playerLevel: promotion.PlayerLevelRequire,
          equilibrium: promotion.WorldLevelRequire,
          cost: promotion.PromotionCostList,
          stats: {
            hp: promotion.BaseHP,
            hpPerLevel: promotion.BaseHPAdd,
            attack: promotion.BaseAttack,
            attackPerLevel: promotion.BaseAttackAdd,
            defence: promotion.BaseDefence,
            defencePerLevel: promotion.BaseDefenceAdd,
          },
        })),
      superimpositions: levels.map((level) => level.ParamList),
    };
  });
}
