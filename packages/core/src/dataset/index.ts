export type { Language, Voice } from '../basics/languages.ts';
export { isLanguage, LANGUAGE_TAGS, LANGUAGES, VOICES } from '../basics/languages.ts';
export { characterName, plainName } from './character-name.ts';
export { createLookup } from './create-lookup.ts';
export type { CustomCharacter, CustomLightCone } from './custom.ts';
export { CUSTOM_LIGHT_CONE_RARITIES, CUSTOM_PATHS, CUSTOM_RARITIES, NO_FAMILY } from './custom.ts';
export type {
  CustomSubjects,
  Dataset,
  ItemWithPage,
  PlannerCharacter,
  PlannerItem,
  PlannerLightCone,
  PlannerPoint,
  PlannerTables,
} from './dataset.ts';
export { DatasetError, parseDataset } from './dataset.ts';
export type { FarmKind, FarmSource, Synthesis } from './farming.ts';
export { experienceItems, isRunFor, sourcesOf, synthesisOf } from './farming.ts';
export type {
  CharacterId,
  ItemId,
  LightConeId,
  PointId,
  RecipeId,
  RelicSetId,
  SkillId,
  StageId,
} from './ids.ts';
export { CREDIT } from './ids.ts';
export type {
  ConsumableKind,
  Element,
  ItemPurpose,
  NameKind,
  Path,
  PointType,
  RelicPieceType,
  SkillTarget,
  SkillType,
  StageKind,
  TextKind,
} from './kinds.ts';
export {
  CONSUMABLE_KINDS,
  ELEMENTS,
  ITEM_PURPOSES,
  NAME_KINDS,
  PATHS,
  POINT_TYPES,
  RELIC_PIECES,
  SKILL_TARGETS,
  SKILL_TYPE_AT,
  SKILL_TYPES,
  STAGE_KINDS,
  TEXT_KINDS,
} from './kinds.ts';
export {
  compareVersions,
  isNew,
  listedCharacters,
  listedLightCones,
  newestFirst,
} from './list-order.ts';
export type { CountedItem, ItemRef, Lookup, PageName } from './lookup.ts';
export { countedItems, itemsOf, oncePerLookup } from './lookup.ts';
export {
  archiveEntryKey,
  baseProperty,
  elementKey,
  pathKey,
  propertyKey,
  relicBonusKey,
  relicPieceKey,
  standardSkillKey,
  voiceActorKey,
} from './name-keys.ts';
export type { Name } from './names.ts';
export { anyNameOf, fallbackOrder, nameOf } from './names.ts';
export { artPath, iconPath, itemIconPath } from './picture-paths.ts';
export { pictureFiles, smallerWidths, WIDEST_PICTURE } from './picture-widths.ts';
export type { Pictures } from './pictures.ts';
export { picturesSchema } from './pictures.ts';
export type { PlannerRows } from './planner-tables.ts';
export { plannerRows, plannerTables } from './planner-tables.ts';
export type { Gender } from './protagonists.ts';
export { isProtagonist, protagonistGender } from './protagonists.ts';
export type {
  Achievement,
  AchievementSeries,
  Achievements,
  Archive,
  Ascension,
  BookSeries,
  Character,
  CharacterVariant,
  Consumable,
  Cost,
  DatasetJson,
  DropRate,
  Experience,
  ExperienceItem,
  Item,
  LightCone,
  Manifest,
  Names,
  PlayerIcon,
  Point,
  Recipe,
  RelicAffix,
  RelicSet,
  Relics,
  Servant,
  Shop,
  Skill,
  Stage,
  Texts,
} from './schema.ts';
export {
  DATASET_PARTS,
  datasetSchema,
  LONGEST_TEXT,
  readDataFiles,
  textsSchema,
} from './schema.ts';
export type { PageText, TextBooks } from './texts.ts';
export { textOf } from './texts.ts';
export { otherWorldNames, universePathName, worldName } from './universe-names.ts';
