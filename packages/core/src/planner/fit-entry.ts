import type { PlannerTables } from '../dataset/index.ts';
import { fitPoints, setAscension, setLevel } from './edit.ts';
import {
  type CharacterEntry,
  type Entry,
  isKnown,
  isSkill,
  isTrace,
  pointsOf,
  type SkillGoal,
} from './entry.ts';
import { clamp } from './levels.ts';

/**
 * An entry of another hand as the game allows it: stands within their ranges, every skill of the character, and traces
 * that it has. What the data do not know stays as it is.
 * Rules P10 to P15.
 */
export function fitEntry(tables: PlannerTables, entry: Entry): Entry {
  if (!isKnown(tables, entry)) return entry;
  const start = { level: 1, ascension: 0 };
  const stands = (['from', 'to'] as const).reduce<Entry>(
    (fitted, side) => {
      const { level, ascension } = entry[side];
      return setLevel(tables, setAscension(tables, fitted, side, ascension), side, level);
    },
    withoutPoints({ ...entry, from: start, to: start }),
  );
  if (stands.kind === 'lightCone' || entry.kind === 'lightCone') return stands;
  return fitPoints(tables, { ...stands, ...ownPoints(tables, entry) });
}

/** Levels are fitted first: a lower one on the way would take skills and traces along. */
function withoutPoints(entry: Entry): Entry {
  return entry.kind === 'character' ? { ...entry, skills: {}, traces: {} } : entry;
}

function ownPoints(tables: PlannerTables, entry: CharacterEntry) {
  const points = pointsOf(tables, entry);
  const skills = points.filter(isSkill).map(({ id, levels }): [number, SkillGoal] => {
    const [from, to] = entry.skills[id] ?? [1, 1];
    const current = clamp(from, 1, levels.length);
    return [id, [current, clamp(to, current, levels.length)]];
  });
  const traces = points.filter(isTrace).flatMap(({ id }) => {
    const state = entry.traces[id];
    return state ? [[id, state] as const] : [];
  });
  return { skills: Object.fromEntries(skills), traces: Object.fromEntries(traces) };
}
