import { checkKeys } from '../basics/check.ts';
import type { PlannerTables } from '../dataset/index.ts';
import { requirementsOf } from '../planner/entry-requirements.ts';
import {
  type EntryPlan as InnerEntryPlan,
  type PlanInput as InnerInput,
  type ItemLine as InnerLine,
  type ItemLines as InnerLines,
  serveAll,
} from '../planner/plan.ts';
import { checkEntries } from './check-entry.ts';
import { type Counts, checkCounts, toCounts } from './counts.ts';

/** One item of an entry or of the whole plan. `needed` = `owned` + `synthesised` + `missing`, always. */
export interface ItemLine extends InnerLine<Counts> {}

/** Lines by item id. */
export type ItemLines = Readonly<Record<string, ItemLine>>;

/** What one entry gets. */
export interface EntryPlan extends InnerEntryPlan<ItemLines> {}

/** What a plan comes to. Plain JSON throughout. */
export interface Plan {
  /** By entry id; entries that are disabled have none. */
  readonly entries: Readonly<Record<string, EntryPlan>>;
  readonly total: ItemLines;
  /** What is left of the inventory when every entry has been served: an inventory itself. */
  readonly left: Counts;
  /** What is missing in all, for `farming`. */
  readonly missing: Counts;
}

/** What is planned. */
export interface PlanInput extends Omit<InnerInput, 'settings'> {}

/**
 * Serves the enabled entries from the inventory, in the order of their priorities: each takes what it needs, then has
 * the rest made of lower tiers that are left, before the next one's turn. Experience is fed ascension by ascension,
 * owned items first. Making and feeding cost credits, which are needed like those of the upgrades.
 *
 * @throws InputError for what the data do not know or the game does not allow
 *
 * @example
 * ```ts
 * import { goal, parseDataset, plan } from '@trailbook/core';
 * import data from '@trailbook/data';
 *
 * const dataset = parseDataset(data);
 * const entries = [goal(dataset, 'seele', { level: 60 })];
 * const { total, left } = plan(dataset, { entries, inventory: { 2: 100_000, 110403: 500 } });
 * for (const [id, line] of Object.entries(total)) console.log(id, line.missing, 'of', line.needed);
 * console.log(plan(dataset, { entries, inventory: left }).left);
 * ```
 */
export function plan(tables: PlannerTables, input: PlanInput): Plan {
  checkKeys(input, 'input', ['entries', 'inventory']);
  const { entries, inventory = {} } = input;
  checkEntries(tables, entries);
  checkCounts(inventory, 'inventory');
  const served = serveAll(tables, { entries, inventory }, requirementsOf);
  const plans: Record<string, EntryPlan> = {};
  for (const [id, { items, isCovered }] of served.entries) {
    plans[id] = { items: toLines(items), isCovered };
  }
  return {
    entries: plans,
    total: toLines(served.total),
    left: toCounts(served.left),
    missing: toCounts(served.missing),
  };
}

function toLines(lines: InnerLines): ItemLines {
  const written: Record<string, ItemLine> = {};
  for (const [id, line] of lines) {
    written[id] = { ...line, synthesisCost: toCounts(line.synthesisCost) };
  }
  return written;
}
