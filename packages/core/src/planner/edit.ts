import { fail, ok, type Result } from '../basics/result.ts';
import type { CustomCharacter } from '../dataset/custom.ts';
import type { PlannerPoint, PlannerTables, PointId } from '../dataset/index.ts';
import {
  type CharacterEntry,
  type Entry,
  isSkill,
  isTrace,
  pointsOf,
  type Stand,
  subjectOf,
  type TraceState,
} from './entry.ts';
import { clamp, isBehind, withAscension, withLevel } from './levels.ts';

/** Why an edit was refused. Texts in the player's language are made of the code and its values. */
export type EntryError =
  | {
      readonly code: 'SKILL_NEEDS_RANK';
      readonly point: PointId;
      readonly level: number;
      readonly rank: number;
    }
  | {
      readonly code: 'SKILL_NEEDS_LEVEL';
      readonly point: PointId;
      readonly level: number;
      readonly characterLevel: number;
    }
  | { readonly code: 'TRACE_NEEDS_RANK'; readonly point: PointId; readonly rank: number }
  | { readonly code: 'TRACE_NEEDS_LEVEL'; readonly point: PointId; readonly characterLevel: number }
  | { readonly code: 'UNKNOWN_POINT'; readonly point: number };

/** Which stand of an entry: where it is, or where it shall be. */
export type Side = 'from' | 'to';

/**
 * The entry with the level of one side set. The target never falls behind the current stand; skills
 * and traces that the new stands do not allow are clamped and reset.
 * Rules P11, P12, P15.
 */
export function setLevel<E extends Entry>(
  tables: PlannerTables,
  entry: E,
  side: Side,
  level: number,
): E {
  const subject = subjectOf(tables, entry);
  if (!subject) return entry;
  return withStand(tables, entry, side, withLevel(subject.ascensions, entry[side], level));
}

/** The entry with the ascension of one side set; rules as for {@link setLevel}. */
export function setAscension<E extends Entry>(
  tables: PlannerTables,
  entry: E,
  side: Side,
  ascension: number,
): E {
  const subject = subjectOf(tables, entry);
  if (!subject) return entry;
  return withStand(tables, entry, side, withAscension(subject.ascensions, entry[side], ascension));
}

/**
 * The entry with a skill's current or target level set, within its levels; the target is at least the
 * current level.
 *
 * @returns SKILL_NEEDS_RANK or SKILL_NEEDS_LEVEL when the stand of that side does not allow the level
 */
export function setSkill(
  tables: PlannerTables,
  entry: CharacterEntry,
  pointId: PointId,
  side: Side,
  level: number,
): Result<CharacterEntry, EntryError> {
  const point = pointsOf(tables, entry).find((candidate) => candidate.id === pointId);
  if (!point || !isSkill(point)) return fail({ code: 'UNKNOWN_POINT', point: pointId });
  const wanted = clamp(Math.round(Number.isFinite(level) ? level : 1), 1, point.levels.length);
  const refused = unmetSkill(point, wanted, entry[side]);
  if (refused) return fail(refused);
  const [from, to] = entry.skills[pointId] ?? [1, 1];
  const goal =
    side === 'from'
      ? ([wanted, Math.max(wanted, to)] as const)
      : ([from, Math.max(wanted, from)] as const);
  return ok({ ...entry, skills: { ...entry.skills, [pointId]: goal } });
}

/**
 * The entry with a trace moved on: none, selected, unlocked, none.
 *
 * @returns TRACE_NEEDS_LEVEL or TRACE_NEEDS_RANK when the target does not allow the trace
 */
export function toggleTrace(
  tables: PlannerTables,
  entry: CharacterEntry,
  pointId: PointId,
): Result<CharacterEntry, EntryError> {
  const point = pointsOf(tables, entry).find((candidate) => candidate.id === pointId);
  if (!point || !isTrace(point)) return fail({ code: 'UNKNOWN_POINT', point: pointId });
  const refused = unmetTrace(point, entry.to);
  if (refused) return fail(refused);
  const { [pointId]: state, ...others } = entry.traces;
  const next = nextState(state);
  return ok({ ...entry, traces: next ? { ...others, [pointId]: next } : others });
}

/** Whether a stand allows a trace. */
export function allowsTrace(point: PlannerPoint, stand: Stand): boolean {
  return unmetTrace(point, stand) === undefined;
}

/** The highest level of a skill that a stand allows. */
export function highestSkillLevel(point: PlannerPoint, stand: Stand): number {
  const barred = point.levels.findIndex(
    (row) => (row.ascension ?? 0) > stand.ascension || (row.characterLevel ?? 0) > stand.level,
  );
  return barred === -1 ? point.levels.length : Math.max(barred, 1);
}

/** The entry with its target at the end of everything: levels, skills, and all traces selected. */
export function setEverything(tables: PlannerTables, entry: Entry): Entry {
  const subject = subjectOf(tables, entry);
  if (!subject) return entry;
  const to = {
    level: subject.ascensions.at(-1)?.maxLevel ?? 1,
    ascension: subject.ascensions.length - 1,
  };
  if (entry.kind === 'lightCone') return { ...entry, to };
  const points = pointsOf(tables, entry);
  return {
    ...entry,
    to,
    skills: Object.fromEntries(
      points
        .filter(isSkill)
        .map((point) => [
          point.id,
          [entry.skills[point.id]?.[0] ?? 1, point.levels.length] as const,
        ]),
    ),
    traces: Object.fromEntries(
      points.filter(isTrace).map((point) => [point.id, entry.traces[point.id] ?? 'selected']),
    ),
  };
}

