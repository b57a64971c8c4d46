export type { Language, Voice } from '../basics/languages.ts';
export { isLanguage, LANGUAGE_TAGS, LANGUAGES, VOICES } from '../basics/languages.ts';
export type {
  Dataset,
  PlannerCharacter,
  PlannerItem,
  PlannerLightCone,
  PlannerPoint,
  PlannerTables,
} from './dataset.ts';
export { DatasetError, parseDataset } from './dataset.ts';
export type { FarmKind, FarmSource, Synthesis } from './farming.ts';
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
} from './kinds.ts';
export { elementKey, pathKey, propertyKey, relicPieceKey, voiceActorKey } from './name-keys.ts';
export type { Name } from './names.ts';
export { nameOf } from './names.ts';
export type { Gender } from './protagonists.ts';
export { isProtagonist } from './protagonists.ts';
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
} from './schema.ts';
