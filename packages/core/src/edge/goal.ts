import type { PlannerPoint, PlannerTables } from '../dataset/index.ts';
import { allowsTrace, highestSkillLevel } from '../planner/edit.ts';
import {
  type CharacterEntry,
  isSkill,
  isTrace,
  type LightConeEntry,
  type SkillGoal,
  type Stand,
  type TraceState,
} from '../planner/entry.ts';
import { levelRange } from '../planner/levels.ts';
import { checkKeys, checkWhole } from './check.ts';
import { InputError } from './input-error.ts';

/** Levels of skills: one for all of them, as far as each goes; or by the id of the skill's point. */
export type SkillLevels = number | Readonly<Record<string, number>>;

/** Traces, by the ids of their points. */
export type TraceChoice = 'all' | 'none' | readonly number[];

/** How far something is, or shall be. */
export interface StandWish {
  /** 1 to 80. */
  readonly level?: number;
  /** 0 to 6; where it is left out, the lowest at which the level is possible. */
  readonly ascension?: number;
}

/** Where a character is today. What is left out has not been begun. */
export interface CharacterNow extends StandWish {
  readonly skills?: SkillLevels;
  /** Those that are unlocked. */
  readonly traces?: TraceChoice;
}

interface EntryWish extends StandWish {
  /** Tells the entries of one plan apart; the id of the character or light cone where it is left out. */
  readonly entryId?: number;
  /** Its place in the plan, 0 is served first; entries of one priority go by `entryId`. */
  readonly priority?: number;
}

/** What a character shall become. What is left out goes as far as it can: a new goal wants everything. */
export interface CharacterWish extends EntryWish {
  /** Left out: as high as the level allows. */
  readonly skills?: SkillLevels;
  /** Left out, and with `'all'`: every trace that the level allows. */
  readonly traces?: TraceChoice;
  /** 0 to 6; raises what skills show, costs nothing. */
  readonly eidolon?: number;
  /** The enhanced variant of a character that has one, 0 for the standard one. */
  readonly enhanced?: number;
  readonly from?: CharacterNow;
}

/** What a light cone shall become: the last level where it is left out. */
export interface LightConeWish extends EntryWish {
  /** Where it is today; level 1 where it is left out. */
  readonly from?: StandWish;
}

const STAND = ['level', 'ascension'] as const;
const ENTRY = [...STAND, 'entryId', 'priority', 'from'] as const;
const POINTS = ['skills', 'traces'] as const;

/**
 * A goal for a character, in one line: an entry for `plan` and `requirements`.
 *
 * What is not said is wanted in full: level 80, every skill as high as it goes, **every trace selected**. It starts
 * from level 1 with nothing done, unless `from` says otherwise.
 *
 * @param character - the page id, such as `'acheron'`, or the id
 * @throws InputError for what the game does not have or does not allow
 *
 * @example
 * ```ts
 * import { goal, parseDataset, plan } from '@trailbook/core';
 * import data from '@trailbook/data';
 *
 * const dataset = parseDataset(data);
 * const acheron = goal(dataset, 'acheron', { level: 80, skills: 8, traces: 'none' });
 * console.log(plan(dataset, { entries: [acheron] }).total);
 * ```
 */
export function goal(
  tables: PlannerTables,
  character: string | number,
  wish: CharacterWish = {},
): CharacterEntry {
  checkKeys(wish, 'wish', [...ENTRY, ...POINTS, 'eidolon', 'enhanced']);
  const now = wish.from ?? {};
  checkKeys(now, 'from', [...STAND, ...POINTS]);
  const { id, ascensions, variants } = find(tables.characters, character, 'character');
  const { enhanced = 0, eidolon = 0 } = wish;
  checkWhole(eidolon, 'eidolon', 0, 6);
  const points = variants.find((variant) => variant.enhanced === enhanced)?.points;
  if (!points)
    throw new InputError('UNKNOWN_ID', 'enhanced', 'a variant of this character', enhanced);
  const stands = standsOf(ascensions, now, wish);
  const skills = skillsOf(points, stands, now.skills, wish.skills);
  const selected = tracesOf(points, stands.to, wish.traces ?? 'all', 'traces');
  const unlocked = tracesOf(points, stands.to, now.traces ?? 'none', 'from.traces');
  return {
    kind: 'character',
    id,
    ...placeOf(id, wish),
    enhanced,
    eidolon,
    ...stands,
    skills,
    traces: Object.fromEntries([
      ...selected.map((point): [number, TraceState] => [point, 'selected']),
      ...unlocked.map((point): [number, TraceState] => [point, 'unlocked']),
    ]),
  };
}

/**
 * A goal for a light cone, in one line: an entry for `plan` and `requirements`.
 *
 * @param lightCone - the page id, such as `'in-the-night'`, or the id
 * @throws InputError for what the game does not have or does not allow
 *
 * @example
 * ```ts
 * import { lightConeGoal, parseDataset, requirements } from '@trailbook/core';
 * import data from '@trailbook/data';
 *
 * const dataset = parseDataset(data);
 * const { items, exp } = requirements(dataset, lightConeGoal(dataset, 'in-the-night'));
 * console.log(items, exp.lightCone);
 * ```
 */
