import * as z from 'zod/mini';
import type { DeepReadonly } from '../basics/deep-readonly.ts';
import { itemId } from './id-schemas.ts';
import { PATHS } from './kinds.ts';

/** Rarities that a custom character may have; 6 is a protagonist. Rule P17. */
export const CUSTOM_RARITIES = [4, 5, 6] as const;
export const CUSTOM_LIGHT_CONE_RARITIES = [3, 4, 5] as const;

/** Paths that a custom character may have. Rule P17. */
export const CUSTOM_PATHS = PATHS.slice(0, 7);

/** No family: stored, it is a number, as versions that ask for a family expect one. They show the entry uncounted. */
export const NO_FAMILY = 0;

const customCommon = {
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  path: z.enum(PATHS),
  /** The family of the path's material, by the id of the game's item group. */
  traceFamily: z.int(),
  /** The family that common enemies drop; 0 while unknown, and not counted then. For a while null was stored. */
  commonFamily: z.pipe(
    z.nullable(z.int()),
    z.transform((family) => family ?? NO_FAMILY),
  ),
};

export const customCharacterSchema = z.object({
  ...customCommon,
  rarity: z.literal(CUSTOM_RARITIES),
  /** The stagnant shadow's material. */
  ascension: itemId,
  /** The Echo of War's material; not counted while unknown. */
  weekly: z.nullable(itemId),
});

export const customLightConeSchema = z.object({
  ...customCommon,
  rarity: z.literal(CUSTOM_LIGHT_CONE_RARITIES),
});

/** A character that the game does not have yet: what it costs follows from its rarity and its materials. */
export interface CustomCharacter extends DeepReadonly<z.infer<typeof customCharacterSchema>> {}

/** A light cone that the game does not have yet. */
export interface CustomLightCone extends DeepReadonly<z.infer<typeof customLightConeSchema>> {}
