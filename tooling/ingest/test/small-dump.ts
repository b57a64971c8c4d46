import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyHash } from '../src/claims.ts';

/** Hashes are written as bare digits, as the game does; JSON.stringify could not hold them. */
export const hashOf = (key: string) => ({ Hash: `#${keyHash(key)}#` });
const value = (number: number) => ({ Value: number });

type Row = Record<string, unknown> | null;
export type Tables = Record<string, Row[]>;

/** A dump of our own: two invented characters and a little of everything that the readers know. */
export function smallTables(): Tables {
  return {
    AvatarBaseType: [
      { ID: 'Rogue', BaseTypeText: hashOf('path-rogue') },
      { ID: 'Memory', BaseTypeText: hashOf('path-memory') },
      { BaseTypeText: hashOf('path-none') },
    ],
    DamageType: [{ ID: 'Thunder', DamageTypeName: hashOf('thunder') }],
    AvatarConfig: [
      character(1001, 'Rogue', {
        RankIDList: [100101, 100102],
        SkillList: [100101, 100102],
        Release: true,
      }),
      null,
      // Still to come.
      character(8002, 'Memory', { RankIDList: [], SkillList: [] }),
    ],
    AvatarConfigEnhanced: [
      { AvatarID: 1001, EnhancedID: 1, RankIDList: [1100101], SkillList: [1100101] },
    ],
    AvatarPromotionConfig: [1001, 8002].flatMap((id) => [
      promotion(id, undefined),
      promotion(id, 1),
    ]),
    AvatarRankConfig: [rank(100101, 1, {}), rank(100102, 2, { '100101': 1 }), rank(1100101, 1, {})],
    AvatarSkillTreeConfig: [
      point(1001001, 1001, 'Point01', 2, {
        Level: 1,
        DefaultUnlock: true,
        LevelUpSkillID: [100101],
      }),
      point(1001001, 1001, 'Point01', 2, {
        Level: 2,
        LevelUpSkillID: [100101],
        AvatarPromotionLimit: 1,
        MaterialList: [{ ItemID: 110111, ItemNum: 3 }],
      }),
      point(1001002, 1001, 'Point02', 2, {
        DefaultUnlock: true,
        LevelUpSkillID: [100102],
      }),
      point(1001101, 1001, 'Point06', 3, {
        PointName: 'SkillPointName_1001101',
        PointDesc: 'SkillPointDesc_1001101',
        ParamList: [value(0.2)],
        AvatarPromotionLimit: 1,
        MaterialList: [{ ItemID: 2, ItemNum: 5000 }],
      }),
      point(1001202, 1001, 'Point10', 1, {
        PointName: 'SkillPointName_1001202',
        PrePoint: [1001101],
        AvatarPromotionLimit: 1,
        MaterialList: [{ ItemID: 110111, ItemNum: 2 }],
        StatusAddList: [{ PropertyType: 'AttackAddedRatio', Value: value(0.06) }],
      }),
      point(1001201, 1001, 'Point09', 1, {
        PointName: 'SkillPointName_1001201',
        AvatarLevelLimit: 1,
        MaterialList: [{ ItemID: 2, ItemNum: 2500 }],
        StatusAddList: [{ PropertyType: 'AttackAddedRatio', Value: value(0.04) }],
      }),
      point(11001001, 1001, 'Point01', 2, {
        EnhancedID: 1,
        DefaultUnlock: true,
        LevelUpSkillID: [1100101],
      }),
      point(8002301, 8002, 'Point19', 4, { DefaultUnlock: true, LevelUpSkillID: [1800701] }),
      point(8002401, 8002, 'Point22', 4, { DefaultUnlock: true, LevelUpSkillID: [800208] }),
    ],
    AvatarSkillConfig: [
      ...[0.5, 0.6, 0.75].map((param, index) =>
        skill(100101, index + 1, 'Normal', [param, 2], {
          SkillEffect: 'Blast',
          SPBase: value(20),
          BPAdd: value(1),
          ShowStanceList: [30, 0, 15].map(value),
        }),
      ),
      skill(100102, 1, 'BPSkill', [1.25], { BPNeed: value(1), SPBase: value(30) }),
      skill(1100101, 1, 'Normal', [0.9, 3], {}),
      skill(800208, 1, 'ElationDamage', [12.5], {}),
    ],
    AvatarServantConfig: [
      {
        ServantID: 18007,
        ServantName: hashOf('servant'),
        ServantMiniIconPath: 'Servant/18007.png',
        SkillIDList: [1800701],
      },
    ],
    AvatarServantSkillConfig: [skill(1800701, 1, 'Servant', [0.55], {})],
    AvatarSkin: [
      {
        ID: 1100101,
        AvatarID: 1001,
        AvatarCutinFrontImgPath: 'Skin/1100101.png',
        DefaultAvatarHeadIconPath: 'SkinIcon/1100101.png',
      },
    ],
    ItemConfigAvatarSkin: [
      { ID: 1100101, ItemName: hashOf('skin'), ItemDesc: hashOf('skin-desc') },
    ],
    ItemConfigAvatar: [{ ID: 1001, ItemBGDesc: hashOf('character-desc') }],
    AvatarAtlas: [
      {
        AvatarID: 1001,
        CampID: 100,
        CV_EN: hashOf('cv-en'),
        CV_JP: hashOf('cv-jp'),
        CV_CN: hashOf('cv-cn'),
        CV_KR: hashOf('cv-kr'),
      },
    ],
    AvatarCamp: [{ ID: 100, Name: hashOf('camp') }],
    StoryAtlasTextmap: [
      { StoryID: 1, StoryName: hashOf('story-title-1') },
      { StoryID: 2, StoryName: hashOf('story-title-2') },
    ],
    AtlasUnlockTextmap: [{ UnlockID: 70011, UnlockDesc: hashOf('unlock') }],
    StoryAtlas: [
      { AvatarID: 1001, StoryID: 2, Story: hashOf('story-2'), Unlock: 70011, SortID: 2 },
      { AvatarID: 1001, StoryID: 1, Story: hashOf('story-1'), SortID: 1 },
    ],
    VoiceAtlas: [
      voice(2, 'voice-2', { AudioID: 71001002, Unlock: 70011 }),
      voice(1, 'voice-1', { AudioID: 71001001 }),
      voice(200, 'voice-battle', { AudioEvent: 'Ev_battle_aurelia', IsBattleVoice: true }),
      voice(3, 'voice-mute', {}),
    ],
    EquipmentConfig: [
      {
        EquipmentID: 23000,
        EquipmentName: hashOf('cone'),
        Rarity: 'CombatPowerLightconeRarity5',
        AvatarBaseType: 'Rogue',
        ExpType: 3,
        SkillID: 23000,
        ThumbnailPath: 'Cone/23000.png',
        ImagePath: 'ConeArt/23000.png',
        Release: true,
      },
    ],
    ItemConfigEquipment: [{ ID: 23000, ItemBGDesc: hashOf('cone-lore') }],
    EquipmentPromotionConfig: [
      {
        EquipmentID: 23000,
        PromotionCostList: [{ ItemID: 110111, ItemNum: 4 }],
        MaxLevel: 20,
        PlayerLevelRequire: 15,
        BaseHP: value(48),
        BaseHPAdd: value(7.2),
        BaseAttack: value(24),
        BaseAttackAdd: value(3.6),
        BaseDefence: value(21),
        BaseDefenceAdd: value(3.15),
      },
    ],
    EquipmentSkillConfig: [
      {
        SkillID: 23000,
        Level: 2,
        SkillName: hashOf('cone-skill'),
        SkillDesc: hashOf('cone-skill-desc'),
        ParamList: [value(0.2)],
      },
      {
        SkillID: 23000,
        Level: 1,
        SkillName: hashOf('cone-skill'),
        SkillDesc: hashOf('cone-skill-desc'),
        ParamList: [value(0.1)],
      },
    ],
    ExpType: [
      { TypeID: 1, Level: 2, Exp: 240 },
      { TypeID: 1, Level: 1, Exp: 200 },
      { TypeID: 1, Level: 30 },
      { TypeID: 2, Level: 1, Exp: 999 },
    ],
    EquipmentExpType: [
      { ExpType: 1, Level: 1, Exp: 40 },
      { ExpType: 2, Level: 1, Exp: 50 },
      { ExpType: 3, Level: 1, Exp: 60 },
    ],
    AvatarExpItemConfig: [
      { ItemID: 211, Exp: 1000 },
      { ItemID: 212, Exp: 5000 },
    ],
    EquipmentExpItemConfig: [{ ItemID: 221, ExpProvide: 500, CoinCost: 250 }],
    ConstValueCommon: [{ ConstValueName: 'Exp_SoftCoin_Cost', Value: { IntValue: 10 } }],
    ItemConfig: [
      item(2, 'Rare', 11),
      item(211, 'NotNormal', 1, { ItemGroup: 1010 }),
      item(212, 'Rare', 1, { ItemGroup: 1010 }),
      item(221, 'NotNormal', 5),
      item(110111, 'NotNormal', 3, { ItemGroup: 1201 }),
      item(110112, 'Rare', 3, { ItemGroup: 1201 }),
      item(400001, 'Normal', 10),
      item(404001, 'Normal', 19),
      item(81014, 'SuperRare', undefined),
      item(900, 'Normal', 16),
      item(201001, 'VeryRare', undefined),
    ],
    ItemConfigRelic: [item(31011, 'NotNormal', undefined)],
    ItemComposeConfig: [
      recipe(201, 'Compose', 'Normal', 12, 110112, {
        MaterialCost: [{ ItemID: 110111, ItemNum: 3 }],
        CoinCost: 20,
      }),
      recipe(501, 'Replace', 'Sepcial', 31, 110111, {
        SpecialMaterialCost: [110112],
        SpecialMaterialCostNumber: 2,
        LimitType: 'Weekly',
        LimitValue: 5,
      }),
      recipe(601, 'Compose', 'Normal', 2, 400001, { FormulaRequire: 404001 }),
      recipe(901, 'Compose', 'SelectedRelic', 21, 81014, {}),
    ],
    MappingInfo: [
      mapping(1001, 'COCOON', undefined, [211]),
      mapping(1001, 'COCOON', 3, [211, 212]),
      mapping(1010, 'COCOON', undefined, [110111]),
      mapping(1101, 'ELEMENT', 1, []),
      mapping(1301, 'COCOON2', 1, []),
      mapping(1201, 'RELIC', 1, [31011]),
      { ID: 5, Type: 'ELSE', DisplayItemList: [] },
    ],
    CocoonConfig: [
      { ID: 1001, MappingInfoID: 1001, StaminaCost: 10, FarmType: 'COCOON_AVATAR_EXP' },
      { ID: 1010, MappingInfoID: 1010, StaminaCost: 10, FarmType: 'COCOON3' },
      { ID: 1301, MappingInfoID: 1301, StaminaCost: 30, FarmType: 'COCOON2' },
      { ID: 1201, MappingInfoID: 1201, StaminaCost: 40, FarmType: 'RELIC' },
    ],
    FarmElementConfig: [{ ID: 1101, MappingInfoID: 1101, StaminaCost: 30 }],
    RelicSetConfig: [
      {
        SetID: 101,
        SetName: hashOf('relic-set'),
        SetIconPath: 'Relic/101.png',
        SetIconFigurePath: 'Relic/Figure/101.png',
        ReleaseVersion: '1.0',
      },
    ],
    RelicSetSkillConfig: [
      {
        SetID: 101,
        RequireNum: 2,
        SkillDesc: 'RelicDesc_1012',
        // The keys are obfuscated and change: found by shape.
        PropertyList: [{ ZZZ: 'HealRatioBase', AAA: value(0.1) }],
        AbilityParamList: [value(0.1)],
      },
    ],
    RelicDataInfo: [
      relicPiece('HAND'),
      relicPiece('HEAD'),
      relicPiece('NECK'),
      relicPiece('OBJECT'),
      relicPiece('BODY'),
      relicPiece('FOOT'),
    ],
    RelicConfig: [
      {
        ID: 31011,
        SetID: 101,
        Type: 'HEAD',
        Rarity: 'CombatPowerRelicRarity2',
        MainAffixGroup: 21,
        SubAffixGroup: 2,
        MaxLevel: 6,
      },
    ],
    RelicMainAffixConfig: [
      {
        GroupID: 21,
        AffixID: 1,
        Property: 'HPDelta',
        BaseValue: value(45.1584),
        LevelAdd: value(15.80544),
      },
    ],
    RelicSubAffixConfig: [
      {
        GroupID: 2,
        AffixID: 1,
        Property: 'HPDelta',
        BaseValue: value(13.5),
        StepValue: value(1.69),
        StepNum: 2,
      },
    ],
    AvatarPropertyConfig: [
      { PropertyType: 'AttackAddedRatio', PropertyName: hashOf('atk') },
      { PropertyType: 'HPDelta', PropertyName: hashOf('hp') },
      { PropertyType: 'HealRatioBase', PropertyName: hashOf('heal') },
    ],
    AchievementSeries: [
      { SeriesID: 1, SeriesTitle: hashOf('series'), MainIconPath: 'A/1.png', Priority: 9 },
    ],
    AchievementData: [
      achievement(4010101, 'High', { ShowType: 'ShowAfterFinish', ParamList: [value(40)] }),
      achievement(4010102, 'Low', { ShowType: 'HiddenDesc' }),
      achievement(4010103, 'Mid', {}),
    ],
    RewardData: [
      { RewardID: 7, Hcoin: 20, ItemID_1: 2, Count_1: 500 },
      { RewardID: 8, ItemID_1: 110111, Count_1: 6, ItemID_2: 900, Count_2: 1 },
    ],
    ShopConfig: [
      { ShopID: 101, ShopName: hashOf('shop') },
      // Sells nothing that there is.
      { ShopID: 102 },
    ],
    ShopGoodsConfig: [
      goods(2, 110112, 2, 300, { ItemCount: 5, LimitTimes: 3, RefreshType: 'WEEK' }),
      goods(1, 110111, 2, 100, {}),
      goods(3, 999_999, 2, 100, { ShopID: 102 }),
      goods(4, undefined, 2, 100, {}),
      goods(5, 110111, 2, 0, {}),
    ],
    MonsterTemplateConfig: [
      monster(1002012, 'imp-bug', { TemplateGroupID: 1002010 }),
      monster(1002010, 'imp', { TemplateGroupID: 1002010 }),
      monster(1003010, 'ghost', {}),
      monster(1004010, 'miser', {}),
    ],
    MonsterDrop: [
      { MonsterTemplateID: 1002010, DisplayItemList: [{ ItemID: 2 }] },
      { MonsterTemplateID: 1002010, WorldLevel: 3, DisplayItemList: [{ ItemID: 110112 }] },
      { MonsterTemplateID: 1002012, DisplayItemList: [{ ItemID: 110111 }, { ItemID: 110112 }] },
      { MonsterTemplateID: 1003010, DisplayItemList: [{ ItemID: 110111 }] },
      { MonsterTemplateID: 1004010, DisplayItemList: [{ ItemID: 2 }] },
    ],
    ExpeditionData: [{ ExpeditionID: 1001, Name: hashOf('errand') }],
    ExpeditionReward: [
      { ExpeditionID: 1001, Duration: 8, RewardID: 8, ExtraRewardID: 7 },
      { ExpeditionID: 1001, Duration: 4, RewardID: 7 },
    ],
    ItemUseBuffData: [
      { UseDataID: 400001, ConsumeType: 4, PreviewHPRecoveryPercent: 0.2, UseTargetType: 'Dead' },
      { UseDataID: 900, ConsumeType: 1 },
    ],
    QuestData: [
      { QuestID: 4010101, RewardID: 7, FinishWayID: 1 },
      { QuestID: 4010102, FinishWayID: 2 },
      { QuestID: 4010103, FinishWayID: 3 },
    ],
    FinishWay: [
      { ID: 1, FinishType: 'LoginDays', ParamType: 'NoPara', Progress: 30 },
      { ID: 2, FinishType: 'LoginDays', ParamType: 'NoPara', Progress: 3 },
      { ID: 3, FinishType: 'Chests', ParamType: 'NoPara', Progress: 40 },
    ],
    BookSeriesWorld: [
      {
        BookSeriesWorld: 1,
        BookSeriesWorldTextmapID: hashOf('world'),
        BookSeriesWorldIconPath: 'W/1.png',
      },
    ],
    BookSeriesConfig: [
      { BookSeriesID: 1, BookSeries: hashOf('book'), BookSeriesWorld: 1, IsShowInBookshelf: true },
    ],
    LocalbookConfig: [volume(190102, 2), volume(190101, 1)],
    RogueManager: [
      {
        RogueSeason: 1,
        RogueAreaIDList: [131],
        BeginTime: '2023-02-06 04:00:00',
        EndTime: '2023-02-13 03:59:59',
      },
    ],
    RogueAreaConfig: [
      {
        RogueAreaID: 131,
        AreaProgress: 3,
        Difficulty: 2,
        AreaNameID: hashOf('area'),
        AreaIcon: 'R/131.png',
        RecommendLevel: 60,
        RecommendNature: ['Thunder'],
        DisplayMonsterMap: { '1002011': 65 },
        DisplayMonsterMap2: {},
        FirstReward: 7,
        MapDisplayItemList: [{ ItemID: 2, ItemNum: 200 }, { ItemID: 89004 }],
        ChestDisplayItemList: [{ ItemID: 2, ItemNum: 200 }, { ItemID: 83012 }, { ItemID: 83011 }],
        MonsterEliteDropDisplayID: 601,
      },
    ],
    RogueMonsterEliteDropItem: [
      { MonsterEliteDropItemID: 601, MonsterEliteDropItemDisplayList: [2, 110111] },
    ],
    RogueBuffType: [
      { RogueBuffType: 120, RogueBuffTypeTitle: hashOf('su-path'), RogueBuffTypeIcon: 'P/120.png' },
    ],
    RogueAeon: [{ AeonID: 1, RogueBuffType: 120, DisplayID: 7 }],
    RogueAeonDisplay: [{ DisplayID: 7, RogueAeonPathName2: hashOf('su-path-word') }],
    RogueBuff: [
      { MazeBuffID: 612030, MazeBuffLevel: 1, RogueBuffType: 120, RogueBuffCategory: 'Rare' },
      { MazeBuffID: 612099, MazeBuffLevel: 1, RogueBuffType: 120, AeonID: 1 },
      { MazeBuffID: 600000, MazeBuffLevel: 1, RogueBuffType: 120 },
    ],
    RogueMazeBuff: [612030, 612099].map((id) => ({
      ID: id,
      Lv: 1,
      BuffName: hashOf(`buff-${id}`),
      BuffIcon: '',
      ParamList: [value(1)],
    })),
    RogueMiracle: [
      { MiracleID: 1, MiracleDisplayID: 4, MiracleEffectDisplayID: 5 },
      { MiracleID: 2 },
    ],
    RogueMiracleEffectDisplay: [
      {
        MiracleEffectDisplayID: 5,
        MiracleDesc: hashOf('curio-effect'),
        DescParamList: [value(0.5)],
      },
    ],
    RogueMiracleDisplay: [
      { MiracleDisplayID: 4, MiracleName: hashOf('curio'), MiracleIconPath: 'M/4.png' },
    ],
    MonsterConfig: [
      {
        MonsterID: 1002011,
        MonsterTemplateID: 1002010,
        MonsterName: hashOf('monster'),
        StanceWeakList: ['Thunder'],
      },
      { MonsterID: 9, MonsterTemplateID: 9, MonsterName: hashOf('unseen'), StanceWeakList: [] },
    ],
    GachaBasicInfo: [
      { GachaID: 1001, GachaType: 'Normal', PrefabPath: 'Gacha/StandardGacha_1001.prefab' },
      { GachaID: 2001, GachaType: 'AvatarUp', PrefabPath: 'Gacha/AvatarGacha_1001.prefab' },
      { GachaID: 3001, GachaType: 'WeaponUp', PrefabPath: 'Gacha/LightConeGacha_23000.prefab' },
    ],
    PlayerIcon: [
      { ID: 200001, ImagePath: 'I/200001.png', IsVisible: true },
      { ID: 200002, ImagePath: 'I/200002.png' },
    ],
    AvatarPlayerIcon: [{ ID: 201001, ImagePath: 'I/201001.png', AvatarID: 1001 }],
    ItemConfigAvatarPlayerIcon: [{ ID: 201001, ItemName: hashOf('icon') }],
  };
}

