import * as z from 'zod/mini';

const gameId = z.int().check(z.positive());

export const characterId = gameId.brand<'CharacterId'>();
export const lightConeId = gameId.brand<'LightConeId'>();
export const itemId = gameId.brand<'ItemId'>();
export const pointId = gameId.brand<'PointId'>();
export const skillId = gameId.brand<'SkillId'>();
export const eidolonId = gameId.brand<'EidolonId'>();
export const stageId = gameId.brand<'StageId'>();
export const recipeId = gameId.brand<'RecipeId'>();
export const relicSetId = gameId.brand<'RelicSetId'>();
export const plainId = gameId;

export type CharacterId = z.infer<typeof characterId>;
export type LightConeId = z.infer<typeof lightConeId>;
export type ItemId = z.infer<typeof itemId>;
export type PointId = z.infer<typeof pointId>;
export type SkillId = z.infer<typeof skillId>;
export type RelicSetId = z.infer<typeof relicSetId>;
export type RecipeId = z.infer<typeof recipeId>;

/** The game's Credit: what ascension, traces and experience cost beside materials. */
export const CREDIT = 2 as ItemId;
