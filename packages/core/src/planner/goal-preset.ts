import type * as z from 'zod/mini';
import type { DeepReadonly } from '../basics/deep-readonly.ts';
import type { PlannerPoint, PlannerTables } from '../dataset/index.ts';
import { fitPoints } from './edit.ts';
import { type Entry, isSkill, isTrace, pointsOf, type Stand, subjectOf } from './entry.ts';
import { withLevel } from './levels.ts';
import type { goalPresetSchema, ownPresetSchema } from './schema.ts';

/**
 * A goal that fits any character or light cone: a level and, by their place in the tree, which is the same for every
 * path, levels of skills and traces.
 */
export interface GoalPreset extends DeepReadonly<z.infer<typeof goalPresetSchema>> {}

/** A goal that a player has kept under a name. */
export interface OwnPreset extends DeepReadonly<z.infer<typeof ownPresetSchema>> {}

/** A goal in a few figures, as players tell it: `80 · 8/8/8 · bonus abilities`. */
export interface RoundGoal {
  readonly level: number;
  /** Of the skills with the most levels; shorter ones go as far as the same ascension opens them. */
  readonly skill: number;
  /** Whether the three bonus abilities are wanted. */
  readonly hasBonusAbilities: boolean;
}

/** The round goals that most players stop at. Rule P41. */
export const ROUND_GOALS: readonly RoundGoal[] = [
  { level: 80, skill: 8, hasBonusAbilities: true },
  { level: 60, skill: 6, hasBonusAbilities: false },
];

/**
 * The entry with a round goal: never below what it has already.
 * Rule P41.
 */
export function withRoundGoal<E extends Entry>(
  tables: PlannerTables,
  entry: E,
  goal: RoundGoal,
): E {
  const skills = entry.kind === 'character' ? pointsOf(tables, entry).filter(isSkill) : [];
  const rank = Math.max(0, ...skills.map(({ levels }) => levels[goal.skill - 1]?.ascension ?? 0));
  const most = Math.max(0, ...skills.map(({ levels }) => levels.length));
  return withTarget(tables, entry, {
    to: { level: goal.level, ascension: 0 },
    levelOf: ({ levels }) =>
      levels.length === most
        ? goal.skill
        : levels.filter(({ ascension = 0 }) => ascension <= rank).length,
    isWanted: ({ type }) => goal.hasBonusAbilities && type === 'bonus',
  });
}

/** What an entry aims at, as a goal for others. */
export function presetOf(tables: PlannerTables, entry: Entry): GoalPreset {
  const points = entry.kind === 'character' ? pointsOf(tables, entry) : [];
  const skills = entry.kind === 'character' ? entry.skills : {};
  const traces = entry.kind === 'character' ? entry.traces : {};
  return {
    kind: entry.kind,
    to: entry.to,
    skills: Object.fromEntries(
      points.flatMap(({ anchor, id }) => {
        const [, to] = skills[id] ?? [];
        return to === undefined ? [] : [[anchor, to]];
      }),
    ),
    traces: points.flatMap(({ anchor, id }) => (traces[id] ? [anchor] : [])),
  };
}

/**
 * The entry with the goal of another: never below what it has already. A skill that the other did not have, as that of
 * a memosprite, goes as far as the other's skills of as many levels do, else as far as the ascension opens it.
 * Rule P41.
 */
export function withPreset<E extends Entry>(
  tables: PlannerTables,
  entry: E,
  preset: GoalPreset,
): E {
  const points = entry.kind === 'character' ? pointsOf(tables, entry) : [];
  const alike = ({ levels }: PlannerPoint) =>
    points.flatMap((other) => {
      const level = preset.skills[other.anchor];
      return level !== undefined && other.levels.length === levels.length ? [level] : [];
    });
  return withTarget(tables, entry, {
    to: preset.to,
    levelOf: (point) => {
      const known = preset.skills[point.anchor];
      if (known !== undefined) return known;
      const levels = alike(point);
      return levels.length > 0 ? Math.max(...levels) : point.levels.length;
    },
    isWanted: ({ anchor }) => preset.traces.includes(anchor),
  });
}

interface Target {
  readonly to: Stand;
  readonly levelOf: (point: PlannerPoint) => number;
  readonly isWanted: (point: PlannerPoint) => boolean;
}

/** The entry with another target, raised to what is there already and lowered to what the game allows. */
function withTarget<E extends Entry>(tables: PlannerTables, entry: E, target: Target): E {
  const ascensions = subjectOf(tables, entry)?.ascensions;
  if (!ascensions) return entry;
  const raise = (one: Stand, other: Stand): Stand => {
    const level = Math.max(one.level, other.level);
    const ascension = Math.max(one.ascension, other.ascension);
    return withLevel(ascensions, { level, ascension }, level);
  };
  const wanted = withLevel(ascensions, target.to, target.to.level);
  if (entry.kind === 'lightCone') return { ...entry, to: raise(entry.from, wanted) };
  const points = pointsOf(tables, entry);
  const isThere = ({ id }: PlannerPoint) => entry.traces[id] === 'unlocked';
  // What is unlocked stays so: the target keeps the rank and the level that it needs.
  const kept = points
    .filter(isThere)
    .map(({ levels: [needs] }) =>
      withLevel(
        ascensions,
        { level: 1, ascension: needs?.ascension ?? 0 },
        Math.max(
          needs?.characterLevel ?? 1,
          ascensions[(needs?.ascension ?? 0) - 1]?.maxLevel ?? 1,
        ),
      ),
    );
  return fitPoints(tables, {
    ...entry,
    to: [wanted, ...kept].reduce(raise, entry.from),
    skills: Object.fromEntries(
      points.filter(isSkill).map((point) => {
        const from = entry.skills[point.id]?.[0] ?? 1;
        const to = Math.min(Math.max(from, target.levelOf(point)), point.levels.length);
        return [point.id, [from, to] as const];
      }),
    ),
    traces: Object.fromEntries(
      points
        .filter((point) => isTrace(point) && (isThere(point) || target.isWanted(point)))
        .map((point) => [point.id, isThere(point) ? 'unlocked' : 'selected'] as const),
    ),
  }) as E;
}
