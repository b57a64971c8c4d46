import {
  characterEntrySchema,
  checkEntry,
  checkGoal,
  InputError,
  lightConeEntrySchema,
  standSchema,
} from '@trailbook/core/internal/checks';
import type { PlannerTables } from '@trailbook/core/internal/dataset';
import {
  type Entry,
  type Goal,
  type ItemLines,
  validateEntry,
} from '@trailbook/core/internal/planner';
import * as z from 'zod/mini';
import { count } from './figures.ts';

/** How cases write goals and entries: the planner's own schema, with fields that may be left out. */

/** By item id. */
export const counts = z.record(z.string(), count);

/** Counts of which none is as good as absent. */
export const stock = z.pipe(counts, z.transform(withoutZeros));

export function withoutZeros(all: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(all).filter(([, amount]) => amount > 0));
}

export const stand = z.strictObject(standSchema.shape);

/** A list in which nothing stands twice. */
export function eachOnce<Item>(item: z.ZodMiniType<Item>) {
  const isSet = (list: readonly Item[]) => new Set(list).size === list.length;
  return z.array(item).check(z.refine(isSet, { params: { expected: 'each of these once' } }));
}

const character = characterEntrySchema.shape;
const lightCone = lightConeEntrySchema.shape;

const characterFields = {
  kind: character.kind,
  id: character.id,
  enhanced: z.optional(character.enhanced),
  from: stand,
  to: stand,
  skills: z.optional(character.skills),
  /** Point ids to unlock. */
  traces: z.optional(eachOnce(z.string())),
};

const lightConeFields = { kind: lightCone.kind, id: lightCone.id, from: stand, to: stand };

export const goalSchema = z.discriminatedUnion('kind', [
  z.strictObject(characterFields),
  z.strictObject(lightConeFields),
]);

/** A goal with its place in a plan. */
const placeFields = {
  entryId: character.entryId,
  priority: z.optional(character.priority),
  enabled: z.optional(character.enabled),
};

export const entrySchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...placeFields, ...characterFields }),
  z.strictObject({ ...placeFields, ...lightConeFields }),
]);

/**
 * The goal that a case means.
 *
 * @throws InputError for what the game does not have or does not allow
 */
export function possibleGoal(
  tables: PlannerTables,
  written: z.infer<typeof goalSchema>,
  path: string,
): Goal {
  const goal = toGoal(written);
  checkGoal(tables, goal, path);
  checkAllowed(tables, goal, path);
  return goal;
}

/** As {@link possibleGoal}, for an entry of a plan. */
export function possibleEntry(
  tables: PlannerTables,
  written: z.infer<typeof entrySchema>,
  path: string,
): Entry {
  const { entryId, priority = 0, enabled = true } = written;
  const goal = toGoal(written);
  const place = { entryId, priority, enabled };
  const entry: Entry =
    goal.kind === 'character' ? { ...goal, ...place, eidolon: 0 } : { ...goal, ...place };
  checkEntry(tables, entry, path);
  checkAllowed(tables, entry, path);
  return entry;
}

function checkAllowed(tables: PlannerTables, goal: Goal, path: string): void {
  const verdict = validateEntry(tables, goal);
  if (verdict.ok || verdict.error.code !== 'OUT_OF_RANGE') return;
  const at = `${path}.${verdict.error.path}`;
  throw new InputError('OUT_OF_RANGE', at, 'what the game allows', 'what it does not');
}

function toGoal(written: z.infer<typeof goalSchema> | z.infer<typeof entrySchema>): Goal {
  const { kind, id, from, to } = written;
  if (kind === 'lightCone') return { kind, id, from, to };
  const { enhanced = 0, skills = {}, traces = [] } = written;
  const selected = Object.fromEntries(traces.map((point) => [point, 'selected' as const]));
  return { kind, id, from, to, enhanced, skills, traces: selected };
}

/** Lines as cases write them: without what making took where nothing was made. */
export function writtenLines(lines: ItemLines) {
  return Object.fromEntries(
    [...lines].map(([id, { synthesisCost, ...line }]) => [
      id,
      synthesisCost.size > 0 ? { ...line, synthesisCost: Object.fromEntries(synthesisCost) } : line,
    ]),
  );
}
