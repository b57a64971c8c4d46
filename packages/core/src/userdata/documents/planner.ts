import * as z from 'zod/mini';
import { characterId, itemId, lightConeId, stageId } from '../../dataset/id-schemas.ts';
import { PATHS } from '../../dataset/kinds.ts';
import {
  CUSTOM_LIGHT_CONE_RARITIES,
  CUSTOM_RARITIES,
  DEFAULT_TIERS,
  DROP_SOURCES,
  type Entry,
  inOrder,
  NO_FAMILY,
  type PlannerSettings,
  type SkillGoal,
} from '../../planner/index.ts';
import type { DocumentKind } from '../document.ts';
import { listOf } from './list-of.ts';

/** A player's plan. */
export interface PlannerDocument {
  readonly version: 6;
  readonly settings: PlannerSettings;
  readonly entries: readonly Entry[];
}

const MAX_ENTRIES = 2000;

const stand = z.object({
  level: z.int().check(z.minimum(1), z.maximum(999)),
  ascension: z.int().check(z.minimum(0), z.maximum(20)),
});

const skillLevel = z.int().check(z.minimum(1), z.maximum(99));
const pointKey = z.string().check(z.regex(/^\d{1,12}$/));
/** A pair: zod's own tuples would weigh a kilobyte on each page with a plan. */
const skillGoal = z
  .array(skillLevel)
  .check(z.minLength(2), z.maxLength(2)) as unknown as z.ZodMiniType<SkillGoal>;
/** Points of one character, by their ids; none has half as many. */
const MAX_POINTS = 100;
const pointsOf = <Value>(value: z.ZodMiniType<Value>) =>
  z.record(pointKey, value).check(z.refine((points) => Object.keys(points).length <= MAX_POINTS));
const tier = z.int().check(z.minimum(1), z.maximum(9));

const count = z.int().check(z.nonnegative());
/** Beyond what comes back in years: nobody spends that in a day. */
const MAX_POWER = 1_000_000;
const power = count.check(z.maximum(MAX_POWER));
/** More runs than a day of the largest reserve has power for. */
const MAX_RUNS = 1000;

const settings = z.object({
  gold: tier,
  crimson: tier,
  echo: tier,
  shadow: tier,
  pace: z.exactOptional(
    z.object({ powerPerDay: power, reserve: power, withSynthesis: z.boolean() }),
  ),
  today: z.exactOptional(
    z.object({
      day: count,
      runs: listOf(
        z.object({
          kind: z.enum(['goldenCalyx', 'crimsonCalyx', 'stagnantShadow', 'echoOfWar']),
          stage: stageId,
          items: z.array(itemId).check(z.maxLength(20)),
          attempts: count,
          power,
          gained: pointsOf(count),
        }),
        MAX_RUNS,
      ),
      echoesBefore: z.exactOptional(count),
    }),
  ),
});

const shared = {
  entryId: z.number().check(z.nonnegative()),
  priority: z.int().check(z.nonnegative()),
  enabled: z.boolean(),
  from: stand,
  to: stand,
};

const custom = {
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  path: z.enum(PATHS),
  traceFamily: z.int(),
  // For a while a family that is not known was stored as null.
  commonFamily: z.pipe(
    z.nullable(z.int()),
    z.transform((family) => family ?? NO_FAMILY),
  ),
};

const entrySchema = z.discriminatedUnion('kind', [
  z.object({
    ...shared,
    kind: z.literal('character'),
    id: characterId,
    custom: z.exactOptional(
      z.object({
        ...custom,
        rarity: z.literal(CUSTOM_RARITIES),
        ascension: itemId,
        weekly: z.nullable(itemId),
      }),
    ),
    enhanced: z.int().check(z.nonnegative()),
    eidolon: z.int().check(z.minimum(0), z.maximum(6)),
    skills: pointsOf(skillGoal),
    traces: pointsOf(z.enum(['selected', 'unlocked'])),
  }),
  z.object({
    ...shared,
    kind: z.literal('lightCone'),
    id: lightConeId,
    custom: z.exactOptional(z.object({ ...custom, rarity: z.literal(CUSTOM_LIGHT_CONE_RARITIES) })),
  }),
]);

/**
 * The plan and its drop tiers. Versions up to 4 are those of the specification's stores (see legacy/),
 * 5 is the first of our own, 6 adds the drop tiers.
 */
export const plannerKind: DocumentKind<PlannerDocument> = {
  version: 6,
  most: MAX_ENTRIES,
  schema: z.object({
    version: z.literal(6),
    settings,
    entries: listOf(entrySchema, MAX_ENTRIES).check(z.refine(haveOwnIds, { path: ['entryId'] })),
  }),
  empty: { version: 6, settings: DEFAULT_TIERS, entries: [] },
  parts: {
    // Any number that is not negative, as text: ids are whole today, and were not always.
    key: /^\d+(\.\d+)?(e[+-]\d+)?$/,
    value: entrySchema,
    isUnder: (key, entry) => key === String((entry as Entry).entryId),
  },
  steps: {
    5: (document) => ({ ...document, version: 6, settings: DEFAULT_TIERS }),
  },
  split: ({ entries, ...head }) => ({
    head,
    parts: new Map(entries.map((entry) => [String(entry.entryId), entry])),
  }),
  // Version 5 was stored in one piece, with its entries in the head.
  join: ({ head, parts }) => ({
    ...head,
    entries: head.entries ?? inOrder([...parts.values()] as Entry[]),
  }),
  merge: (mine, theirs) => {
    const listed = new Set(mine.entries.map((entry) => entry.entryId));
    const added = inOrder(theirs.entries).filter((entry) => !listed.has(entry.entryId));
    // Where nobody has set drop tiers yet, another plan comes with its own.
    const settings =
      hasOwnTiers(mine) || !hasOwnTiers(theirs) ? mine.settings : withTiers(mine, theirs);
    if (added.length === 0) return settings === mine.settings ? mine : { ...mine, settings };
    const entries = [...inOrder(mine.entries), ...added];
    return {
      ...mine,
      settings,
      entries: entries.map((entry, priority) => ({ ...entry, priority })),
    };
  },
  measure: ({ entries }) => entries.length,
};

function hasOwnTiers({ settings }: PlannerDocument): boolean {
  return DROP_SOURCES.some((tier) => settings[tier] !== DEFAULT_TIERS[tier]);
}

function withTiers(mine: PlannerDocument, { settings }: PlannerDocument): PlannerSettings {
  const { gold, crimson, echo, shadow } = settings;
  return { ...mine.settings, gold, crimson, echo, shadow };
}

/** Entries are told apart, and stored, by their id. */
function haveOwnIds(entries: readonly Entry[]): boolean {
  return new Set(entries.map((entry) => entry.entryId)).size === entries.length;
}
