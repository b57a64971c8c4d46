import * as z from 'zod/mini';
import { characterId, lightConeId } from '../dataset/id-schemas.ts';
import { oddsCase } from './odds-case.ts';
import { statisticsCase } from './statistics-case.ts';

const stand = z.strictObject({
  level: z.int().check(z.minimum(1)),
  ascension: z.int().check(z.minimum(0)),
});
const count = z.int().check(z.nonnegative());

const characterFields = {
  kind: z.literal('character'),
  id: characterId,
  enhanced: z.optional(z.int()),
  from: stand,
  to: stand,
  /** Point id to [from, to]. */
  skills: z.optional(z.record(z.string(), z.tuple([count, count]))),
  /** Point ids to unlock. */
  traces: z.optional(z.array(z.string())),
};

const lightConeFields = { kind: z.literal('lightCone'), id: lightConeId, from: stand, to: stand };

const entrySchema = z.discriminatedUnion('kind', [
  z.strictObject(characterFields),
  z.strictObject(lightConeFields),
]);

const counts = z.record(z.string(), count);

/** An entry of a plan: as above, with its place in it. */
const planned = {
  entryId: z.number(),
  priority: z.optional(z.int()),
  enabled: z.optional(z.boolean()),
};

const plannedEntry = z.discriminatedUnion('kind', [
  z.strictObject({ ...planned, ...characterFields }),
  z.strictObject({ ...planned, ...lightConeFields }),
]);

const tiers = z.strictObject({ gold: count, crimson: count, echo: count, shadow: count });

const itemLine = z.strictObject({
  needed: count,
  owned: count,
  synthesised: count,
  missing: count,
  /** What making the synthesised took; absent means nothing. */
  synthesisCost: z.optional(counts),
});

const planCase = z.strictObject({
  version: z.literal(1),
  kind: z.literal('plan'),
  name: z.string(),
  input: z.strictObject({
    entries: z.array(plannedEntry),
    inventory: z.optional(counts),
    settings: z.optional(tiers),
  }),
  /** Only what is given is compared. */
  expected: z.strictObject({
    /** By entry id, then by item. */
    entries: z.optional(z.record(z.string(), z.record(z.string(), itemLine))),
    total: z.optional(z.record(z.string(), itemLine)),
    /** What is left of the inventory; items of which nothing is left may be absent. */
    left: z.optional(counts),
    farming: z.optional(
      z.strictObject({
        /** By any item of the task. */
        attempts: counts,
        power: count,
        durationSeconds: count,
        unfarmable: counts,
      }),
    ),
  }),
});

const upgradeCase = z.strictObject({
  version: z.literal(1),
  kind: z.literal('upgrade'),
  name: z.string(),
  input: z.strictObject({
    entry: plannedEntry,
    /** An upgrade part of the way. */
    until: z.optional(plannedEntry),
    inventory: counts,
    mode: z.enum(['covered', 'anyway']),
  }),
  expected: z.union([
    z.strictObject({
      entry: z.strictObject({
        from: stand,
        to: stand,
        skills: z.optional(z.record(z.string(), z.tuple([count, count]))),
        traces: z.optional(z.record(z.string(), z.string())),
      }),
      inventory: counts,
      spent: counts,
    }),
    z.strictObject({ error: z.strictObject({ code: z.string(), missing: counts }) }),
  ]),
});

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

export const goldenCase = z.discriminatedUnion('kind', [
  requirementsCase,
  planCase,
  upgradeCase,
  migrationCase,
  statisticsCase,
  oddsCase,
]);

export type GoldenCase = z.infer<typeof goldenCase>;
export type RequirementsCase = z.infer<typeof requirementsCase>;
export type PlanCase = z.infer<typeof planCase>;
export type UpgradeCase = z.infer<typeof upgradeCase>;
export type PlannedEntry = z.infer<typeof plannedEntry>;
export type MigrationCase = z.infer<typeof migrationCase>;
