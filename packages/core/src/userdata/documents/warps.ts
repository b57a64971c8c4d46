import * as z from 'zod/mini';
import type { DocumentKind } from '../document.ts';
import { listOf } from './list-of.ts';

/** One pull of the gacha history, of one account and one banner type. */
export interface Pull {
  /** 19 digits, beyond what a number holds exactly: always text. */
  readonly id: string;
  /** The very banner, 0 where a file did not tell. */
  readonly gachaId: number;
  readonly itemId: number;
  /** The server's own time as the game writes it, `YYYY-MM-DD HH:MM:SS`. */
  readonly time: string;
  /** Hours between that time and UTC. */
  readonly zone: number;
}

/** The pulls of one account and banner type, oldest first. */
export interface WarpsDocument {
  readonly version: 1;
  readonly pulls: readonly Pull[];
}

/** Banner types of the warp records. Source: specification 2, section 9. */
export const GACHA_TYPES = ['1', '2', '11', '12', '21', '22'] as const;

const MAX_PULLS = 500_000;

const pullSchema = z.object({
  id: z.string().check(z.regex(/^\d{1,24}$/)),
  gachaId: z.int().check(z.nonnegative()),
  itemId: z.int().check(z.nonnegative()),
  time: z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)),
  zone: z.number().check(z.minimum(-14), z.maximum(14)),
});

export const warpsKind: DocumentKind<WarpsDocument> = {
  version: 1,
  schema: z.object({
    version: z.literal(1),
    pulls: listOf(pullSchema, MAX_PULLS).check(z.refine(areInOrder, { path: ['order'] })),
  }),
  empty: { version: 1, pulls: [] },
  parts: {
    key: /^\d{9}$/,
    value: listOf(pullSchema, MAX_PULLS),
    // Pulls are in order, so that all between the first and the last belong where these do.
    isUnder: (key, bucket) => {
      const pulls = bucket as readonly Pull[];
      return [pulls[0], pulls.at(-1)].every((pull) => pull && bucketOf(pull) === key);
    },
  },
  steps: {},
  split: ({ pulls, ...head }) => ({ head, parts: byBucket(pulls) }),
  join: ({ head, parts }) => ({
    ...head,
    pulls: [...parts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([, bucket]) => bucket as readonly Pull[]),
  }),
  merge: (mine, theirs) => ({ ...mine, pulls: mergePulls(mine.pulls, theirs.pulls) }),
  measure: ({ pulls }) => pulls.length,
};

/**
 * All pulls of both, each once, oldest first. Of two with the same id the one that names its banner
 * stays. Commutative, associative and idempotent.
 */
export function mergePulls(a: readonly Pull[], b: readonly Pull[]): Pull[] {
  const pulls = new Map<string, Pull>();
  for (const pull of [...a, ...b]) {
    const known = pulls.get(pull.id);
    if (!known || rank(pull) > rank(known)) pulls.set(pull.id, pull);
  }
  return [...pulls.values()].sort((left, right) => compareIds(left.id, right.id));
}

/** Ids in the order of the pulls: ten pulls at once share one time, only the id orders them. */
export function compareIds(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * Pulls by the leading digits of their ids, which count time: a bucket holds some eleven days. Adding or
 * changing a pull touches its own bucket only, wherever in the history it falls.
 */
function byBucket(pulls: readonly Pull[]): Map<string, Pull[]> {
  const buckets = new Map<string, Pull[]>();
  for (const pull of pulls) {
    const key = bucketOf(pull);
    const bucket = buckets.get(key);
    if (bucket) bucket.push(pull);
    else buckets.set(key, [pull]);
  }
  return buckets;
}

function bucketOf({ id }: Pull): string {
  return id.padStart(24, '0').slice(0, -15);
}

function areInOrder(pulls: readonly Pull[]): boolean {
  return pulls.every((pull, at) => at === 0 || compareIds(pulls[at - 1]?.id ?? '', pull.id) < 0);
}

/** A total order of rows with the same id, so that merging does not depend on who comes first. */
function rank(pull: Pull): string {
  return [pull.gachaId > 0 ? 1 : 0, pull.gachaId, pull.itemId, pull.time, pull.zone].join('|');
}
