import * as z from 'zod/mini';
import { pointId } from '../dataset/id-schemas.ts';
import type { PlannerTables } from '../dataset/index.ts';
import { checkCounts } from '../edge/counts.ts';
import { upgrade } from '../planner/index.ts';
import { count, counts, entrySchema, possibleEntry, stand } from './entry-schemas.ts';

export const upgradeCase = z.strictObject({
  version: z.literal(1),
  kind: z.literal('upgrade'),
  name: z.string(),
  input: z.strictObject({
    entry: entrySchema,
    /** An upgrade part of the way. */
    until: z.optional(entrySchema),
    /** What of it is done; all of it when absent. Skills and traces by point id. */
    part: z.optional(
      z.strictObject({
        stand: z.boolean(),
        skills: z.array(pointId),
        traces: z.array(pointId),
      }),
    ),
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

export function upgradeOf(tables: PlannerTables, { input }: z.infer<typeof upgradeCase>) {
  const { until, part, inventory, mode } = input;
  checkCounts(inventory, 'inventory');
  const outcome = upgrade(
    tables,
    {
      entry: possibleEntry(tables, input.entry, 'entry'),
      inventory,
      ...(until ? { until: possibleEntry(tables, until, 'until') } : {}),
      ...(part ? { part } : {}),
    },
    mode,
  );
  if (!outcome.ok) {
    const { code, missing } = outcome.error;
    return { error: { code, missing: Object.fromEntries(missing) } };
  }
  const { entry, inventory: left, spent } = outcome.value;
  const { from, to } = entry;
  const points = entry.kind === 'character' ? { skills: entry.skills, traces: entry.traces } : {};
  return { entry: { from, to, ...points }, inventory: left, spent: Object.fromEntries(spent) };
}
