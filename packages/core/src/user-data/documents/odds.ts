import * as z from 'zod/mini';
import { listOf } from '../../basics/list-of.ts';
import { BANNER_TYPES, type BannerType, type Income, type Savings } from '../../warp/index.ts';
import { type DocumentKind, undivided } from '../document.ts';

/** What a player wants to pull, and with what. */
export interface OddsDocument {
  readonly version: 1;
  /** What there was on a day, `YYYY-MM-DD`; null until the player has said. */
  readonly savings: (Savings & { readonly on: string }) | null;
  readonly income: Income;
  /** The day until which the player can wait; null for now. */
  readonly until: string | null;
  /** In the order in which they are pulled for. */
  readonly targets: readonly OddsTarget[];
  /** Which chances of the featured one are reckoned with: the game's, or those that players have seen. */
  readonly featured: 'published' | 'observed';
  /** Whether what achievements still give is counted among the savings; it is not unless the player said so. */
  readonly achievements?: boolean | undefined;
}

/** Copies of what a banner type features. */
export interface OddsTarget {
  readonly type: BannerType;
  readonly copies: number;
  /** Which character or light cone it is, where the player has said. */
  readonly itemId: number | null;
}

/** More on a list would not be read any more. */
export const MAX_TARGETS = 12;
/** Seven of a character are as many as one can use. */
export const MAX_TARGET_COPIES = 7;
/** The most of anything that a player can have. */
export const MAX_SAVED = 9_999_999;

const saved = z.int().check(z.nonnegative(), z.maximum(MAX_SAVED));
const savings = z.object({ jade: saved, passes: saved });
const day = z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/), z.refine(isDay));

/** Whether there is such a day: some readers of dates make the 30th of February one of March. */
function isDay(value: string): boolean {
  const instant = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(value);
}

const NOTHING: Savings = { jade: 0, passes: 0 };

export const oddsKind: DocumentKind<OddsDocument> = {
  version: 1,
  schema: z.object({
    version: z.literal(1),
    savings: z.nullable(z.extend(savings, { on: day })),
    income: z.object({ daily: savings, byVersion: savings }),
    until: z.nullable(day),
    targets: listOf(
      z.object({
        type: z.literal(BANNER_TYPES),
        copies: z.int().check(z.minimum(1), z.maximum(MAX_TARGET_COPIES)),
        itemId: z.nullable(z.int().check(z.nonnegative())),
      }),
      MAX_TARGETS,
    ),
    featured: z.enum(['published', 'observed']),
    achievements: z.optional(z.boolean()),
  }),
  empty: {
    version: 1,
    savings: null,
    income: { daily: NOTHING, byVersion: NOTHING },
    until: null,
    targets: [],
    featured: 'published',
  },
  steps: {},
  ...undivided,
  // A wish list is one thought: of two, the one that is here stays, unless nothing was thought here.
  merge: (mine, theirs) => (mine.targets.length === 0 && mine.savings === null ? theirs : mine),
  measure: () => 0,
};
