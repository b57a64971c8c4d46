import {
  propertyKey,
  RELIC_PIECES,
  relicBonusKey,
  relicPieceKey,
} from '@trailbook/core/internal/dataset';
import * as z from 'zod';
import { keyHash } from '../claims.ts';
import { hash, id, param, path, picture, propertyByShape, rarityWord, value } from '../dump/raw.ts';
import { rawTable } from '../dump/raw-table.ts';
import { createPageIds } from '../page-ids.ts';
import type { Source } from '../source.ts';

const PIECES = {
  HEAD: 'head',
  HAND: 'hand',
  BODY: 'body',
  FOOT: 'foot',
  NECK: 'sphere',
  OBJECT: 'rope',
} as const;
const piece = z
  .enum(Object.keys(PIECES) as (keyof typeof PIECES)[])
  .transform((word) => PIECES[word]);

const RelicSetConfig = rawTable(
  'RelicSetConfig',
  ['SetID'],
  z.object({
    SetID: id,
    SetName: hash,
    SetIconPath: path,
    SetIconFigurePath: path,
    ReleaseVersion: z.string().default('unknown'),
    IsPlanarSuit: z.boolean().default(false),
  }),
);

const RelicSetSkillConfig = rawTable(
  'RelicSetSkillConfig',
  ['SetID', 'RequireNum'],
  z.object({
    SetID: id,
    RequireNum: id,
    SkillDesc: z.string(),
    PropertyList: z.array(propertyByShape),
    AbilityParamList: z.array(param),
  }),
);

const RelicDataInfo = rawTable(
  'RelicDataInfo',
  ['SetID', 'Type'],
  z.object({
    SetID: id,
    Type: piece,
    IconPath: path,
    RelicName: z.string(),
    ItemBGDesc: z.string(),
    BGStoryTitle: z.string(),
    BGStoryContent: z.string(),
  }),
);

const RelicConfig = rawTable(
  'RelicConfig',
  ['ID'],
  z.object({
    ID: id,
    SetID: id,
    Type: piece,
    Rarity: rarityWord,
    MainAffixGroup: id,
    SubAffixGroup: id,
    MaxLevel: id,
  }),
);

const RelicMainAffixConfig = rawTable(
  'RelicMainAffixConfig',
  ['GroupID', 'AffixID'],
  z.object({
    GroupID: id,
    AffixID: id,
    Property: z.string(),
    BaseValue: value,
    LevelAdd: value,
  }),
);

const RelicSubAffixConfig = rawTable(
  'RelicSubAffixConfig',
  ['GroupID', 'AffixID'],
  z.object({
    GroupID: id,
    AffixID: id,
    Property: z.string(),
    BaseValue: value,
    StepValue: value.optional(),
    StepNum: id.optional(),
  }),
);

/** Property names are keyed by the order of this table, since names are kept by number. */
const AvatarPropertyConfig = rawTable(
  'AvatarPropertyConfig',
  ['PropertyType'],
  z.object({ PropertyType: z.string(), PropertyName: hash }),
);

/** Relic sets with bonuses and pieces, and the tables of their main and sub stats. */
export function readRelics(source: Source) {
  const { dump, texts, names } = source;
  const loses = 'the relic pages will be empty';
  const bonuses = Map.groupBy(dump.table(RelicSetSkillConfig, loses), bySet);
  const pieces = Map.groupBy(dump.table(RelicDataInfo, loses), bySet);
  const variants = Map.groupBy(dump.table(RelicConfig, loses), (row) => `${row.SetID} ${row.Type}`);
  const sets = dump.table(RelicSetConfig, loses).sort((a, b) => a.SetID - b.SetID);
  const pageIds = createPageIds(
    source,
    sets.map((row) => ({ id: row.SetID, name: row.SetName, suffix: 'set' })),
  );

  return {
    sets: sets.map((set) => {
      names.claim('relicSet', set.SetID, set.SetName);
      return {
        id: set.SetID,
        pageId: pageIds.get(set.SetID),
        planar: set.IsPlanarSuit,
        version: set.ReleaseVersion,
        icon: picture(set.SetIconPath),
        art: picture(set.SetIconFigurePath),
        bonuses: (bonuses.get(set.SetID) ?? [])
          .sort((a, b) => a.RequireNum - b.RequireNum)
          .map((bonus) => {
            const textId = relicBonusKey(set.SetID, bonus.RequireNum);
            texts.claim('relicBonusDescription', textId, keyHash(bonus.SkillDesc));
            return {
              pieces: bonus.RequireNum,
              params: bonus.AbilityParamList,
              stats: bonus.PropertyList,
            };
          }),
        pieces: (pieces.get(set.SetID) ?? [])
          .sort((a, b) => RELIC_PIECES.indexOf(a.Type) - RELIC_PIECES.indexOf(b.Type))
          .map((row) => {
            const nameId = relicPieceKey(set.SetID, row.Type);
            names.claim('relicPiece', nameId, keyHash(row.RelicName));
            texts.claim('relicDescription', nameId, keyHash(row.ItemBGDesc));
            texts.claim('relicLoreTitle', nameId, keyHash(row.BGStoryTitle));
            texts.claim('relicLore', nameId, keyHash(row.BGStoryContent));
            return {
              type: row.Type,
              icon: picture(row.IconPath),
              variants: (variants.get(`${row.SetID} ${row.Type}`) ?? [])
                .sort((a, b) => a.ID - b.ID)
                .map((variant) => ({
                  id: variant.ID,
                  rarity: variant.Rarity,
                  maxLevel: variant.MaxLevel,
                  mainAffixes: variant.MainAffixGroup,
                  subAffixes: variant.SubAffixGroup,
                })),
            };
          }),
      };
    }),
    mainAffixes: affixes(dump.table(RelicMainAffixConfig, loses), (row) => ({
      id: row.AffixID,
      property: row.Property,
      base: row.BaseValue,
      perLevel: row.LevelAdd,
    })),
    subAffixes: affixes(dump.table(RelicSubAffixConfig, loses), (row) => ({
      id: row.AffixID,
      property: row.Property,
      base: row.BaseValue,
      step: row.StepValue,
      steps: row.StepNum,
    })),
  };
}

/** The game's property words in table order; their names are kept under their place, from 1. */
export function readProperties({ dump, names }: Source): string[] {
  const rows = dump.table(AvatarPropertyConfig, 'no names of stats');
  const properties = rows.map((row) => row.PropertyType);
  for (const row of rows) {
    names.claim('property', propertyKey(properties, row.PropertyType), row.PropertyName);
  }
  return properties;
}

function bySet(row: { SetID: number }): number {
  return row.SetID;
}

function affixes<Row extends { GroupID: number; AffixID: number }, Affix>(
  rows: readonly Row[],
  toAffix: (row: Row) => Affix,
): Record<string, Affix[]> {
  const groups = [...Map.groupBy(rows, (row) => row.GroupID)].sort(([a], [b]) => a - b);
  return Object.fromEntries(
    groups.map(([group, members]) => [
      String(group),
      members.sort((a, b) => a.AffixID - b.AffixID).map(toAffix),
    ]),
  );
}
