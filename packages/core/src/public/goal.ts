import { checkKeys, checkKind, checkKnown, checkOneOf, checkWhole, MOST } from '../basics/check.ts';
import type { PlannerCharacter, PlannerPoint, PlannerTables } from '../dataset/index.ts';
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
import { fits } from '../planner/levels.ts';
import { checkTables } from './check-tables.ts';

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
  checkTables(tables);
  checkKeys(wish, 'wish', [...ENTRY, ...POINTS, 'eidolon', 'enhanced']);
  const now = wish.from ?? {};
  checkKeys(now, 'from', [...STAND, ...POINTS]);
  const { id, ascensions, variants } = find(tables.characters, character, 'character');
  const { enhanced = 0, eidolon = 0 } = wish;
  checkWhole(eidolon, 'eidolon', 0, 6);
  const points = variants.find((variant) => variant.enhanced === enhanced)?.points;
  checkKnown(points, 'enhanced', enhanced);
  const stands = standsOf(ascensions, now, wish);
  const skills = skillsOf(points, stands, now.skills ?? 1, wish.skills);
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
  checkTables(tables);
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
  const found = [...rows.values()].find(({ id, pageId }) => id === wanted || pageId === wanted);
  checkKnown(found, path, wanted);
  return found;
}

function placeOf(id: number, { entryId = id, priority = 0 }: EntryWish) {
  checkWhole(entryId, 'entryId', 0, MOST);
  checkWhole(priority, 'priority', 0, MOST);
  return { entryId, priority, enabled: true };
}

type Ascensions = PlannerCharacter['ascensions'];

const START: Stand = { level: 1, ascension: 0 };

function standsOf(ascensions: Ascensions, now: StandWish, wish: StandWish) {
  const from = standOf(ascensions, { ...now, level: now.level ?? 1 }, START, 'from.');
  const to = standOf(ascensions, wish, from, '');
  return { from, to };
}

/** The last level where none is wished for, at the lowest ascension that it is possible at. */
function standOf(
  ascensions: Ascensions,
  { level, ascension }: StandWish,
  least: Stand,
  path: string,
): Stand {
  const last = ascensions.at(-1)?.maxLevel ?? 1;
  const wanted = level ?? last;
  checkWhole(wanted, `${path}level`, least.level, last);
  const ranks = [...ascensions.keys()].filter(
    (rank) => rank >= least.ascension && fits(ascensions, rank, wanted),
  );
  const [lowest = 0] = ranks;
  const rank = ascension ?? lowest;
  checkWhole(rank, `${path}ascension`, lowest, ranks.at(-1) ?? lowest);
  return { level: wanted, ascension: rank };
}

function skillsOf(
  points: readonly PlannerPoint[],
  { from, to }: { readonly from: Stand; readonly to: Stand },
  now: SkillLevels,
  wish: SkillLevels | undefined,
): Record<string, SkillGoal> {
  const skills = points.filter(isSkill);
  checkLevels(skills, now, 'from.skills');
  checkLevels(skills, wish ?? 1, 'skills');
  return Object.fromEntries(
    skills.map((point) => {
      const start = levelOf(point, now, { stand: from, least: 1, path: 'from.skills' });
      const end = wish
        ? levelOf(point, wish, { stand: to, least: start, path: 'skills' })
        : highestSkillLevel(point, to);
      return [point.id, [start, end] as const];
    }),
  );
}

function checkLevels(skills: readonly PlannerPoint[], levels: SkillLevels, path: string): void {
  const ids = skills.map(({ id }) => `${id}`);
  if (typeof levels === 'object') checkKeys(levels, path, ids);
  else checkWhole(levels, path, 1, Math.max(...skills.map((point) => point.levels.length)));
}

/** A skill's level, as low as can be where it is not listed. */
function levelOf(
  point: PlannerPoint,
  levels: SkillLevels,
  { stand, least, path }: { readonly stand: Stand; readonly least: number; readonly path: string },
): number {
  const highest = highestSkillLevel(point, stand);
  const isForAll = typeof levels === 'number';
  const requested = (isForAll ? levels : levels[point.id]) ?? least;
  const level = isForAll ? Math.min(requested, point.levels.length) : requested;
  checkWhole(
    isForAll && level > highest ? requested : level,
    isForAll ? path : `${path}.${point.id}`,
    least,
    highest,
  );
  return level;
}

function tracesOf(
  points: readonly PlannerPoint[],
  stand: Stand,
  choice: TraceChoice,
  path: string,
): readonly number[] {
  const traces = points.filter(isTrace);
  const allowed = traces.filter((point) => allowsTrace(point, stand)).map(({ id }) => id);
  if (choice === 'none') return [];
  if (choice === 'all') return allowed;
  checkKind(choice, path, 'Array');
  for (const id of choice) {
    checkKnown(
      traces.find((point) => point.id === id),
      path,
      id,
    );
    checkOneOf(id, path, allowed);
  }
  return choice;
}
