import type { PlannerTables } from '../dataset/index.ts';
import type { Goal } from '../planner/entry.ts';
import {
  type Requirements as InnerRequirements,
  requirements as innerRequirements,
} from '../planner/requirements.ts';
import { checkGoal } from './check-entry.ts';
import { type Counts, toCounts } from './counts.ts';

/** What a goal costs. */
export interface Requirements extends InnerRequirements<Counts> {}

/**
 * What a goal costs before any stock: items of ascensions, skills and traces, and raw experience. `plan` feeds the
 * experience, and counts what that costs.
 *
 * @throws InputError for what the data do not know or the game does not allow
 *
 * @example
 * ```ts
 * import { goal, parseDataset, requirements } from '@trailbook/core';
 * import data from '@trailbook/data';
 *
 * const dataset = parseDataset(data);
 * const { items, exp } = requirements(dataset, goal(dataset, 'acheron', { traces: 'none' }));
 * console.log(items[2], 'credits,', exp.character, 'experience');
 * ```
 */
export function requirements(tables: PlannerTables, goal: Goal): Requirements {
  checkGoal(tables, goal, 'goal');
  const found = innerRequirements(tables, goal);
  return { ...found, items: toCounts(found.items) };
}