/**
 * The entry in another variant of its character. Both variants have the same tree under other ids, so
 * skills and traces are carried over by their place in it.
 *
 * @returns the entry as it was when there is no such variant
 */
export function setEnhanced(
  tables: PlannerTables,
  entry: CharacterEntry,
  enhanced: number,
): CharacterEntry {
  const changed = { ...entry, enhanced };
  return pointsOf(tables, changed).length === 0 ? entry : carryPoints(tables, entry, changed);
}

/**
 * The entry of another custom character: levels stay, skills and traces are carried over by their place in
 * the tree, as {@link setEnhanced} does; what the new one does not allow is clamped.
 */
export function setCustomCharacter(
  tables: PlannerTables,
  entry: CharacterEntry,
  custom: CustomCharacter,
): CharacterEntry {
  const changed = { ...entry, custom };
  if (pointsOf(tables, changed).length === 0) return entry;
  return fitPoints(tables, carryPoints(tables, entry, changed));
}

/** The entry with the states of its points under the ids of the changed one. */
function carryPoints(
  tables: PlannerTables,
  entry: CharacterEntry,
  changed: CharacterEntry,
): CharacterEntry {
  const before = new Map(pointsOf(tables, entry).map((point) => [point.anchor, point.id]));
  const carried = <T>(states: Readonly<Record<string, T>>) =>
    Object.fromEntries(
      pointsOf(tables, changed).flatMap((point) => {
        const state = states[before.get(point.anchor) ?? ''];
        return state === undefined ? [] : [[point.id, state]];
      }),
    );
  return { ...changed, skills: carried(entry.skills), traces: carried(entry.traces) };
}

function withStand<E extends Entry>(tables: PlannerTables, entry: E, side: Side, stand: Stand): E {
  const moved: E = { ...entry, [side]: stand };
  const ordered = isBehind(moved.to, moved.from) ? { ...moved, to: catchUp(tables, moved) } : moved;
  return ordered.kind === 'character'
    ? (fitPoints(tables, ordered) as E & CharacterEntry)
    : ordered;
}

/** The target raised to the current stand: the higher ascension, and a level that fits both. */
function catchUp(tables: PlannerTables, entry: Entry): Stand {
  const { ascensions } = subjectOf(tables, entry) ?? { ascensions: [] };
  const level = Math.max(entry.to.level, entry.from.level);
  const ascension = Math.max(entry.to.ascension, entry.from.ascension);
  return withLevel(ascensions, { level, ascension }, level);
}

/** Skills clamped to what the stands allow, traces reset that the target does not allow. */
export function fitPoints(tables: PlannerTables, entry: CharacterEntry): CharacterEntry {
  const points = new Map(pointsOf(tables, entry).map((point) => [String(point.id), point]));
  const skills = Object.entries(entry.skills).map(([id, [from, to]]) => {
    const point = points.get(id);
    if (!point) return [id, [from, to] as const] as const;
    const current = Math.min(from, highestSkillLevel(point, entry.from));
    const target = Math.min(to, highestSkillLevel(point, entry.to));
    return [id, [current, Math.max(current, target)] as const] as const;
  });
  const traces = Object.entries(entry.traces).filter(([id]) => {
    const point = points.get(id);
    return point === undefined || allowsTrace(point, entry.to);
  });
  return { ...entry, skills: Object.fromEntries(skills), traces: Object.fromEntries(traces) };
}

function unmetSkill(point: PlannerPoint, level: number, stand: Stand): EntryError | undefined {
  const row = point.levels[level - 1];
  if (row?.ascension !== undefined && row.ascension > stand.ascension) {
    return { code: 'SKILL_NEEDS_RANK', point: point.id, level, rank: row.ascension };
  }
  if (row?.characterLevel !== undefined && row.characterLevel > stand.level) {
    return {
      code: 'SKILL_NEEDS_LEVEL',
      point: point.id,
      level,
      characterLevel: row.characterLevel,
    };
  }
  return undefined;
}

function unmetTrace(point: PlannerPoint, stand: Stand): EntryError | undefined {
  const row = point.levels[0];
  // A trace that needs both is a programmer's error (Rule P14); the game has none.
  if (row?.ascension !== undefined && row.characterLevel !== undefined) {
    throw new Error(`Trace ${point.id} needs both a level and an ascension.`);
  }
  if (row?.ascension !== undefined && row.ascension > stand.ascension) {
    return { code: 'TRACE_NEEDS_RANK', point: point.id, rank: row.ascension };
  }
  if (row?.characterLevel !== undefined && row.characterLevel > stand.level) {
    return { code: 'TRACE_NEEDS_LEVEL', point: point.id, characterLevel: row.characterLevel };
  }
  return undefined;
}

function nextState(state: TraceState | undefined): TraceState | undefined {
  if (state === undefined) return 'selected';
  return state === 'selected' ? 'unlocked' : undefined;
}
