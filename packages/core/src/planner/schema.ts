import * as z from 'zod/mini';
import { listOf } from '../basics/list-of.ts';
import { customCharacterSchema, customLightConeSchema } from '../dataset/custom.ts';
import { characterId, itemId, lightConeId, stageId } from '../dataset/id-schemas.ts';
import { FARM_KINDS } from '../dataset/kinds.ts';

/**
 * What a plan is made of, described once: its entries and its settings. Stores, backups and golden cases are read by
 * these schemas, and the planner's types are inferred from them. Fields are stored in the order they have here.
 */

const whole = z.int().check(z.nonnegative());

/** A level and the ascension it is at: level 20 may stand before or after the first ascension. */
export const standSchema = z.object({
  level: z.int().check(z.minimum(1), z.maximum(999)),
  ascension: z.int().check(z.minimum(0), z.maximum(20)),
});

const skillLevel = z.int().check(z.minimum(1), z.maximum(99));
/** A pair: zod's own tuples would weigh a kilobyte on each page with a plan. */
export const skillGoalSchema = z
  .array(skillLevel)
  .check(z.minLength(2), z.maxLength(2)) as unknown as z.ZodMiniType<
  readonly [from: number, to: number]
>;
export const traceStateSchema = z.enum(['selected', 'unlocked']);

/** Points of one character, or materials of one run; none has half as many. */
const MAX_IDS = 100;

function byId<Value>(value: z.ZodMiniType<Value>) {
  return z
    .record(z.string().check(z.regex(/^\d{1,12}$/)), value)
    .check(z.refine((values) => Object.keys(values).length <= MAX_IDS));
}

/** What entries of characters and of light cones have in common. */
const common = {
  /** When it was added, in milliseconds; also tells entries apart. */
  entryId: z.number().check(z.nonnegative(), z.maximum(Number.MAX_SAFE_INTEGER)),
  /** Its place in the plan; 0 is served first. */
  priority: whole,
  /** A disabled entry costs nothing. */
  enabled: z.boolean(),
  from: standSchema,
  to: standSchema,
};

export const characterEntrySchema = z.object({
  ...common,
  kind: z.literal('character'),
  id: characterId,
  /** Set for a character that the game does not have; its id is the moment it was made. */
  custom: z.exactOptional(customCharacterSchema),
  /** The enhanced variant, 0 for the standard one. */
  enhanced: whole,
  /** 0 to 6; raises the skill levels shown, costs nothing. */
  eidolon: z.int().check(z.minimum(0), z.maximum(6)),
  /** By point id. A skill that is not listed stays as it is. */
  skills: byId(skillGoalSchema),
  /** By point id. A trace that is not listed is neither wanted nor there. */
  traces: byId(traceStateSchema),
});

export const lightConeEntrySchema = z.object({
  ...common,
  kind: z.literal('lightCone'),
  id: lightConeId,
  custom: z.exactOptional(customLightConeSchema),
});

export const entrySchema = z.discriminatedUnion('kind', [
  characterEntrySchema,
  lightConeEntrySchema,
]);

const tier = z.int().check(z.minimum(1), z.maximum(9));

/** Which difficulty of each source the player farms, counted from 1. Rule P27. */
export const dropTiersSchema = z.object({
  /** Golden calyx: experience and credits. */
  gold: tier,
  /** Crimson calyx: trace materials. */
  crimson: tier,
  /** Echo of War: weekly materials. */
  echo: tier,
  /** Stagnant shadow: ascension materials. */
  shadow: tier,
});

/** Beyond what comes back in years: nobody spends that in a day. */
const MAX_POWER = 1_000_000;
const power = whole.check(z.maximum(MAX_POWER));
/** More runs than a day of the largest reserve has power for. */
const MAX_RUNS = 1000;

export const paceSchema = z.object({
  /** Trailblaze power spent a day; 240 come back by themselves. */
  powerPerDay: power,
  /** Reserved power that is there at the start. */
  reserve: power,
  /** Whether lower tiers that drop are made into higher ones. */
  withSynthesis: z.boolean(),
});

/** A run that was ticked off, and what was put into the inventory for it. */
const farmedRunSchema = z.object({
  kind: z.enum(FARM_KINDS),
  stage: stageId,
  items: z.array(itemId).check(z.maxLength(20)),
  attempts: whole,
  power,
  gained: byId(whole),
});

/** Places of a tree; none has half as many. */
const anchor = whole.check(z.maximum(999));
/** A player who wants more goals than these reads a list of them. */
export const MAX_OWN_PRESETS = 6;
/** Plans that are merged may come to more than a player would keep: none is lost. */
export const MAX_STORED_PRESETS = 100;
/** As long as it still fits on a button. */
export const MAX_PRESET_NAME = 24;

/** A goal that fits any character, or any light cone. */
export const goalPresetSchema = z.object({
  kind: z.enum(['character', 'lightCone']),
  to: standSchema,
  /** Levels of skills by their place in the tree. */
  skills: byId(skillLevel),
  /** The places of the traces that are wanted or there. */
  traces: listOf(anchor, MAX_IDS),
});

export const ownPresetSchema = z.extend(goalPresetSchema, {
  name: z.string().check(z.minLength(1), z.maxLength(MAX_PRESET_NAME)),
});

/** At the top of the plan a new entry is served first, at the end last. */
export const ENTRY_PLACES = ['top', 'end'] as const;

export const settingsSchema = z.object({
  ...dropTiersSchema.shape,
  pace: z.exactOptional(paceSchema),
  /** Where new entries go; at the top until the player said otherwise. Rule P40. */
  newEntries: z.exactOptional(z.enum(ENTRY_PLACES)),
  /** Goals that the player has kept. Rule P41. */
  ownPresets: z.exactOptional(listOf(ownPresetSchema, MAX_STORED_PRESETS)),
  today: z.exactOptional(
    z.object({
      /** The server's day; what was run on another one no longer counts. */
      day: whole,
      runs: listOf(farmedRunSchema, MAX_RUNS),
      /** Echoes of War that were run on earlier days of the same week. */
      echoesBefore: z.exactOptional(whole),
    }),
  ),
});
