import * as z from 'zod/mini';
import type { DeepReadonly } from '../basics/deep-readonly.ts';
import {
  amountPattern,
  conditionPattern,
  eventPattern,
  paramsIn,
  perPattern,
  valuePattern,
} from './effect-notation.ts';
import {
  ASPECTS,
  DEEDS,
  ENDS,
  NOTES,
  PERIODS,
  SCOPES,
  SKILL_WORDS,
  STATES,
  STATS,
  TARGETS,
} from './effect-vocabulary.ts';
import { ELEMENTS, PATHS } from './kinds.ts';

const value = z.string().check(z.regex(valuePattern, 'a figure is #2, #2%, 3 or #1/#2'));
const amount = z
  .string()
  .check(z.regex(amountPattern, 'an amount is terms joined by " + ", such as "#1% atk + #2"'));
const event = z.string().check(z.regex(eventPattern, 'an event is "[who] event", see EVENTS'));
const condition = z
  .string()
  .check(z.regex(conditionPattern, 'a condition is "[who] [!]state" or "[who] measure>=#1"'));
const some = <Word extends z.core.$ZodType>(word: Word) => z.array(word).check(z.minLength(1));

/** One effect: one line of what a skill does. */
export const effectSchema = z.strictObject({
  do: z.enum(DEEDS),
  to: z.optional(z.enum(TARGETS)),
  /** A certain character whom it is for, where it is for one only. */
  character: z.optional(z.int().check(z.positive())),
  /** Which character `otherAlly` is, where it is a certain one whose deeds or stats are meant. */
  by: z.optional(z.int().check(z.positive())),
  /** The stat of `up` and `down`. */
  stat: z.optional(z.enum(STATS)),
  /** Kinds of damage that the change is limited to, or that damage counts as. */
  scope: z.optional(some(z.enum(SCOPES))),
  element: z.optional(z.enum(ELEMENTS)),
  path: z.optional(z.enum(PATHS)),
  state: z.optional(z.enum(STATES)),
  /** The skills that are used, enhanced, strengthened. */
  skill: z.optional(some(z.enum(SKILL_WORDS))),
  /** Which bonus ability, of `trace`: its id. */
  trace: z.optional(z.int().check(z.positive())),
  what: z.optional(z.enum(ASPECTS)),
  amount: z.optional(amount),
  /** The most that it can come to. */
  max: z.optional(amount),
  /** The least that it comes to. */
  min: z.optional(amount),
  /** The amount is for each of these. */
  per: z.optional(z.string().check(z.regex(perPattern, 'per is "[#2] measure"'))),
  /** Base chance; `fixed` that which no stat changes. */
  chance: z.optional(value),
  fixed: z.optional(value),
  turns: z.optional(value),
  until: z.optional(z.enum(ENDS)),
  seconds: z.optional(value),
  stacks: z.optional(value),
  hits: z.optional(value),
  /** How many of the targets, or of the states. */
  count: z.optional(value),
  limit: z.optional(value),
  each: z.optional(z.enum(PERIODS)),
  /** Turns till it can happen again. */
  cooldown: z.optional(value),
  when: z.optional(some(event)),
  if: z.optional(some(condition)),
  /** Any of these conditions is enough. */
  ifAny: z.optional(some(condition)),
  notes: z.optional(some(z.enum(NOTES))),
});

/** What one skill, eidolon, bonus ability, light cone or relic bonus does. */
export const effectEntrySchema = z.strictObject({
  effects: z.array(effectSchema),
  /** The parameters that only the game's own reckoning needs, or that say nothing new. */
  internal: z.optional(some(z.int().check(z.positive()))),
});

const entriesById = z.record(z.string(), effectEntrySchema);

/** data/effects.json: who has effects, by id and then by what of theirs has them. */
export const effectsSchema = z.strictObject({
  characters: z.record(
    z.string(),
    z.strictObject({
      skills: z.optional(entriesById),
      eidolons: z.optional(entriesById),
      points: z.optional(entriesById),
    }),
  ),
  lightCones: entriesById,
  /** By set, then by the number of pieces. */
  relics: z.record(z.string(), entriesById),
});

/** One effect: what is done, to whom, by how much, when. */
export type Effect = DeepReadonly<z.infer<typeof effectSchema>>;
/** The effects of one skill, eidolon, bonus ability, light cone or relic bonus. */
export type EffectEntry = DeepReadonly<z.infer<typeof effectEntrySchema>>;

/** The numbers of the parameters that an entry uses or marks as internal. */
export function usedParams({ effects, internal = [] }: EffectEntry): Set<number> {
  const texts = effects.flatMap((effect) => Object.values(effect).flat());
  return new Set([...internal, ...texts.flatMap((text) => paramsIn(String(text)))]);
}

/** What each thing does, by its id; nothing is known of those that are not there. */
export interface EffectBook {
  readonly skills: ReadonlyMap<number, EffectEntry>;
  readonly eidolons: ReadonlyMap<number, EffectEntry>;
  /** Bonus abilities, by their point. */
  readonly points: ReadonlyMap<number, EffectEntry>;
  readonly lightCones: ReadonlyMap<number, EffectEntry>;
  readonly relicBonus: (set: number, pieces: number) => EffectEntry | undefined;
}

/** data/effects.json, whose rows stand by owner, by what has them. */
export function effectBook(effects: DeepReadonly<z.infer<typeof effectsSchema>>): EffectBook {
  const owners = Object.values(effects.characters);
  return {
    skills: byId(owners.map(({ skills }) => skills)),
    eidolons: byId(owners.map(({ eidolons }) => eidolons)),
    points: byId(owners.map(({ points }) => points)),
    lightCones: byId([effects.lightCones]),
    relicBonus: (set, pieces) => effects.relics[set]?.[pieces],
  };
}

function byId(
  books: readonly (Readonly<Record<string, EffectEntry>> | undefined)[],
): Map<number, EffectEntry> {
  return new Map(
    books.flatMap((book) =>
      Object.entries(book ?? {}).map(([id, entry]) => [Number(id), entry] as const),
    ),
  );
}
