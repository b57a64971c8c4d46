import { checkOneOf, checkWhole } from '../basics/check.ts';
import type { Result } from '../basics/result.ts';
import type { PlannerTables } from '../dataset/index.ts';
import {
  type EntryError as InnerEntryError,
  setLevel as innerSetLevel,
  setSkill as innerSetSkill,
  toggleTrace as innerToggleTrace,
  type Side,
} from '../planner/edit.ts';
import { type CharacterEntry, type Entry, isSkill, isTrace, subjectOf } from '../planner/entry.ts';
import { checkEntry, checkPoint } from './check-entry.ts';

/** Why an edit was refused. Texts in a player's language are made of the code and its values. */
export type EntryError = Exclude<InnerEntryError, { readonly code: 'UNKNOWN_POINT' }>;

/**
 * The entry with the level of one side set. The target never falls behind where it is today; skills and traces that
 * the level does not allow are taken back.
 *
 * @throws InputError for what the data do not know or the game does not have
 *
 * @example
 * ```ts
 * import { goal, parseDataset, setLevel } from '@trailbook/core';
 * import data from '@trailbook/data';
 *
 * const dataset = parseDataset(data);
 * const seele = setLevel(dataset, goal(dataset, 'seele'), 'to', 60);
 * console.log(seele.to); // { level: 60, ascension: 4 }
 * ```
 */
export function setLevel<E extends Entry>(
  tables: PlannerTables,
  entry: E,
  side: Side,
  level: number,
): E {
  checkEntry(tables, entry);
  checkOneOf(side, 'side', ['from', 'to']);
  checkWhole(level, 'level', 1, subjectOf(tables, entry)?.ascensions.at(-1)?.maxLevel ?? 1);
  return innerSetLevel(tables, entry, side, level);
}

/**
 * The entry with a skill's level of one side set; the target is at least the level of today.
 *
 * @param point - the id of the skill's point, such as 1308002
 * @returns `SKILL_NEEDS_RANK` or `SKILL_NEEDS_LEVEL` where that side's level does not allow it
 * @throws InputError for what the data do not know or the game does not have
 *
 * @example
 * ```ts
 * import { goal, parseDataset, setSkill } from '@trailbook/core';
 * import data from '@trailbook/data';
 *
 * const dataset = parseDataset(data);
 * const set = setSkill(dataset, goal(dataset, 'acheron'), 1308002, 'to', 8);
 * console.log(set.ok ? set.value.skills[1308002] : set.error.code); // [ 1, 8 ]
 * ```
 */
export function setSkill(
  tables: PlannerTables,
  entry: CharacterEntry,
  point: number,
  side: Side,
  level: number,
): Result<CharacterEntry, EntryError> {
  checkEntry(tables, entry);
  checkOneOf(side, 'side', ['from', 'to']);
  const { levels } = checkPoint(tables, entry, point, 'point', isSkill);
  checkWhole(level, 'level', 1, levels.length);
  return known(innerSetSkill(tables, entry, point, side, level));
}

/**
 * The entry with a trace moved on: none, selected, unlocked, none.
 *
 * @param point - the id of the trace's point, such as 1308101
 * @returns `TRACE_NEEDS_LEVEL` or `TRACE_NEEDS_RANK` where the target does not allow it
 * @throws InputError for what the data do not know or the game does not have
 *
 * @example
 * ```ts
 * import { goal, parseDataset, toggleTrace } from '@trailbook/core';
 * import data from '@trailbook/data';
 *
 * const dataset = parseDataset(data);
 * const set = toggleTrace(dataset, goal(dataset, 'acheron'), 1308101);
 * console.log(set.ok && set.value.traces[1308101]); // unlocked
 * ```
 */
export function toggleTrace(
  tables: PlannerTables,
  entry: CharacterEntry,
  point: number,
): Result<CharacterEntry, EntryError> {
  checkEntry(tables, entry);
  checkPoint(tables, entry, point, 'point', isTrace);
  return known(innerToggleTrace(tables, entry, point));
}

/** An edit of a point that has been looked up does not fail for not finding it. */
function known(result: Result<CharacterEntry, InnerEntryError>) {
  return result as Result<CharacterEntry, EntryError>;
}