export function lightConeGoal(
  tables: PlannerTables,
  lightCone: string | number,
  wish: LightConeWish = {},
): LightConeEntry {
  checkKeys(wish, 'wish', ENTRY);
  const now = wish.from ?? {};
  checkKeys(now, 'from', STAND);
  const { id, ascensions } = find(tables.lightCones, lightCone, 'lightCone');
  return { kind: 'lightCone', id, ...placeOf(id, wish), ...standsOf(ascensions, now, wish) };
}

function find<Id extends number, Row extends { readonly id: Id; readonly pageId: string }>(
  rows: ReadonlyMap<Id, Row>,
  wanted: string | number,
  path: string,
): Row {
  for (const row of rows.values()) {
    if (row.id === wanted || row.pageId === wanted) return row;
  }
  throw new InputError('UNKNOWN_ID', path, 'an id or page id of the data', wanted);
}

function placeOf(id: number, { entryId = id, priority = 0 }: EntryWish) {
  checkWhole(entryId, 'entryId', 0);
  checkWhole(priority, 'priority', 0);
  return { entryId, priority, enabled: true };
}

type Ascensions = Parameters<typeof levelRange>[0];

function standsOf(ascensions: Ascensions, now: StandWish, wish: StandWish) {
  const last = ascensions.at(-1)?.maxLevel ?? 1;
  const from = standOf(ascensions, now, 1, 'from.');
  const to = standOf(ascensions, wish, last, '');
  if (to.level < from.level || to.ascension < from.ascension) {
    throw new InputError('OUT_OF_RANGE', 'level', 'at least where it is today', to.level);
  }
  return { from, to };
}

function standOf(
  ascensions: Ascensions,
  { level, ascension }: StandWish,
  otherwise: number,
  path: string,
): Stand {
  const wanted = level ?? otherwise;
  checkWhole(wanted, path.concat('level'), 1, ascensions.at(-1)?.maxLevel ?? 1);
  const fits = (rank: number) => {
    const { min, max } = levelRange(ascensions, rank);
    return wanted >= min && wanted <= max;
  };
  if (ascension === undefined) {
    return { level: wanted, ascension: ascensions.findIndex((_, rank) => fits(rank)) };
  }
  checkWhole(ascension, path.concat('ascension'), 0, ascensions.length - 1);
  if (!fits(ascension)) {
    const expected = `an ascension of level ${wanted}`;
    throw new InputError('OUT_OF_RANGE', path.concat('ascension'), expected, ascension);
  }
  return { level: wanted, ascension };
}

function skillsOf(
  points: readonly PlannerPoint[],
  { from, to }: { readonly from: Stand; readonly to: Stand },
  now: SkillLevels | undefined,
  wish: SkillLevels | undefined,
): Record<string, SkillGoal> {
  const skills = points.filter(isSkill);
  const current = levelsOf(skills, from, now ?? 1, 'from.skills');
  const wanted = wish === undefined ? undefined : levelsOf(skills, to, wish, 'skills');
  return Object.fromEntries(
    skills.map((point) => {
      const start = current.get(point.id) ?? 1;
      const end = wanted ? (wanted.get(point.id) ?? start) : highestSkillLevel(point, to);
      if (end < start) {
        throw new InputError(
          'OUT_OF_RANGE',
          `skills.${point.id}`,
          'at least where it is today',
          end,
        );
      }
      return [point.id, [start, end] as const];
    }),
  );
}

function levelsOf(
  skills: readonly PlannerPoint[],
  stand: Stand,
  levels: SkillLevels,
  path: string,
): ReadonlyMap<number, number> {
  if (typeof levels === 'object')
    checkKeys(
      levels,
      path,
      skills.map(({ id }) => String(id)),
    );
  else checkWhole(levels, path, 1, Math.max(...skills.map((point) => point.levels.length)));
  const found = new Map<number, number>();
  for (const point of skills) {
    const at = typeof levels === 'object' ? `${path}.${point.id}` : path;
    const last = point.levels.length;
    const level = typeof levels === 'object' ? levels[point.id] : Math.min(levels, last);
    if (level === undefined) continue;
    checkWhole(level, at, 1, last);
    if (level > highestSkillLevel(point, stand)) {
      const expected = `skill levels that character level ${stand.level} allows`;
      throw new InputError('OUT_OF_RANGE', at, expected, level);
    }
    found.set(point.id, level);
  }
  return found;
}

function tracesOf(
  points: readonly PlannerPoint[],
  stand: Stand,
  choice: TraceChoice,
  path: string,
): readonly number[] {
  const traces = points.filter(isTrace);
  if (choice === 'none') return [];
  if (choice === 'all') {
    return traces.filter((point) => allowsTrace(point, stand)).map(({ id }) => id);
  }
  if (!Array.isArray(choice)) {
    throw new InputError('WRONG_TYPE', path, `'all', 'none' or a list of ids`, choice);
  }
  for (const id of choice) {
    const point = traces.find((candidate) => candidate.id === id);
    if (!point) throw new InputError('UNKNOWN_ID', path, 'ids of traces of this character', id);
    if (!allowsTrace(point, stand)) {
      throw new InputError('OUT_OF_RANGE', path, `traces that level ${stand.level} allows`, id);
    }
  }
  return choice;
}