type TextMaps = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What one layer of a dump holds; reconstructed tables stand in for originals that it lacks. */
export interface SmallLayer {
  readonly tables: Tables;
  readonly texts?: TextMaps;
  readonly reconstructed?: Tables;
}

/** Writes tables and texts as an operator's dump, runs a function on it, and clears up. */
export function withDump<T>(tables: Tables, texts: TextMaps, use: (folder: string) => T): T {
  return withLayers([{ tables, texts }], ([folder]) => use(folder as string));
}

/** Writes layers as an operator's dumps, runs a function on their folders, and clears up. */
export function withLayers<T>(
  layers: readonly SmallLayer[],
  use: (folders: readonly string[]) => T,
): T {
  const home = mkdtempSync(join(tmpdir(), 'dump-'));
  try {
    const folders = layers.map((layer, place) => writeLayer(join(home, String(place)), layer));
    return use(folders);
  } finally {
    rmSync(home, { recursive: true });
  }
}

/** Writes tables and texts as an operator's dump. */
export function writeLayer(folder: string, { tables, texts = {}, reconstructed = {} }: SmallLayer) {
  const write = (part: string, name: string, content: unknown) => {
    mkdirSync(join(folder, part), { recursive: true });
    const json = JSON.stringify(content).replace(/"#(\d+)#"/g, '$1');
    writeFileSync(join(folder, part, `${name}.json`), json);
  };
  mkdirSync(join(folder, 'ExcelOutput'), { recursive: true });
  for (const [name, rows] of Object.entries(tables)) write('ExcelOutput', name, rows);
  for (const [name, rows] of Object.entries(reconstructed)) {
    write('derived', `${name}.reconstructed`, rows);
  }
  for (const [language, map] of Object.entries(texts)) {
    const hashed = Object.entries(map).map(([key, text]) => [keyHash(key), text]);
    write('TextMap', `TextMap${language}`, Object.fromEntries(hashed));
  }
  return folder;
}

