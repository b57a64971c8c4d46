import { checkKind, checkKnown, checkOneOf, checkWhole, MOST } from '../basics/check.ts';
import { InputError } from '../basics/input-error.ts';
import type { PlannerPoint, PlannerTables } from '../dataset/index.ts';
import {
  type Entry,
  type Goal,
  pointsOf,
  type SkillGoal,
  type Stand,
  subjectOf,
  type TraceState,
} from '../planner/entry.ts';
import { levelRange } from '../planner/levels.ts';
import { checkTables } from './check-tables.ts';

/** Checks the entries of one plan, and that each can be told from the others. */
export function checkEntries(tables: PlannerTables, entries: readonly Entry[]): void {
  checkTables(tables);
  checkKind(entries, 'entries', 'Array');
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
  checkWhole(entry.entryId, `${path}.entryId`, 0, MOST);
  checkWhole(entry.priority, `${path}.priority`, 0, MOST);
  checkKind(entry.enabled, `${path}.enabled`, 'Boolean');
  if (entry.kind === 'character') checkWhole(entry.eidolon, `${path}.eidolon`, 0, 6);
}

/**
 * Checks what is wanted: of a thing that the data know, with levels that it has. Whether a skill's level waits for a
 * higher ascension changes nothing of what it costs; `goal` asks for that, and golden cases do.
 */
export function checkGoal(tables: PlannerTables, goal: Goal, path: string): void {
  checkTables(tables);
  checkKind(goal, path);
  checkOneOf(goal.kind, `${path}.kind`, ['character', 'lightCone']);
  const subject = subjectOf(tables, goal);
  checkKnown(subject, `${path}.id`, goal.id);
  let least: Stand = { level: 1, ascension: 0 };
  for (const side of ['from', 'to'] as const) {
    const stand = goal[side];
    checkWhole(
      stand?.ascension,
      `${path}.${side}.ascension`,
      least.ascension,
      subject.ascensions.length - 1,
    );
    const { min, max } = levelRange(subject.ascensions, stand.ascension);
    checkWhole(stand.level, `${path}.${side}.level`, Math.max(min, least.level), max);
    least = stand;
  }
  if (goal.kind === 'character') {
    const points = pointsOf(tables, goal);
    checkKnown(points[0], `${path}.enhanced`, goal.enhanced);
    checkStates(points, goal.skills, `${path}.skills`, checkSkill);
    checkStates(points, goal.traces, `${path}.traces`, checkTrace);
  }
}

function checkStates<State>(
  points: readonly PlannerPoint[],
  states: Readonly<Record<string, State>>,
  path: string,
  check: (state: State, path: string, levels: number) => void,
): void {
  checkKind(states, path);
  let known = 0;
  for (const { id, levels } of points) {
    if (!Object.hasOwn(states, id)) continue;
    known++;
    check(states[id] as State, `${path}.${id}`, levels.length);
  }
  const ids = Object.keys(states);
  if (ids.length === known) return;
  for (const id of ids) {
    const isKnown = points.some((point) => `${point.id}` === id);
    checkKnown(isKnown, `${path}.${id}`, id);
  }
}

function checkSkill(state: SkillGoal, path: string, levels: number): void {
  checkWhole(state?.[0], path, 1, levels);
  checkWhole(state[1], path, state[0], levels);
}

function checkTrace(state: TraceState, path: string): void {
  checkOneOf(state, path, ['selected', 'unlocked']);
}

/** Checks that an entry has a point, and that it is a skill or a trace, whichever is asked for. */
export function checkPoint(
  tables: PlannerTables,
  entry: Entry,
  id: number,
  path: string,
  is: (point: PlannerPoint) => boolean,
): PlannerPoint {
  const points = entry.kind === 'character' ? pointsOf(tables, entry) : [];
  const point = points.find((candidate) => candidate.id === id && is(candidate));
  checkKnown(point, path, id);
  return point;
}
