import { checkKeys, checkOneOf } from '../basics/check.ts';
import { fail, ok, type Result } from '../basics/result.ts';
import type { PlannerTables } from '../dataset/index.ts';
import type { Entry } from '../planner/entry.ts';
import {
  type NotEnoughMaterials as InnerNotEnough,
  type Upgraded as InnerUpgraded,
  type UpgradeMode,
  upgradeBy,
} from '../planner/upgrade.ts';
import { checkEntry } from './check-entry.ts';
import { type Counts, checkCounts, toCounts } from './counts.ts';

/** What an upgrade leaves behind. */
export interface Upgraded<E extends Entry> extends InnerUpgraded<E, Counts> {}

/** Why nothing was upgraded. */
export interface NotEnoughMaterials extends InnerNotEnough<Counts> {}

/** What is upgraded. */
export interface UpgradeInput<E extends Entry> {
  readonly entry: E;
  readonly inventory: Counts;
}

/**
 * Marks an entry as done: it stands where it wanted to be, its selected traces are unlocked, and what it took is gone
 * from the inventory. `upgradePart` does some of it.
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
  input: UpgradeInput<E>,
  mode: UpgradeMode,
): Result<Upgraded<E>, NotEnoughMaterials> {
  checkKeys(input, 'input', ['entry', 'inventory']);
  checkUpgrade(tables, input, mode);
  return written(upgradeBy(tables, { ...input, step: input.entry }, mode));
}

export function checkUpgrade(
  tables: PlannerTables,
  { entry, inventory }: UpgradeInput<Entry>,
  mode: UpgradeMode,
): void {
  checkEntry(tables, entry);
  checkCounts(inventory, 'inventory');
  checkOneOf(mode, 'mode', ['covered', 'anyway']);
}

/** An outcome of the planner's in the shapes that others get. */
export function written<E extends Entry>(
  outcome: ReturnType<typeof upgradeBy<E>>,
): Result<Upgraded<E>, NotEnoughMaterials> {
  return outcome.ok
    ? ok({ ...outcome.value, spent: toCounts(outcome.value.spent) })
    : fail({ ...outcome.error, missing: toCounts(outcome.error.missing) });
}