export function character(id: number, path: string, more: object): Row {
  return {
    AvatarID: id,
    AvatarName: hashOf(`character-${id}`),
    Rarity: 'CombatPowerAvatarRarityType5',
    DamageType: 'Thunder',
    AvatarBaseType: path,
    SPNeed: value(120),
    DefaultAvatarHeadIconPath: `Icon/${id}.png`,
    AvatarMiniIconPath: `Mini/${id}.png`,
    AvatarCutinFrontImgPath: `Art/${id}.png`,
    ...more,
  };
}

export function promotion(id: number, Promotion: number | undefined): Row {
  return {
    AvatarID: id,
    ...(Promotion ? { Promotion, WorldLevelRequire: Promotion } : { PlayerLevelRequire: 15 }),
    PromotionCostList: Promotion ? [] : [{ ItemID: 2, ItemNum: 4000 }],
    MaxLevel: Promotion ? 30 : 20,
    HPBase: value(144),
    HPAdd: value(7.2),
    AttackBase: value(69.6),
    AttackAdd: value(3.48),
    DefenceBase: value(78),
    DefenceAdd: value(3.9),
    SpeedBase: value(101),
    CriticalChance: value(0.05),
    CriticalDamage: value(0.5),
    BaseAggro: value(150),
  };
}

