import * as z from 'zod/mini';
import type { DeepReadonly } from '../../basics/deep-readonly.ts';
import { listOf } from '../../basics/list-of.ts';
import { BANNER_TYPES, type Savings } from '../../warp/index.ts';
import { documentKind } from '../document.ts';
import { daySchema as day, savingsSchema as savings } from './savings.ts';

/** More on a list would not be read any more. */
export const MAX_TARGETS = 12;
/** Seven of a character are as many as one can use. */
export const MAX_TARGET_COPIES = 7;
const NOTHING: Savings = { jade: 0, passes: 0 };

const schema = z.object({
  version: z.literal(1),
  /** What there was on a day, `YYYY-MM-DD`; null until the player has said. */
  savings: z.nullable(z.extend(savings, { on: day })),
  income: z.object({ daily: savings, byVersion: savings }),
  /** The day until which the player can wait; null for now. */
  until: z.nullable(day),
  /** In the order in which they are pulled for. */
  targets: listOf(
    z.object({
      type: z.literal(BANNER_TYPES),
      copies: z.int().check(z.minimum(1), z.maximum(MAX_TARGET_COPIES)),
      /** Which character or light cone it is, where the player has said. */
      itemId: z.nullable(z.int().check(z.nonnegative())),
    }),
    MAX_TARGETS,
  ),
  /** Which chances of the featured one are reckoned with: the game's, or those that players have seen. */
  featured: z.enum(['published', 'observed']),
  /** Whether what achievements still give is counted among the savings; it is not unless the player said so. */
  achievements: z.optional(z.boolean()),
});

/** What a player wants to pull, and with what. */
export interface OddsDocument extends DeepReadonly<z.infer<typeof schema>> {}

/** Copies of what a banner type features. */
export type OddsTarget = OddsDocument['targets'][number];

export const oddsKind = documentKind<OddsDocument>({
  schema,
  empty: {
    savings: null,
    income: { daily: NOTHING, byVersion: NOTHING },
    until: null,
    targets: [],
    featured: 'published',
  },
  // A wish list is one thought: of two, the one that is here stays, unless nothing was thought here.
  merge: (mine, theirs) => (mine.targets.length === 0 && mine.savings === null ? theirs : mine),
});
