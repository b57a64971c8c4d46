declare const kind: unique symbol;

/** A number that is the id of one kind of things: any number will do for it, an id of another kind will not. */
type Id<Kind extends string> = number & { readonly [kind]?: Kind };

/** The id of a character, such as 1308. */
export type CharacterId = Id<'character'>;
/** The id of a light cone, such as 23000. */
export type LightConeId = Id<'lightCone'>;
/** The id of an item, such as 2 for credits. */
export type ItemId = Id<'item'>;
/** The id of a point of a character's tree: a skill or a trace. */
export type PointId = Id<'point'>;
/** The id of a skill, which a point levels. */
export type SkillId = Id<'skill'>;
/** The id of a relic set. */
export type RelicSetId = Id<'relicSet'>;
/** The id of a stage, where materials are farmed. */
export type StageId = Id<'stage'>;
/** The id of a recipe of synthesis. */
export type RecipeId = Id<'recipe'>;

/** The game's Credit: what ascension, traces and experience cost beside materials. */
export const CREDIT: ItemId = 2;
