export type { Voice } from '../voices.ts';
export { VOICES } from '../voices.ts';
export type {
  Dataset,
  PlannerCharacter,
  PlannerItem,
  PlannerLightCone,
  PlannerPoint,
  PlannerTables,
} from './dataset.ts';
export { byId, byItem, byProduct, DatasetError, parseDataset } from './dataset.ts';
export type { FarmKind, FarmSource, Synthesis } from './farming.ts';
export { sourcesOf, synthesisOf } from './farming.ts';
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
  ELEMENTS,
  ITEM_PURPOSES,
  NAME_KINDS,
  PATHS,
  POINT_TYPES,
  RELIC_PIECES,
  SKILL_TARGETS,
  SKILL_TYPES,
  STAGE_KINDS,
  TEXT_KINDS,
} from './kinds.ts';
export type { Language } from './languages.ts';
export { isLanguage, LANGUAGE_TAGS, LANGUAGES } from './languages.ts';
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
export { fallbackOrder, nameOf } from './names.ts';
export type { Gender } from './protagonists.ts';
export { isProtagonist, protagonistGender } from './protagonists.ts';
export type {
  Archive,
  Ascension,
  Character,
  CharacterVariant,
  Cost,
  DatasetJson,
  DropRate,
  Experience,
  ExperienceItem,
  Item,
  LightCone,
  Manifest,
  Names,
  Point,
  Recipe,
  RelicAffix,
  RelicSet,
  Relics,
  Servant,
  Skill,
  Stage,
  Texts,
} from './schema.ts';
export { DATASET_PARTS, datasetSchema, textsSchema } from './schema.ts';
