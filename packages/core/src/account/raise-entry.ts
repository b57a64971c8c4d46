import type { PlannerPoint, PlannerTables } from '../dataset/index.ts';
import { allowsTrace, highestSkillLevel } from '../planner/edit.ts';
import {
  type CharacterEntry,
  type Entry,
  isSkill,
  isTrace,
  type LightConeEntry,
  pointsOf,
  type SkillGoal,
  type Stand,
  subjectOf,
  type TraceState,
  variantsOf,
} from '../planner/entry.ts';
import { levelRange } from '../planner/levels.ts';
import type { CharacterSnapshot, LightConeSnapshot } from './account-snapshot.ts';

/** Whether the game has such a stand. */
export function isStand(tables: PlannerTables, entry: Entry, { level, ascension }: Stand): boolean {
  const ascensions = subjectOf(tables, entry)?.ascensions ?? [];
  const { min, max } = levelRange(ascensions, ascension);
  return ascension < ascensions.length && level >= min && level <= max;
}

/** A light cone's entry from where it stands now; never from further behind. */
export function raisedLightCone(
  entry: LightConeEntry,
  snapshot: LightConeSnapshot,
): LightConeEntry {
  return { ...entry, ...standsOf(entry, snapshot) };
}

/** A character's entry raised to the account's levels; lower levels in the account change nothing, further goals stay. */
export function raisedCharacter(
  tables: PlannerTables,
  entry: CharacterEntry,
  snapshot: CharacterSnapshot,
): CharacterEntry {
  const raised = { ...entry, ...standsOf(entry, snapshot) };
  const levelOf = levelsIn(tables, entry, snapshot);
  const points = pointsOf(tables, raised);
  const skills: Record<string, SkillGoal> = { ...raised.skills };
  const traces: Record<string, TraceState> = { ...raised.traces };
  for (const point of points) {
    const level = levelOf(point);
    if (level === 0) continue;
    if (isTrace(point) && allowsTrace(point, raised.to)) traces[point.id] = 'unlocked';
    if (!isSkill(point)) continue;
    const [from, to] = skills[point.id] ?? [1, 1];
    const now = Math.max(from, Math.min(level, highestSkillLevel(point, raised.from)));
    if (now > 1 || skills[point.id]) skills[point.id] = [now, Math.max(to, now)];
  }
  return {
    ...raised,
    skills,
    traces,
    eidolon: Math.max(entry.eidolon, Math.min(snapshot.eidolon, 6)),
  };
}

function standsOf({ from, to }: Pick<Entry, 'from' | 'to'>, { level, ascension }: Stand) {
  const isAhead = level > from.level || (level === from.level && ascension > from.ascension);
  const now = isAhead ? { level, ascension: Math.max(ascension, from.ascension) } : from;
  return {
    from: now,
    to: {
      level: Math.max(to.level, now.level),
      ascension: Math.max(to.ascension, now.ascension),
    },
  };
}

/** The level of a point; points of an enhanced tree are where those of the standard one are. */
function levelsIn(
  tables: PlannerTables,
  entry: CharacterEntry,
  { points: { by, levels } }: CharacterSnapshot,
): (point: PlannerPoint) => number {
  if (by === 'anchor') return ({ anchor }) => levels[anchor] ?? 0;
  const byAnchor = new Map(
    variantsOf(tables, entry).flatMap((variant) =>
      variant.points.flatMap((point) => {
        const level = levels[point.id];
        return level === undefined ? [] : [[point.anchor, level] as const];
      }),
    ),
  );
  return ({ anchor }) => byAnchor.get(anchor) ?? 0;
}
