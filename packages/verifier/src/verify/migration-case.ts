import { LEGACY_STEPS, migrateLegacy } from '@trailbook/core/internal/user-data';
import * as z from 'zod/mini';

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

export const migrationCase = z.strictObject({
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

export function migrationOf(_: unknown, { input }: z.infer<typeof migrationCase>): object {
  const config = input.config
    ? new Map(Object.entries(input.config).map(([page, ids]) => [page, new Set(ids)]))
    : undefined;
  const step = input.step === 'all' ? migrateLegacy : LEGACY_STEPS[input.step];
  const outcome = step(input.planner, config);
  return outcome.ok ? { planner: outcome.value } : { error: outcome.error };
}
