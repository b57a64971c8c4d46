import type * as z from 'zod/mini';
import type { DeepReadonly } from '../basics/deep-readonly.ts';
import type { CustomCharacter, CustomLightCone } from '../dataset/custom.ts';
import type {
  CharacterId,
  LightConeId,
  PlannerCharacter,
  PlannerLightCone,
  PlannerPoint,
  PlannerTables,
} from '../dataset/index.ts';
import type {
  characterEntrySchema,
  lightConeEntrySchema,
  skillGoalSchema,
  standSchema,
  traceStateSchema,
} from './schema.ts';

/** A level and the ascension it is at: level 20 may stand before or after the first ascension. */
export interface Stand extends DeepReadonly<z.infer<typeof standSchema>> {}

/** From where to where a skill shall go. */
export type SkillGoal = z.infer<typeof skillGoalSchema>;

/** A trace that is not listed is neither wanted nor there. */
export type TraceState = z.infer<typeof traceStateSchema>;

/** A character's goal with its place in a plan. */
export interface CharacterEntry extends DeepReadonly<z.infer<typeof characterEntrySchema>> {}

/** A light cone's goal with its place in a plan. */
export interface LightConeEntry extends DeepReadonly<z.infer<typeof lightConeEntrySchema>> {}

/** One goal of a plan. */
export type Entry = CharacterEntry | LightConeEntry;

/** What of a character shall be upgraded, from where to where. */
export interface CharacterGoal
  extends Omit<CharacterEntry, 'entryId' | 'priority' | 'enabled' | 'eidolon'> {}

/** What a light cone shall become, from where to where. */
export interface LightConeGoal extends Omit<LightConeEntry, 'entryId' | 'priority' | 'enabled'> {}

/** What shall be upgraded: a character or a light cone. */
export type Goal = CharacterGoal | LightConeGoal;

/** What tells which character or light cone a goal is of. */
export type SubjectKey =
  | Pick<CharacterGoal, 'kind' | 'id' | 'custom'>
  | Pick<LightConeGoal, 'kind' | 'id' | 'custom'>;

/** What the game knows, or would know, of an entry's character or light cone. */
export function subjectOf(
  tables: PlannerTables,
  goal: SubjectKey,
): PlannerCharacter | PlannerLightCone | undefined {
  return goal.kind === 'character' ? characterOf(tables, goal) : lightConeOf(tables, goal);
}

function characterOf(tables: PlannerTables, { id, custom }: Pick<CharacterGoal, 'id' | 'custom'>) {
  return custom ? tables.custom?.character(id, custom) : tables.characters.get(id);
}

function lightConeOf(tables: PlannerTables, { id, custom }: Pick<LightConeGoal, 'id' | 'custom'>) {
  return custom ? tables.custom?.lightCone(id, custom) : tables.lightCones.get(id);
}

/**
 * Whether the data know all that an entry is of. A plan may come from a newer version of the game, with a
 * character, light cone, variant or family that these data lack: such an entry is kept as it is and costs nothing.
 */
export function isKnown(tables: PlannerTables, goal: Goal): boolean {
  if (!subjectOf(tables, goal)) return false;
  if (goal.custom && !tables.custom?.hasFamilies(goal.custom)) return false;
  return goal.kind === 'lightCone' || pointsOf(tables, goal).length > 0;
}

/** A character's variants; none when it is unknown. */
export function variantsOf(
  tables: PlannerTables,
  goal: Pick<CharacterGoal, 'id' | 'custom'>,
): PlannerCharacter['variants'] {
  return characterOf(tables, goal)?.variants ?? [];
}

/** The points of a character's variant; none when the character or the variant is unknown. */
export function pointsOf(
  tables: PlannerTables,
  goal: Pick<CharacterGoal, 'id' | 'custom' | 'enhanced'>,
): readonly PlannerPoint[] {
  const character = characterOf(tables, goal);
  const variant = character?.variants.find(({ enhanced }) => enhanced === goal.enhanced);
  return variant?.points ?? [];
}

/**
 * Whether a point has levels that cost something. Skills of a single level are not tracked.
 * Rule P6.
 */
export function isSkill(point: PlannerPoint): boolean {
  return point.levels.length > 1;
}

/** Whether a point is unlocked once, at a cost. Free extras of some protagonists are not. */
export function isTrace(point: PlannerPoint): boolean {
  return point.levels.length === 1 && (point.levels[0]?.cost.length ?? 0) > 0;
}

/**
 * A new entry of a character: from the very beginning to everything there is, at the top of the plan.
 * Rule P7.
 *
 * @param options.now - the time in milliseconds; becomes the entry's id
 * @returns undefined when there is no such character or variant
 */
export function newCharacterEntry(
  tables: PlannerTables,
  id: CharacterId,
  options: {
    readonly now: number;
    readonly enhanced?: number;
    readonly custom?: CustomCharacter;
  },
): CharacterEntry | undefined {
  const { now, enhanced = 0, custom } = options;
  const goal = { kind: 'character', id, ...(custom ? { custom } : {}) } as const;
  const character = subjectOf(tables, goal);
  const points = pointsOf(tables, { ...goal, enhanced });
  if (!character || points.length === 0) return undefined;
  return {
    ...goal,
    entryId: now,
    priority: 0,
    enabled: true,
    enhanced,
    eidolon: 0,
    ...fromStartToEnd(character),
    skills: Object.fromEntries(
      points.filter(isSkill).map((point) => [point.id, [1, point.levels.length] as const]),
    ),
    traces: Object.fromEntries(
      points.filter(isTrace).map((point) => [point.id, 'selected' as const]),
    ),
  };
}

/**
 * A new entry of a light cone, from level 1 to the last.
 *
 * @returns undefined when there is no such light cone
 */
export function newLightConeEntry(
  tables: PlannerTables,
  id: LightConeId,
  options: { readonly now: number; readonly custom?: CustomLightCone },
): LightConeEntry | undefined {
  const { now, custom } = options;
  const goal = { kind: 'lightCone', id, ...(custom ? { custom } : {}) } as const;
  const lightCone = subjectOf(tables, goal);
  if (!lightCone) return undefined;
  return {
    ...goal,
    entryId: now,
    priority: 0,
    enabled: true,
    ...fromStartToEnd(lightCone),
  };
}

function fromStartToEnd(subject: Pick<PlannerCharacter, 'ascensions'>) {
  return {
    from: { level: 1, ascension: 0 },
    to: {
      level: subject.ascensions.at(-1)?.maxLevel ?? 1,
      ascension: subject.ascensions.length - 1,
    },
  };
}

/**
 * Levels that the entry's eidolon adds to a point's skills. They cost nothing and only show.
 * Source: AvatarRankConfig.SkillAddLevelList.
 */
export function eidolonBonus(
  tables: PlannerTables,
  entry: Pick<CharacterEntry, 'id' | 'custom' | 'enhanced' | 'eidolon'>,
  point: PlannerPoint,
): number {
  const variants = variantsOf(tables, entry);
  const eidolons = variants.find((variant) => variant.enhanced === entry.enhanced)?.eidolons ?? [];
  return eidolons
    .filter((eidolon) => eidolon.rank <= entry.eidolon)
    .map((eidolon) => Math.max(0, ...point.skills.map((skill) => eidolon.skillLevels[skill] ?? 0)))
    .reduce((sum, bonus) => sum + bonus, 0);
}
