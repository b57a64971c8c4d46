import * as z from 'zod/mini';
import { characterId, lightConeId } from '../dataset/ids.ts';

const stand = z.strictObject({
  level: z.int().check(z.minimum(1)),
  ascension: z.int().check(z.minimum(0)),
});
const count = z.int().check(z.nonnegative());

const entrySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('character'),
    id: characterId,
    enhanced: z.optional(z.int()),
    from: stand,
    to: stand,
    /** Point id to [from, to]. */
    skills: z.optional(z.record(z.string(), z.tuple([count, count]))),
    /** Point ids to unlock. */
    traces: z.optional(z.array(z.string())),
  }),
  z.strictObject({ kind: z.literal('lightCone'), id: lightConeId, from: stand, to: stand }),
]);

const requirementsCase = z.strictObject({
  version: z.literal(1),
  kind: z.literal('requirements'),
  name: z.string(),
  input: z.strictObject({ entries: z.array(entrySchema).check(z.minLength(1)) }),
  expected: z.strictObject({
    items: z.record(z.string(), count),
    exp: z.strictObject({ character: count, lightCone: count }),
  }),
});

export const goldenCase = z.discriminatedUnion('kind', [requirementsCase]);

export type GoldenCase = z.infer<typeof goldenCase>;
export type RequirementsCase = z.infer<typeof requirementsCase>;
