import {
  checkCounts,
  checkEntries,
  checkTiers,
  dropTiersSchema,
} from '@trailbook/core/internal/checks';
import type { PlannerTables } from '@trailbook/core/internal/dataset';
import { DEFAULT_TIERS, plan } from '@trailbook/core/internal/planner';
import * as z from 'zod/mini';
import {
  counts,
  entrySchema,
  possibleEntry,
  stock,
  withoutZeros,
  writtenLines,
} from './entry-schemas.ts';
import { count } from './figures.ts';

const itemLine = z.pipe(
  z.strictObject({
    needed: count,
    owned: count,
    synthesised: count,
    missing: count,
    /** What making the synthesised took; absent means nothing, and so does an empty one. */
    synthesisCost: z.optional(stock),
  }),
  z.transform(({ synthesisCost = {}, ...line }) =>
    Object.keys(synthesisCost).length > 0 ? { ...line, synthesisCost } : line,
  ),
);

export const planCase = z.strictObject({
  version: z.literal(1),
  kind: z.literal('plan'),
  name: z.string(),
  input: z.strictObject({
    entries: z.array(entrySchema),
    inventory: z.optional(counts),
    settings: z.optional(z.strictObject(dropTiersSchema.shape)),
  }),
  /** Only what is given is compared. */
  expected: z.strictObject({
    /** By entry id, then by item. */
    entries: z.optional(z.record(z.string(), z.record(z.string(), itemLine))),
    total: z.optional(z.record(z.string(), itemLine)),
    /** What is left of the inventory; items of which nothing is left may be absent. */
    left: z.optional(stock),
    farming: z.optional(
      z.strictObject({
        /** By any item of the task. */
        attempts: counts,
        power: count,
        /** One task after the other. */
        durationSeconds: count,
        unfarmable: counts,
      }),
    ),
  }),
});

export function planOf(tables: PlannerTables, { input, expected }: z.infer<typeof planCase>) {
  const { inventory = {}, settings = DEFAULT_TIERS } = input;
  const entries = input.entries.map((entry, at) => possibleEntry(tables, entry, `entries.${at}`));
  checkEntries(tables, entries);
  checkCounts(inventory, 'inventory');
  checkTiers(settings, 'settings');
  const made = plan(tables, { entries, inventory, settings });
  const { farming } = made;
  const actual = {
    entries: Object.fromEntries(
      [...made.entries].map(([id, { items }]) => [id, writtenLines(items)]),
    ),
    total: writtenLines(made.total),
    left: withoutZeros(Object.fromEntries(made.left)),
    farming: {
      attempts: Object.fromEntries(
        farming.tasks.flatMap(({ items, attempts }) =>
          [...items.keys()].map((item) => [item, attempts]),
        ),
      ),
      power: farming.power,
      durationSeconds: farming.sequentialSeconds,
      unfarmable: Object.fromEntries(farming.unfarmable),
    },
  };
  return Object.fromEntries(
    Object.entries(actual).filter(([part]) => Object.hasOwn(expected, part)),
  );
}