export function rank(id: number, Rank: number, levels: Record<string, number>): Row {
  return {
    RankID: id,
    Rank,
    Name: `AvatarRankName_${id}`,
    Desc: `AvatarRankDesc_${id}`,
    IconPath: `Rank/${id}.png`,
    SkillAddLevelList: levels,
    Param: [value(0.3)],
  };
}

export function skill(
  id: number,
  Level: number,
  AttackType: string,
  params: readonly number[],
  more: object,
): Row {
  return {
    SkillID: id,
    Level,
    SkillName: hashOf(`skill-${id}`),
    SkillTag: hashOf(`skill-tag-${AttackType}`),
    SkillDesc: hashOf(`skill-desc-${id}`),
    SimpleSkillDesc: hashOf(`skill-brief-${id}`),
    SkillIcon: `Skill/${id}.png`,
    AttackType,
    StanceDamageType: 'Thunder',
    ShowStanceList: [0, 0, 0],
    ParamList: params.map(value),
    ...more,
  };
}

function voice(id: number, key: string, more: object): Row {
  return {
    AvatarID: 1001,
    VoiceID: id,
    VoiceTitle: hashOf(`${key}-title`),
    Voice_M: hashOf(key),
    AudioEvent: '',
    SortID: id,
    ...more,
  };
}

