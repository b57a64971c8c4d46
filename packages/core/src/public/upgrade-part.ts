import { checkKeys, checkKind } from '../basics/check.ts';
import type { Result } from '../basics/result.ts';
import type { PlannerPoint, PlannerTables } from '../dataset/index.ts';
import { type Entry, isSkill, isTrace } from '../planner/entry.ts';
import { type UpgradeMode, upgradeBy } from '../planner/upgrade.ts';
import { type UpgradePart as InnerPart, partOf } from '../planner/upgrade-part.ts';
import { checkPoint } from './check-entry.ts';
import {
  checkUpgrade,
  type NotEnoughMaterials,
  type Upgraded,
  type UpgradeInput,
  written,
} from './upgrade.ts';

/** The things that an upgrade does, to be ticked one by one. What is left out stays as it is, and costs nothing. */
export interface UpgradePart extends Partial<InnerPart> {}

/**
 * Marks some of an entry as done: only what the part names is reached, and only that is taken from the inventory. While
 * level and ascension stay, skills rise as far as these allow, and traces that they do not allow wait.
 *
 * @param mode - `'covered'` only when nothing of the part is missing; `'anyway'` all the same, and takes what there is
 * @throws InputError for what the data do not know or the game does not allow
 *
 * @example
 * ```ts
 * import { goal, parseDataset, upgradePart } from '@trailbook/core';
 * import data from '@trailbook/data';
 *
 * const dataset = parseDataset(data);
 * const entry = goal(dataset, 'acheron', { from: { level: 70 }, skills: 8 });
 * const part = { skills: [1308002], traces: [1308101] };
 * const done = upgradePart(dataset, { entry, inventory: {}, part }, 'anyway');
 * if (done.ok) console.log(done.value.entry.from.level, done.value.entry.traces[1308101]); // 70 unlocked
 * ```
 */
export function upgradePart<E extends Entry>(
  tables: PlannerTables,
  input: UpgradeInput<E> & { readonly part: UpgradePart },
  mode: UpgradeMode,
): Result<Upgraded<E>, NotEnoughMaterials> {
  checkKeys(input, 'input', ['entry', 'inventory', 'part']);
  checkUpgrade(tables, input, mode);
  checkKeys(input.part, 'part', ['stand', 'skills', 'traces']);
  const { entry, part } = input;
  const { stand = false, skills = [], traces = [] } = part;
  checkKind(stand, 'part.stand', 'Boolean');
  checkPoints(tables, entry, skills, 'part.skills', isSkill);
  checkPoints(tables, entry, traces, 'part.traces', isTrace);
  const step = partOf(tables, entry, { stand, skills, traces });
  return written(upgradeBy(tables, { ...input, step }, mode));
}

function checkPoints(
  tables: PlannerTables,
  entry: Entry,
  ids: readonly number[],
  path: string,
  is: (point: PlannerPoint) => boolean,
): void {
  checkKind(ids, path, 'Array');
  for (const id of ids) checkPoint(tables, entry, id, path, is);
}
