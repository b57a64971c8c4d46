import { checkKind, checkOneOf, checkWhole, MOST } from '../basics/check.ts';
import { VOICES, type Voice } from '../basics/languages.ts';
import {
  ELEMENTS,
  type Element,
  PATHS,
  type Path,
  RELIC_PIECES,
  type RelicPieceType,
} from '../dataset/kinds.ts';
import * as keys from '../dataset/name-keys.ts';
import { type Gender, isProtagonist as innerIsProtagonist } from '../dataset/protagonists.ts';

export type { Language, Voice } from '../basics/languages.ts';
export { isLanguage, LANGUAGE_TAGS, LANGUAGES, VOICES } from '../basics/languages.ts';
export type {
  Dataset,
  PlannerCharacter,
  PlannerItem,
  PlannerLightCone,
  PlannerPoint,
  PlannerTables,
} from '../dataset/dataset.ts';
export { DatasetError, parseDataset } from '../dataset/dataset.ts';
export type { FarmKind, FarmSource, Synthesis } from '../dataset/farming.ts';
export type {
  CharacterId,
  ItemId,
  LightConeId,
  PointId,
  RecipeId,
  RelicSetId,
  SkillId,
  StageId,
} from '../dataset/ids.ts';
export { CREDIT } from '../dataset/ids.ts';
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
} from '../dataset/kinds.ts';
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
} from '../dataset/kinds.ts';
export type { Name } from '../dataset/names.ts';
export { nameOf } from '../dataset/names.ts';
export type { Gender } from '../dataset/protagonists.ts';
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
} from '../dataset/schema.ts';

/**
 * What a path's name is kept under.
 *
 * @throws InputError for a path that there is not
 */
export function pathKey(path: Path): number {
  checkOneOf(path, 'path', PATHS);
  return keys.pathKey(path);
}

/**
 * What an element's name is kept under.
 *
 * @throws InputError for an element that there is not
 */
export function elementKey(element: Element): number {
  checkOneOf(element, 'element', ELEMENTS);
  return keys.elementKey(element);
}

/**
 * A stat by its place in the game's own list of them; 0 for one that is not on it.
 *
 * @param properties - as `dataset.relics.properties` has them
 * @throws InputError for what is no list, or no text
 */
export function propertyKey(properties: readonly string[], property: string): number {
  checkKind(properties, 'properties', 'Array');
  checkKind(property, 'property', 'String');
  return keys.propertyKey(properties, property);
}

/**
 * What the name of a set's piece is kept under.
 *
 * @param set - the id of the relic set
 * @throws InputError for no id, or a piece that there is not
 */
export function relicPieceKey(set: number, piece: RelicPieceType): number {
  checkWhole(set, 'set', 1, MOST);
  checkOneOf(piece, 'piece', RELIC_PIECES);
  return keys.relicPieceKey(set, piece);
}

/**
 * What the name of a character's voice actor is kept under.
 *
 * @param character - the id of the character
 * @throws InputError for no id, or a language without voices
 */
export function voiceActorKey(character: number, voice: Voice): number {
  checkWhole(character, 'character', 1, MOST);
  checkOneOf(voice, 'voice', VOICES);
  return keys.voiceActorKey(character, voice);
}

/**
 * Whether a character is one of the player's own.
 *
 * @throws InputError for what is no character
 */
export function isProtagonist(character: { readonly gender?: Gender | undefined }): boolean {
  checkKind(character, 'character');
  return innerIsProtagonist(character);
}
