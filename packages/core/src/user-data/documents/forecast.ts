import * as z from 'zod/mini';
import type { DeepReadonly } from '../../basics/deep-readonly.ts';
import { listOf } from '../../basics/list-of.ts';
import { RHYTHMS } from '../../warp/index.ts';
import { documentKind } from '../document.ts';
import { MAX_TARGET_COPIES, MAX_TARGETS } from './odds.ts';
import { daySchema, savingsSchema } from './savings.ts';

/** Banner types that feature something and run from one day to another. */
export const TARGET_TYPES = [11, 12, 21, 22] as const;
/** As long as it still fits on one line of a phone. */
export const MAX_NAME = 40;
/** As many lines of income as a player adds; more would not be read any more. */
export const MAX_INCOME_LINES = 24;
/** Devices that are merged may come to more: none is lost. */
const MAX_STORED_LINES = 200;

const name = z.exactOptional(z.string().check(z.maxLength(MAX_NAME)));

const incomeSchema = z.extend(savingsSchema, {
  rhythm: z.enum(RHYTHMS),
  /** The day of what comes once; null where the player has not said yet. */
  on: z.nullable(daySchema),
  /** Whether it is counted. */
  isOn: z.boolean(),
  /** What the player calls a line of their own. */
  name,
});

const targetSchema = z.object({
  /** Tells targets apart; no two of a document have the same. */
  targetId: z.int().check(z.nonnegative()),
  type: z.literal(TARGET_TYPES),
  /** Which character or light cone it is; null for one that is not known yet. */
  itemId: z.nullable(z.int().check(z.nonnegative())),
  /** What the player calls one that is not known yet. */
  name,
  copies: z.int().check(z.minimum(1), z.maximum(MAX_TARGET_COPIES)),
  /** First and last day of its banner: those of the game's data, or those that the player expects. */
  from: daySchema,
  until: daySchema,
});

const schema = z.object({
  version: z.literal(1),
  /** What there was on a day; null until the player has said. */
  savings: z.nullable(z.extend(savingsSchema, { on: daySchema })),
  /** Lines that the player has changed, by the kind of income, and lines of their own by `own` and a number. */
  income: z
    .record(z.string().check(z.regex(/^[a-zA-Z]{1,20}\d{0,15}$/)), incomeSchema)
    .check(z.refine((lines) => Object.keys(lines).length <= MAX_STORED_LINES)),
  /** In the order in which they are pulled for. */
  targets: listOf(targetSchema, MAX_TARGETS),
  /** Which chances of the featured one are reckoned with: the game's, or those that players have seen. */
  featured: z.enum(['published', 'observed']),
  /** Whether what achievements still give is counted among the savings. */
  achievements: z.boolean(),
});

// Rule U32.
/** What a player saves, what comes in, and what they want until when. */
export interface ForecastDocument extends DeepReadonly<z.infer<typeof schema>> {}

/** Something that comes in. */
export type StoredIncome = ForecastDocument['income'][string];
/** Copies of what a banner features, and when that runs. */
export type StoredTarget = ForecastDocument['targets'][number];

export const forecastKind = documentKind<ForecastDocument>({
  schema,
  empty: { savings: null, income: {}, targets: [], featured: 'published', achievements: false },
  // What is wanted is one thought: of two, the one that is here stays, unless nothing was thought here.
  merge: (mine, theirs) => ({
    ...mine,
    savings: mine.savings ?? theirs.savings,
    income: together(mine.income, theirs.income),
    targets: mine.targets.length > 0 ? mine.targets : theirs.targets,
  }),
});

type Lines = ForecastDocument['income'];

function together(mine: Lines, theirs: Lines): Lines {
  const all = Object.entries({ ...mine, ...theirs, ...mine });
  return Object.fromEntries(all.slice(0, MAX_STORED_LINES));
}
