import type { PlannerTables, PointId } from '../dataset/index.ts';
import {
  type EntryError,
  highestSkillLevel,
  type Side,
  setAscension,
  setLevel,
  setSkill,
} from './edit.ts';
import { type CharacterEntry, pointsOf } from './entry.ts';

/** A skill set as far as its side's stand allows, and why it went no further. */
export interface FittedSkill {
  readonly entry: CharacterEntry;
  /** What the level that was asked for needs; absent when it was allowed. */
  readonly barred?: EntryError;
}

interface SkillTarget {
  readonly point: PointId;
  readonly side: Side;
  readonly level: number;
}

/** The entry with a skill's level set to what was asked for, or to the highest that is allowed. */
export function fitSkill(
  tables: PlannerTables,
  entry: CharacterEntry,
  { point: id, side, level }: SkillTarget,
): FittedSkill {
  const requested = setSkill(tables, entry, id, side, level);
  if (requested.ok) return { entry: requested.value };
  const point = pointsOf(tables, entry).find((candidate) => candidate.id === id);
  if (!point) return { entry, barred: requested.error };
  const allowed = setSkill(tables, entry, id, side, highestSkillLevel(point, entry[side]));
  return { entry: allowed.ok ? allowed.value : entry, barred: requested.error };
}

/** The entry with that side's ascension and level raised as far as a skill's level needs, and the level set. */
export function raiseForSkill(
  tables: PlannerTables,
  entry: CharacterEntry,
  target: SkillTarget,
): CharacterEntry {
  const fitted = fitSkill(tables, entry, target);
  if (!fitted.barred) return fitted.entry;
  switch (fitted.barred.code) {
    case 'SKILL_NEEDS_RANK':
      return raiseForSkill(
        tables,
        setAscension(tables, entry, target.side, fitted.barred.rank),
        target,
      );
    case 'SKILL_NEEDS_LEVEL':
      return raiseForSkill(
        tables,
        setLevel(tables, entry, target.side, fitted.barred.characterLevel),
        target,
      );
    default:
      return fitted.entry;
  }
}