export function point(id: number, avatar: number, anchor: string, type: number, more: object): Row {
  return {
    PointID: id,
    Level: 1,
    AvatarID: avatar,
    PointType: type,
    AnchorType: anchor,
    PrePoint: [],
    MaterialList: [],
    LevelUpSkillID: [],
    ParamList: [],
    IconPath: `Point/${id}.png`,
    PointName: '',
    PointDesc: '',
    ...more,
  };
}

export function item(
  id: number,
  rarity: string,
  purpose: number | undefined,
  more: object = {},
): Row {
  return {
    ID: id,
    Rarity: rarity,
    ...(purpose ? { PurposeType: purpose } : {}),
    ItemName: hashOf(`item-${id}`),
    ItemDesc: hashOf(`item-desc-${id}`),
    ItemIconPath: `Item/${id}.png`,
    isVisible: true,
    ...more,
  };
}

function recipe(
  id: number,
  func: string,
  formula: string,
  type: number,
  makes: number,
  more: object,
): Row {
  return {
    ID: id,
    FuncType: func,
    FormulaType: formula,
    Type: type,
    ItemID: makes,
    MaterialCost: [],
    SpecialMaterialCost: [],
    LimitType: 'NotLimit',
    ...more,
  };
}

function mapping(
  id: number,
  farm: string,
  level: number | undefined,
  items: readonly number[],
): Row {
  return {
    ID: id,
    Type: 'FARM_ENTRANCE',
    FarmType: farm,
    ...(level ? { WorldLevel: level } : {}),
    Name: hashOf(`stage-${id}`),
    DisplayItemList: items.map((ItemID) => ({ ItemID })),
  };
}

