import { checkKeys, checkWhole } from '../basics/check.ts';
import type { FarmKind, PlannerTables } from '../dataset/index.ts';
import { stockOf } from '../planner/counts.ts';
import { type DropTiers, HIGHEST_TIERS } from '../planner/drop-tiers.ts';
import { farming as innerFarming } from '../planner/farming.ts';
import { checkTables } from './check-tables.ts';
import { type Counts, checkCounts, toCounts } from './counts.ts';

/** Runs of one source for one material, its tiers together. */
export interface FarmTask {
  /** What is missing of it. */
  readonly items: Counts;
  readonly kind: FarmKind;
  /** Where it is farmed, by the id of the stage. */
  readonly stage: number;
  /** Runs until the scarcest tier has dropped often enough. */
  readonly attempts: number;
  /** Runs when lower tiers that drop are made into higher ones, and experience is fed as it drops. */
  readonly attemptsWithSynthesis: number;
  /** Trailblaze power of one run. */
  readonly power: number;
}

/** What it takes to farm what is missing. */
export interface Farming {
  readonly tasks: readonly FarmTask[];
  /** Trailblaze power of all attempts. */
  readonly power: number;
  /**
   * The time when one task is done after the other: power as it comes back by itself, and a week for each three runs
   * of an Echo of War. `schedule` does them side by side, and so is done earlier.
   */
  readonly sequentialSeconds: number;
  /** What no run gives. */
  readonly unfarmable: Counts;
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
    sequentialSeconds: found.durationSeconds,
    unfarmable: toCounts(found.unfarmable),
  };
}

export function checkTiers(tiers: DropTiers, path: string): void {
  checkKeys(tiers, path, Object.keys(HIGHEST_TIERS));
  for (const [source, highest] of Object.entries(HIGHEST_TIERS)) {
    checkWhole(tiers[source as keyof DropTiers], `${path}.${source}`, 1, highest);
  }
}
