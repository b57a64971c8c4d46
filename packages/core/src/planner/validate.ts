import { fail, ok, type Result } from '../basics/result.ts';
import type { PlannerTables } from '../dataset/index.ts';
import { allowsTrace, highestSkillLevel } from './edit.ts';
import { type Goal, isSkill, isTrace, pointsOf, type Stand, subjectOf } from './entry.ts';
import { isBehind, levelRange } from './levels.ts';

/** Why an entry cannot be as it is; a field's path where one is at fault. */
export type ValidationError =
  | { readonly code: 'UNKNOWN_SUBJECT'; readonly id: number }
  | { readonly code: 'OUT_OF_RANGE'; readonly path: string };

/**
 * Whether an entry fits the game: its character or light cone is known, each level lies within its
 * ascension, targets are not behind, and skills and traces are such as its stands allow.
 * Rules P10, P11, P12, P13, P14.
 */
export function validateEntry<G extends Goal>(
  tables: PlannerTables,
  entry: G,
): Result<G, ValidationError> {
  const subject = subjectOf(tables, entry);
  if (!subject) return fail({ code: 'UNKNOWN_SUBJECT', id: entry.id });
  for (const side of ['from', 'to'] as const) {
    const path = unfitStand(subject.ascensions, entry[side]);
    if (path) return fail({ code: 'OUT_OF_RANGE', path: `${side}.${path}` });
  }
  if (isBehind(entry.to, entry.from)) return fail({ code: 'OUT_OF_RANGE', path: 'to' });
  if (entry.kind === 'lightCone') return ok(entry);
  const points = new Map(pointsOf(tables, entry).map((point) => [String(point.id), point]));
  if (points.size === 0) return fail({ code: 'OUT_OF_RANGE', path: 'enhanced' });
  for (const [id, [from, to]] of Object.entries(entry.skills)) {
    const point = points.get(id);
    const fits =
      point &&
      Number.isInteger(from) &&
      Number.isInteger(to) &&
      isSkill(point) &&
      from >= 1 &&
      from <= to &&
      from <= highestSkillLevel(point, entry.from) &&
      to <= highestSkillLevel(point, entry.to);
    if (!fits) return fail({ code: 'OUT_OF_RANGE', path: `skills.${id}` });
  }
  for (const id of Object.keys(entry.traces)) {
    const point = points.get(id);
    if (!point || !isTrace(point) || !allowsTrace(point, entry.to)) {
      return fail({ code: 'OUT_OF_RANGE', path: `traces.${id}` });
    }
  }
  return ok(entry);
}

function unfitStand(
  ascensions: Parameters<typeof levelRange>[0],
  { level, ascension }: Stand,
): 'level' | 'ascension' | undefined {
  if (!Number.isInteger(ascension) || ascension < 0 || ascension >= ascensions.length) {
    return 'ascension';
  }
  const { min, max } = levelRange(ascensions, ascension);
  return Number.isInteger(level) && level >= min && level <= max ? undefined : 'level';
}
