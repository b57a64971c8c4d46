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

const legacyLevels = z.strictObject({ curLevel: z.number(), targetLevel: z.number() });

const legacyEntry = z.strictObject({
  entryId: z.number(),
  dataId: z.string(),
  priority: z.number(),
  type: z.int(),
  enabled: z.optional(z.boolean()),
  curLevel: z.number(),
  targetLevel: z.number(),
  curAscension: z.number(),
  targetAscension: z.number(),
  eidolon: z.optional(z.number()),
  traces: z.optional(z.record(z.string(), z.number())),
  skills: z.optional(z.record(z.string(), legacyLevels)),
});

const legacyPlanner = z.strictObject({
  version: z.number(),
  settings: z.optional(z.record(z.string(), z.number())),
  entries: z.array(legacyEntry),
  items: z.record(z.string(), z.number()),
});

const migrationCase = z.strictObject({
  version: z.literal(1),
  kind: z.literal('migration'),
  name: z.string(),
  input: z.strictObject({
    /** One step of the older stores, or all that are left. */
    step: z.enum(['V1 -> V2', 'V2 -> V2.2', 'V2.2 -> V3', 'V3 -> V3.1', 'all']),
    planner: legacyPlanner,
    /** Ids of skills and traces by the page id of their character; null while it is not loaded. */
    config: z.optional(z.nullable(z.record(z.string(), z.array(z.string())))),
  }),
  expected: z.union([
    z.strictObject({ planner: legacyPlanner }),
    z.strictObject({
      error: z.strictObject({
        code: z.string(),
        id: z.optional(z.string()),
        version: z.optional(z.number()),
      }),
    }),
  ]),
});

export const goldenCase = z.discriminatedUnion('kind', [requirementsCase, migrationCase]);

export type GoldenCase = z.infer<typeof goldenCase>;
export type RequirementsCase = z.infer<typeof requirementsCase>;
export type MigrationCase = z.infer<typeof migrationCase>;
