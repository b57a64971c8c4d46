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
export type { CharacterId, ItemId, LightConeId, PointId, RecipeId, SkillId } from './ids.ts';
export { CREDIT } from './ids.ts';
export type { Element, ItemPurpose, NameKind, Path, PointType, StageKind } from './kinds.ts';
export { ELEMENTS, ITEM_PURPOSES, NAME_KINDS, PATHS, POINT_TYPES, STAGE_KINDS } from './kinds.ts';
export type { Language } from './languages.ts';
export { isLanguage, LANGUAGE_TAGS, LANGUAGES } from './languages.ts';
export type { Name } from './names.ts';
export { nameOf } from './names.ts';
export type {
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
  Stage,
} from './schema.ts';
export { DATASET_PARTS, datasetSchema } from './schema.ts';