function relicPiece(type: string): Row {
  return {
    SetID: 101,
    Type: type,
    IconPath: `Relic/101_${type}.png`,
    RelicName: `RelicName_${type}`,
    ItemBGDesc: `RelicDesc_${type}`,
    BGStoryTitle: `RelicTitle_${type}`,
    BGStoryContent: `RelicStory_${type}`,
  };
}

export function achievement(id: number, rarity: string, more: object): Row {
  return {
    AchievementID: id,
    SeriesID: 1,
    QuestID: id,
    AchievementTitle: hashOf(`achievement-${id}`),
    AchievementDesc: hashOf(`achievement-desc-${id}`),
    Priority: 1,
    Rarity: rarity,
    ...more,
  };
}

function volume(id: number, place: number): Row {
  return {
    BookID: id,
    BookSeriesID: 1,
    BookSeriesInsideID: place,
    BookInsideName: hashOf(`volume-${id}`),
    BookContent: hashOf(`volume-text-${id}`),
    LocalBookImagePath: ['B/1.png'],
  };
}

function goods(
  id: number,
  item: number | undefined,
  currency: number,
  price: number,
  more: object,
): Row {
  return {
    GoodsID: id,
    ShopID: 101,
    ...(item === undefined ? {} : { ItemID: item }),
    ItemCount: 1,
    CurrencyList: [currency],
    CurrencyCostList: [price],
    ...more,
  };
}

function monster(id: number, name: string, more: object): Row {
  return {
    MonsterTemplateID: id,
    MonsterName: hashOf(name),
    IconPath: `Mo/${id}.png`,
    ...more,
  };
}
