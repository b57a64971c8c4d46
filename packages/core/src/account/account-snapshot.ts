import * as z from 'zod/mini';
import type { DeepReadonly } from '../basics/deep-readonly.ts';

const whole = z.int().check(z.nonnegative());
const stand = { id: whole, level: whole, ascension: whole };

const character = z.strictObject({
  ...stand,
  eidolon: whole,
  /** Levels of skills and traces, by their place in the tree or by their own id. */
  points: z.strictObject({ by: z.enum(['anchor', 'id']), levels: z.record(z.string(), whole) }),
});
const lightCone = z.strictObject(stand);

/** What a public showcase says of an account. */
export const accountSnapshot = z.strictObject({
  characters: z.array(character),
  lightCones: z.array(lightCone),
  /** How many there are of each item; empty where the source has no inventory. */
  materials: z.array(z.strictObject({ id: whole, count: whole })),
  /** All rows, and values within rows, that could not be read. */
  unread: whole,
});

/** A character as a player's account has it. */
export type CharacterSnapshot = DeepReadonly<z.infer<typeof character>>;
export type LightConeSnapshot = DeepReadonly<z.infer<typeof lightCone>>;

/** What a scanner's file or a public showcase says of an account. */
export type AccountSnapshot = DeepReadonly<z.infer<typeof accountSnapshot>> & {
  /** Rows of materials that could not be read; with any, an item that is not listed may still be there. */
  readonly unreadMaterials?: number;
  /** Whether these are simulated builds, whose levels were left out. */
  readonly isSimulated?: boolean;
};
