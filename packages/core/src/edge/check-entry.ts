import type { PlannerTables } from '../dataset/index.ts';
import {
  type CharacterGoal,
  type Entry,
  type Goal,
  pointsOf,
  type Stand,
  subjectOf,
} from '../planner/entry.ts';
import { levelRange } from '../planner/levels.ts';
import { checkObject, checkOneOf, checkWhole } from './check.ts';
import { InputError } from './input-error.ts';

const KNOWN = 'a known id';

/** Checks the entries of one plan, and that each can be told from the others. */
export function checkEntries(tables: PlannerTables, entries: readonly Entry[]): void {
  if (!Array.isArray(entries)) throw new InputError('WRONG_TYPE', 'entries', 'a list', entries);
  const seen = new Set<number>();
  for (const [at, entry] of entries.entries()) {
    checkEntry(tables, entry, `entries.${at}`);
    if (seen.has(entry.entryId)) {
      const expected = 'an id that no other entry has';
      throw new InputError('DUPLICATE_ENTRY', `entries.${at}.entryId`, expected, entry.entryId);
    }
    seen.add(entry.entryId);
  }
}

export function checkEntry(tables: PlannerTables, entry: Entry, path = 'entry'): void {
  checkGoal(tables, entry, path);
  checkWhole(entry.entryId, `${path}.entryId`, 0);
  checkWhole(entry.priority, `${path}.priority`, 0);
  checkOneOf(entry.enabled, `${path}.enabled`, [true, false]);
  if (entry.kind === 'character') checkWhole(entry.eidolon, `${path}.eidolon`, 0, 6);
}

/**
 * Checks what is wanted: of a thing that the data know, with levels that it has. Whether a skill's level waits for a
 * higher ascension changes nothing of what it costs; `goal` asks for that, and golden cases do.
 */
export function checkGoal(tables: PlannerTables, goal: Goal, path: string): void {
  checkObject(goal, path);
  checkOneOf(goal.kind, `${path}.kind`, ['character', 'lightCone']);
  const subject = subjectOf(tables, goal);
  if (!subject) throw new InputError('UNKNOWN_ID', `${path}.id`, KNOWN, goal.id);
  let least: Stand = { level: 1, ascension: 0 };
  for (const side of ['from', 'to'] as const) {
    checkObject(goal[side], `${path}.${side}`);
    const { level, ascension } = goal[side];
    const last = subject.ascensions.length - 1;
    checkWhole(ascension, `${path}.${side}.ascension`, least.ascension, last);
    const { min, max } = levelRange(subject.ascensions, ascension);
    checkWhole(level, `${path}.${side}.level`, Math.max(min, least.level), max);
    least = goal[side];
  }
  if (goal.kind === 'character') checkPoints(tables, goal, path);
}

function checkPoints(tables: PlannerTables, goal: CharacterGoal, path: string): void {
  const points = new Map(pointsOf(tables, goal).map((point) => [`${point.id}`, point.levels]));
  if (points.size === 0) {
    throw new InputError('UNKNOWN_ID', `${path}.enhanced`, KNOWN, goal.enhanced);
  }
  for (const part of ['skills', 'traces'] as const) {
    checkObject(goal[part], `${path}.${part}`);
    for (const [id, state] of Object.entries(goal[part])) {
      const at = `${path}.${part}.${id}`;
      const levels = points.get(id);
      if (!levels) throw new InputError('UNKNOWN_ID', at, KNOWN, id);
      if (part === 'traces') checkOneOf(state, at, ['selected', 'unlocked']);
      else {
        checkWhole(state?.[0], at, 1, levels.length);
        checkWhole(state?.[1], at, state[0], levels.length);
      }
    }
  }
}
