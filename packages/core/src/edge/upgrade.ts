import type { PlannerTables } from '../dataset/index.ts';
import type { Entry } from '../planner/entry.ts';
import { upgrade as innerUpgrade, type UpgradeMode } from '../planner/upgrade.ts';
import { fail, ok, type Result } from '../result.ts';
import { checkKeys, checkOneOf } from './check.ts';
import { checkEntry } from './check-entry.ts';
import { type Counts, checkCounts, toCounts } from './counts.ts';

/** What an upgrade leaves behind. */
export interface Upgraded<E extends Entry> {
  readonly entry: E;
  /** What is left, to be passed on. */
  readonly inventory: Counts;
  readonly spent: Counts;
}

/** Why nothing was upgraded. */
export interface NotEnoughMaterials {
  readonly code: 'NOT_ENOUGH_MATERIALS';
  readonly missing: Counts;
}

/**
 * Marks an entry as done: it stands where it wanted to be, its selected traces are unlocked, and what it took is gone
 * from the inventory.
 *
 * @param mode - `'covered'` only when nothing is missing; `'anyway'` all the same, and takes what there is
 * @throws InputError for what the data do not know or the game does not allow
 *
 * @example
 * ```ts
 * import { goal, parseDataset, upgrade } from '@trailbook/core';
 * import data from '@trailbook/data';
 *
 * const dataset = parseDataset(data);
 * const entry = goal(dataset, 'acheron', { level: 20, skills: 1, traces: 'none' });
 * const done = upgrade(dataset, { entry, inventory: { 2: 4000 } }, 'covered');
 * console.log(done.ok ? done.value.spent : done.error.missing);
 * ```
 */
export function upgrade<E extends Entry>(
  tables: PlannerTables,
  input: { readonly entry: E; readonly inventory: Counts },
  mode: UpgradeMode,
): Result<Upgraded<E>, NotEnoughMaterials> {
  checkKeys(input, 'input', ['entry', 'inventory']);
  checkEntry(tables, input.entry);
  checkCounts(input.inventory, 'inventory');
  checkOneOf(mode, 'mode', ['covered', 'anyway']);
  const outcome = innerUpgrade(tables, input, mode);
  if (!outcome.ok) {
    return fail({ code: outcome.error.code, missing: toCounts(outcome.error.missing) });
  }
  const { entry, inventory, spent } = outcome.value;
  return ok({ entry, inventory, spent: toCounts(spent) });
}
