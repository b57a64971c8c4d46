import {
  characterEntrySchema,
  checkCounts,
  checkOneOf,
  checkPoint,
  pointId,
} from '@trailbook/core/internal/checks';
import type { PlannerTables } from '@trailbook/core/internal/dataset';
import { type Entry, isSkill, isTrace, upgrade } from '@trailbook/core/internal/planner';
import * as z from 'zod/mini';
import {
  counts,
  eachOnce,
  entrySchema,
  possibleEntry,
  stand,
  stock,
  withoutZeros,
} from './entry-schemas.ts';

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
        skills: eachOnce(pointId),
        traces: eachOnce(pointId),
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
        skills: z.optional(characterEntrySchema.shape.skills),
        traces: z.optional(characterEntrySchema.shape.traces),
      }),
      inventory: stock,
      spent: stock,
    }),
    z.strictObject({ error: z.strictObject({ code: z.string(), missing: counts }) }),
  ]),
});

export function upgradeOf(tables: PlannerTables, { input }: z.infer<typeof upgradeCase>) {
  const { until, part, inventory, mode } = input;
  checkCounts(inventory, 'inventory');
  const entry = possibleEntry(tables, input.entry, 'entry');
  const way = until && { until: possibleEntry(tables, until, 'until') };
  if (way) checkSame(entry, way.until);
  for (const id of part?.skills ?? []) checkPoint(tables, entry, id, 'part.skills', isSkill);
  for (const id of part?.traces ?? []) checkPoint(tables, entry, id, 'part.traces', isTrace);
  const outcome = upgrade(tables, { entry, inventory, ...way, ...(part && { part }) }, mode);
  if (!outcome.ok) {
    const { code, missing } = outcome.error;
    return { error: { code, missing: Object.fromEntries(missing) } };
  }
  const { entry: reached, inventory: left, spent } = outcome.value;
  const { from, to } = reached;
  const points =
    reached.kind === 'character' ? { skills: reached.skills, traces: reached.traces } : {};
  return {
    entry: { from, to, ...points },
    inventory: withoutZeros(left),
    spent: Object.fromEntries(spent),
  };
}

/** Checks that what is reached on the way is of the very thing that is upgraded, in the same variant. */
function checkSame(entry: Entry, until: Entry): void {
  checkOneOf(until.kind, 'until.kind', [entry.kind]);
  checkOneOf(until.id, 'until.id', [entry.id]);
  if (entry.kind === 'lightCone' || until.kind === 'lightCone') return;
  checkOneOf(until.enhanced, 'until.enhanced', [entry.enhanced]);
}
