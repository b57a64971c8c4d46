import type { PlannerPoint, PlannerTables, PointId } from '../dataset/index.ts';
import { allowsTrace, fitPoints, highestSkillLevel } from './edit.ts';
import { type CharacterEntry, type Entry, pointsOf, type Stand } from './entry.ts';
import { clamp, isBehind } from './levels.ts';

/** The things an upgrade does, one by one, so that some of them can be left for later. */
export interface UpgradePart {
  /** Level and ascension go to their target. */
  readonly stand: boolean;
  /** Skills, by point, that go to their target. */
  readonly skills: readonly PointId[];
  /** Selected traces, by point, that are unlocked. */
  readonly traces: readonly PointId[];
}

/** How far an upgrade goes where it does not go to the end. */
export interface NearerGoal {
  /** Level and ascension. */
  readonly to: Stand;
  /** Levels of skills, by point; those that are not named go to their target. */
  readonly skills: Readonly<Record<string, number>>;
}

// Rule P26.
/** The entry with goals no further than some nearer ones; what these levels do not allow is cut short. */
export function withNearerGoal(
  tables: PlannerTables,
  entry: Entry,
  { to, skills }: NearerGoal,
): Entry {
  if (entry.kind === 'lightCone') return { ...entry, to };
  const nearer = Object.entries(entry.skills).map(([id, [from, target]]) => {
    const level = skills[id] ?? target;
    return [id, [from, clamp(level, from, target)] as const] as const;
  });
  return fitPoints(tables, { ...entry, to, skills: Object.fromEntries(nearer) });
}

// Rule P26.
/**
 * The next level of one skill and nothing else: what an upgrade of it does, and how far it goes.
 *
 * @returns undefined where the skill is at its target, or its next level needs a higher level or ascension
 */
export function onlyOneLevel(
  tables: PlannerTables,
  entry: CharacterEntry,
  skill: PointId,
): { readonly level: number; readonly part: UpgradePart } | undefined {
  const point = pointsOf(tables, entry).find(({ id }) => id === skill);
  const [from, to] = entry.skills[skill] ?? [1, 1];
  const level = from + 1;
  if (!point || level > to || level > highestSkillLevel(point, entry.from)) return undefined;
  return { level, part: { stand: false, skills: [skill], traces: [] } };
}

/** Everything that an upgrade of an entry does, skills and traces in the order of its points. */
export function wholeUpgrade(tables: PlannerTables, entry: Entry): UpgradePart {
  const stand = isBehind(entry.from, entry.to);
  if (entry.kind === 'lightCone') return { stand, skills: [], traces: [] };
  const points = pointsOf(tables, entry);
  const rises = ({ id }: PlannerPoint) => {
    const [from, to] = entry.skills[id] ?? [1, 1];
    return to > from;
  };
  return {
    stand,
    skills: points.filter(rises).map(({ id }) => id),
    traces: points.filter(({ id }) => entry.traces[id] === 'selected').map(({ id }) => id),
  };
}

/**
 * What an upgrade can do while level and ascension stay where they are: skills rise as far as these allow,
 * traces that they do not allow are none of it.
 */
export function upgradesWithoutStand(tables: PlannerTables, entry: Entry): UpgradePart {
  return wholeUpgrade(
    tables,
    partOf(tables, entry, { ...wholeUpgrade(tables, entry), stand: false }),
  );
}

/**
 * The entry with no other goals than those of a part. Without its stand, goals that the current one does not
 * allow are cut short, as the game would.
 */
export function partOf<E extends Entry>(tables: PlannerTables, entry: E, part: UpgradePart): E {
  const reached: E = part.stand ? entry : { ...entry, to: entry.from };
  // A character's entry keeps whatever else its type holds: only goals are changed.
  return reached.kind === 'character'
    ? (withPoints(tables, reached, part) as E & CharacterEntry)
    : reached;
}

function withPoints(
  tables: PlannerTables,
  entry: CharacterEntry,
  part: UpgradePart,
): CharacterEntry {
  const points = new Map(pointsOf(tables, entry).map((point) => [String(point.id), point]));
  const skills = Object.entries(entry.skills).map(([id, [from, to]]) => {
    const point = points.get(id);
    if (!point || !part.skills.includes(point.id)) return [id, [from, from] as const] as const;
    const allowed = part.stand ? to : Math.min(to, highestSkillLevel(point, entry.from));
    return [id, [from, Math.max(from, allowed)] as const] as const;
  });
  const traces = Object.entries(entry.traces).filter(([id, state]) => {
    if (state === 'unlocked') return true;
    const point = points.get(id);
    if (!point || !part.traces.includes(point.id)) return false;
    return part.stand || allowsTrace(point, entry.from);
  });
  return { ...entry, skills: Object.fromEntries(skills), traces: Object.fromEntries(traces) };
}
