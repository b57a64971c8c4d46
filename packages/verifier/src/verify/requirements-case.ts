import type { ItemId, PlannerTables } from '@trailbook/core/internal/dataset';
import { requirements } from '@trailbook/core/internal/planner';
import * as z from 'zod/mini';
import { counts, goalSchema, possibleGoal } from './entry-schemas.ts';
import { count } from './figures.ts';

export const requirementsCase = z.strictObject({
  version: z.literal(1),
  kind: z.literal('requirements'),
  name: z.string(),
  input: z.strictObject({ entries: z.array(goalSchema).check(z.minLength(1)) }),
  expected: z.strictObject({
    items: counts,
    exp: z.strictObject({ character: count, lightCone: count }),
  }),
});

export function requirementsOf(
  tables: PlannerTables,
  { input }: z.infer<typeof requirementsCase>,
): z.infer<typeof requirementsCase>['expected'] {
  const items = new Map<ItemId, number>();
  const exp = { character: 0, lightCone: 0 };
  for (const [at, written] of input.entries.entries()) {
    const need = requirements(tables, possibleGoal(tables, written, `entries.${at}`));
    for (const [id, amount] of need.items) items.set(id, (items.get(id) ?? 0) + amount);
    exp.character += need.exp.character;
    exp.lightCone += need.exp.lightCone;
  }
  return { items: Object.fromEntries(items), exp };
}
