import * as z from 'zod/mini';
import type {
  CharacterId,
  ItemId,
  LightConeId,
  PointId,
  RecipeId,
  RelicSetId,
  SkillId,
  StageId,
} from './ids.ts';

// Apart from ids.ts: the planner's functions need CREDIT, and must not carry zod with it.

/** An id of the game: one check for all kinds, which only types tell apart. */
export const plainId = z.int().check(z.positive());

export const characterId = ofKind<CharacterId>();
export const lightConeId = ofKind<LightConeId>();
export const itemId = ofKind<ItemId>();
export const pointId = ofKind<PointId>();
export const skillId = ofKind<SkillId>();
export const stageId = ofKind<StageId>();
export const recipeId = ofKind<RecipeId>();
export const relicSetId = ofKind<RelicSetId>();

function ofKind<Id extends number>(): z.ZodMiniType<Id, number> {
  return plainId as z.ZodMiniType<number, number> as z.ZodMiniType<Id, number>;
}
