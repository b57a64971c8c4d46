import { checkKind, checkOneOf } from '../basics/check.ts';
import { type PlannerRows, type PlannerTables, plannerTables } from '../dataset/index.ts';

/** The planner's tables in one piece, as `@trailbook/data/planner.json` holds them. */
interface TablesPack extends PlannerRows {
  readonly format: 1;
}

const LISTS = ['characters', 'lightCones', 'items', 'synthesis', 'sources', 'dropRates'] as const;

/**
 * Opens the ready planner pack: everything that the planner asks for, without names, in a fraction of the bytes. Every
 * planner function takes it in the dataset's place. It is made of checked data, so only its form is looked at.
 *
 * @param json - the content of `@trailbook/data/planner.json`
 * @throws InputError when it is something else
 *
 * @example
 * ```ts
 * import { goal, openPack, plan } from '@trailbook/core';
 * import pack from '@trailbook/data/planner.json' with { type: 'json' };
 *
 * const tables = openPack(pack);
 * const { missing } = plan(tables, { entries: [goal(tables, 'seele')] });
 * console.log(missing[2], 'credits');
 * ```
 */
export function openPack(json: unknown): PlannerTables {
  checkKind(json, 'pack');
  // What it claims to be is looked at right here.
  const pack = json as TablesPack;
  checkOneOf(pack.format, 'pack.format', [1]);
  for (const list of LISTS) checkKind(pack[list], `pack.${list}`, 'Array');
  checkKind(pack.experience, 'pack.experience');
  return plannerTables(pack);
}
