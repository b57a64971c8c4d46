export type {
  AchievementChoicesPage,
  AchievementItem,
  AchievementLine,
  AchievementListPage,
  AchievementSeriesPage,
  AchievementTally,
  SeriesCard,
} from './achievements.ts';
export {
  achievementChoicesPage,
  achievementListPage,
  achievementSeriesPage,
} from './achievements.ts';
export type { ArchivePage, StoryItem, VoiceItem } from './archive.ts';
export type { BannerPhase, HomeThing } from './banner-phases.ts';
export { calendarPhases } from './banner-phases.ts';
export type { BookCard, BookListPage, BookPage, Volume } from './books.ts';
export { bookListPage, bookPage } from './books.ts';
export type {
  CharacterPage,
  EidolonCard,
  SkillGroup,
  SkinCard,
  TracePoint,
  VariantPage,
} from './character.ts';
export { characterPage } from './character.ts';
export type { CharacterCard, CharacterListPage } from './characters.ts';
export { characterListPage } from './characters.ts';
export type { ComparePage } from './compare.ts';
export { comparePage } from './compare.ts';
export type { ConsumableCard, ConsumableEffect, ConsumableListPage } from './consumables.ts';
export { consumableListPage } from './consumables.ts';
export type { EffectSource } from './effect-sources.ts';
export type { Choice, FeatChoices } from './filters.ts';
export type { ForecastPage } from './forecast.ts';
export { forecastPage } from './forecast.ts';
export { hasForeignNames } from './foreign.ts';
export type { HomePage } from './home.ts';
export { homePage } from './home.ts';
export type { IconCard, IconListPage, IconPage } from './icons.ts';
export { iconListPage, iconPage } from './icons.ts';
export type { Assignment, DroppedBy, Offer } from './item-origins.ts';
export type { LightConePage } from './light-cone.ts';
export { lightConePage } from './light-cone.ts';
export type { LightConeCard, LightConeListPage } from './light-cones.ts';
export { lightConeListPage } from './light-cones.ts';
export type { MaterialPage } from './material.ts';
export { materialPage } from './material.ts';
export type { MaterialCard, MaterialListPage } from './materials.ts';
export { materialListPage } from './materials.ts';
export type { Listed, Neighbours } from './neighbours.ts';
export { neighboursOf } from './neighbours.ts';
export type { PlannerData, PlannerNames, PlannerPack } from './planner.ts';
export { openPlanner, packPlanner } from './planner.ts';
export type { Preset } from './presets.ts';
export { presetsPage } from './presets.ts';
export type { RecipeCard, RecipeUse } from './recipes.ts';
export type { RelicsByStat } from './related-items.ts';
export type {
  AffixRow,
  RelicBonus,
  RelicCard,
  RelicListPage,
  RelicPage,
  RelicPiece,
  RelicType,
} from './relics.ts';
export { relicListPage, relicPage } from './relics.ts';
export type { SkillCard } from './skills.ts';
export type { StageGroup } from './stages.ts';
export type { BaseStatNames, PageStat } from './stats.ts';
export type {
  BlessingCard,
  BlessingKind,
  CurioCard,
  MonsterAtLevel,
  Prize,
  ResetRegion,
  UniverseAddress,
  UniverseArea,
  UniverseBlessingsPage,
  UniverseCuriosPage,
  UniverseFrame,
  UniverseMonster,
  UniversePage,
  UniversePart,
  UniversePath,
  UniversePlace,
  UniverseRequest,
  UniverseWeek,
  UniverseWorld,
  UniverseWorldsPage,
} from './universe/index.ts';
export {
  BLESSING_KINDS,
  BLESSINGS_A_PAGE,
  CURRENT,
  clampPlace,
  placeInQuery,
  queryOfPlace,
  UNIVERSE_PARTS,
  universeAddresses,
  universeBlessingsPage,
  universeCuriosPage,
  universeData,
  universeEntryOf,
  universePage,
  universePageIds,
  universeWeek,
  universeWorldsPage,
} from './universe/index.ts';
export type { GiftChoice, ItemUser, UsedBy } from './used-by.ts';
export type { UnnumberedWarpBanner, WarpBanner, WarpData, WarpPack, WarpThing } from './warp.ts';
export { openWarp, packWarp } from './warp.ts';
export type { Doer, DoerSource, WhoCanListPage, WhoCanPage } from './who-can.ts';
export { whoCanListPage, whoCanPage } from './who-can.ts';
