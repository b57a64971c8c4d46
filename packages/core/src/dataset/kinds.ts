// Rule D17.
/** Paths in the game's own order. */
export const PATHS = [
  'destruction',
  'hunt',
  'erudition',
  'harmony',
  'nihility',
  'preservation',
  'abundance',
  'remembrance',
  'elation',
] as const;
/** One of the {@link PATHS}. */
export type Path = (typeof PATHS)[number];

/** Elements in the game's own order. */
export const ELEMENTS = [
  'physical',
  'fire',
  'ice',
  'lightning',
  'wind',
  'quantum',
  'imaginary',
] as const;
/** One of the {@link ELEMENTS}. */
export type Element = (typeof ELEMENTS)[number];

/**
 * What a point of a character's tree is. `skill` points have levels; `bonus` are the three major
 * traces, `stat` the minor ones, `servant` the memosprite's skill and talent, `elation` the Elation
 * skill, `special` a free extra of some protagonists.
 * Source: AvatarSkillTreeConfig.PointType 2, 3, 1, 4, 4, 5.
 */
export const POINT_TYPES = ['skill', 'bonus', 'stat', 'servant', 'elation', 'special'] as const;
/** One of the {@link POINT_TYPES}. */
export type PointType = (typeof POINT_TYPES)[number];

/** Where an item is used, by ItemConfig.PurposeType. */
export const ITEM_PURPOSES = [
  'characterExp',
  'characterAscension',
  'trace',
  'advancedTrace',
  'lightConeExp',
  'relicExp',
  'commonDrop',
  'stellarPass',
  'specialPass',
  'consumable',
  'currency',
  'virtualCurrency',
  'worldCurrency',
  'gift',
  'choiceGift',
  'mission',
  'ingredient',
  'collectible',
  'recipe',
  'music',
  'book',
  'other',
] as const;
/** One of the {@link ITEM_PURPOSES}. */
export type ItemPurpose = (typeof ITEM_PURPOSES)[number];

/** Stages that give materials of upgrades. */
export const FARM_KINDS = ['goldenCalyx', 'crimsonCalyx', 'stagnantShadow', 'echoOfWar'] as const;

/** Stages that are run for trailblaze power. */
export const STAGE_KINDS = [...FARM_KINDS, 'cavern'] as const;
/** One of the {@link STAGE_KINDS}. */
export type StageKind = (typeof STAGE_KINDS)[number];

/**
 * What a consumable is eaten for: to strike harder, to stand more, to heal, to have energy or points for techniques again,
 * or for something else. Source: ItemUseBuffData.ConsumeType.
 */
export const CONSUMABLE_KINDS = ['attack', 'defence', 'other', 'healing', 'recovery'] as const;
/** One of the {@link CONSUMABLE_KINDS}. */
export type ConsumableKind = (typeof CONSUMABLE_KINDS)[number];

/** How often a shop has its goods again. Source: ShopGoodsConfig.RefreshType. */
export const SHOP_PERIODS = ['daily', 'weekly', 'monthly', 'cycle'] as const;

/** What names exist for; the key of a name is the id of the thing within its kind. */
export const NAME_KINDS = [
  'achievement',
  'achievementSeries',
  'assignment',
  'blessing',
  'book',
  'bookSeriesWorld',
  'camp',
  'character',
  'curio',
  'eidolon',
  'element',
  'enemy',
  'item',
  'lightCone',
  'lightConeSkill',
  'monster',
  'path',
  'playerIcon',
  'point',
  'property',
  'relicPiece',
  'relicSet',
  'servant',
  'shop',
  'skill',
  'skin',
  'stage',
  'universePath',
  'universeWorld',
  'voiceActor',
  'volume',
] as const;
/** One of the {@link NAME_KINDS}. */
export type NameKind = (typeof NAME_KINDS)[number];

/** Sentences of the game: never in the repository, there only where an operator's dump was read for them. */
export const TEXT_KINDS = [
  'achievementDescription',
  'archiveUnlock',
  'blessingDescription',
  'bookContent',
  'bookDescription',
  'characterDescription',
  'curioDescription',
  'curioEffect',
  'eidolonDescription',
  'itemDescription',
  'itemLore',
  'lightConeDescription',
  'lightConeSkillDescription',
  'monsterDescription',
  'pointDescription',
  'relicBonusDescription',
  'relicDescription',
  'relicLore',
  'relicLoreTitle',
  'skillBrief',
  'skillDescription',
  'skillTag',
  'skinDescription',
  'story',
  'storyTitle',
  'voiceText',
  'voiceTitle',
] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** What a skill is used as. Source: AvatarSkillConfig.AttackType. */
export const SKILL_TYPES = [
  'basic',
  'skill',
  'ultimate',
  'talent',
  'technique',
  'memosprite',
  'memospriteTalent',
  'elation',
] as const;
/** One of the {@link SKILL_TYPES}. */
export type SkillType = (typeof SKILL_TYPES)[number];

/** What stands at each place for skills, the same for every character. Source: AvatarSkillTreeConfig.AnchorType. */
export const SKILL_TYPE_AT: Readonly<Record<number, SkillType>> = {
  1: 'basic',
  2: 'skill',
  3: 'ultimate',
  4: 'talent',
  5: 'technique',
  19: 'memosprite',
  20: 'memospriteTalent',
  22: 'elation',
};

/** Whom a skill meets and how. Source: AvatarSkillConfig.SkillEffect. */
export const SKILL_TARGETS = [
  'single',
  'blast',
  'all',
  'bounce',
  'support',
  'enhance',
  'restore',
  'impair',
  'defence',
  'summon',
] as const;
/** One of the {@link SKILL_TARGETS}. */
export type SkillTarget = (typeof SKILL_TARGETS)[number];

/** Pieces of relics: four of a cavern's sets, two of planar ones. */
export const RELIC_PIECES = ['head', 'hand', 'body', 'foot', 'sphere', 'rope'] as const;
/** One of the {@link RELIC_PIECES}. */
export type RelicPieceType = (typeof RELIC_PIECES)[number];
