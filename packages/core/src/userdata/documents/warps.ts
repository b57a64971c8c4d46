import * as z from 'zod/mini';
import { areInOrder, mergePulls, type Pull } from '../../warp/index.ts';
import type { DocumentKind } from '../document.ts';
import { listOf } from './list-of.ts';

/** The pulls of one account and banner type, oldest first. */
export interface WarpsDocument {
  readonly version: 1;
  readonly pulls: readonly Pull[];
}

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
  most: MAX_PULLS,
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
