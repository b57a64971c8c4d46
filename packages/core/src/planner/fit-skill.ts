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

interface SkillWish {
  readonly point: PointId;
  readonly side: Side;
  readonly level: number;
}

/** The entry with a skill's level set to what was asked for, or to the highest that is allowed. */
export function fitSkill(
  tables: PlannerTables,
  entry: CharacterEntry,
  { point: id, side, level }: SkillWish,
): FittedSkill {
  const asked = setSkill(tables, entry, id, side, level);
  if (asked.ok) return { entry: asked.value };
  const point = pointsOf(tables, entry).find((candidate) => candidate.id === id);
  if (!point) return { entry, barred: asked.error };
  const allowed = setSkill(tables, entry, id, side, highestSkillLevel(point, entry[side]));
  return { entry: allowed.ok ? allowed.value : entry, barred: asked.error };
}

/** The entry with that side's ascension and level raised as far as a skill's level needs, and the level set. */
export function raiseForSkill(
  tables: PlannerTables,
  entry: CharacterEntry,
  wish: SkillWish,
): CharacterEntry {
  const fitted = fitSkill(tables, entry, wish);
  if (!fitted.barred) return fitted.entry;
  switch (fitted.barred.code) {
    case 'SKILL_NEEDS_RANK':
      return raiseForSkill(
        tables,
        setAscension(tables, entry, wish.side, fitted.barred.rank),
        wish,
      );
    case 'SKILL_NEEDS_LEVEL':
      return raiseForSkill(
        tables,
        setLevel(tables, entry, wish.side, fitted.barred.characterLevel),
        wish,
      );
    default:
      return fitted.entry;
  }
}
