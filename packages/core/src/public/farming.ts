import { checkKeys, checkWhole } from '../basics/check.ts';
import type { PlannerTables } from '../dataset/index.ts';
import { stockOf } from '../planner/counts.ts';
import { DROP_SOURCES, type DropTiers, HIGHEST_TIERS } from '../planner/drop-tiers.ts';
import {
  type Farming as InnerFarming,
  type FarmTask as InnerTask,
  farming as innerFarming,
} from '../planner/farming.ts';
import { checkTables } from './check-tables.ts';
import { type Counts, checkCounts, toCounts } from './counts.ts';

/** Runs of one source for one material, its tiers together. */
export interface FarmTask extends InnerTask<Counts> {}

/** What it takes to farm what is missing. */
export interface Farming extends Omit<InnerFarming<Counts>, 'tasks' | 'powerWithSynthesis'> {
  readonly tasks: readonly FarmTask[];
}

/**
 * Runs, power and time for what is missing: for each item its count divided by its average drops for one run, rounded
 * up; tiers of one family drop together. Drops are players' averages.
 *
 * @param missing - such as `plan` gives
 * @param tiers - the difficulties that are farmed; the highest where they are left out
 * @throws InputError for counts and difficulties that there are not
 *
 * @example
 * ```ts
 * import { farming, goal, parseDataset, plan } from '@trailbook/core';
 * import data from '@trailbook/data';
 *
 * const dataset = parseDataset(data);
 * const { missing } = plan(dataset, { entries: [goal(dataset, 'acheron')] });
 * const { power, tasks, unfarmable } = farming(dataset, missing);
 * console.log(power, tasks.length, unfarmable);
 * ```
 */
export function farming(
  tables: PlannerTables,
  missing: Counts,
  tiers: DropTiers = HIGHEST_TIERS,
): Farming {
  checkTables(tables);
  checkCounts(missing, 'missing');
  checkTiers(tiers, 'tiers');
  const found = innerFarming(tables, stockOf(missing), tiers);
  return {
    tasks: found.tasks.map((task) => ({ ...task, items: toCounts(task.items) })),
    power: found.power,
    sequentialSeconds: found.sequentialSeconds,
    unfarmable: toCounts(found.unfarmable),
  };
}

export function checkTiers(tiers: DropTiers, path: string): void {
  checkKeys(tiers, path, DROP_SOURCES);
  for (const source of DROP_SOURCES) {
    checkWhole(tiers[source], `${path}.${source}`, 1, HIGHEST_TIERS[source]);
  }
}
