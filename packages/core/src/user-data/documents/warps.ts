import * as z from 'zod/mini';
import type { DeepReadonly } from '../../basics/deep-readonly.ts';
import { listOf } from '../../basics/list-of.ts';
import { compareIds, inPullOrder, mergePulls, type Pull } from '../../warp/index.ts';
import { isPlainPull, pullSchema } from '../../warp/pull.ts';
import { documentKind } from '../document.ts';
import { withFastPath } from './fast-path.ts';

const MAX_PULLS = 500_000;

const pullsSchema = withFastPath(arePlainPulls, listOf(pullSchema, MAX_PULLS));

/** Whether these are pulls with nothing strange about them; others may still be readable. */
function arePlainPulls(value: unknown): value is readonly Pull[] {
  if (!Array.isArray(value) || value.length > MAX_PULLS) return false;
  // Not by `every`: it would pass over holes.
  for (const pull of value) if (!isPlainPull(pull)) return false;
  return true;
}

const schema = z.object({
  version: z.literal(1),
  // Parts are in the order of ids, which is not always that of the pulls.
  pulls: pullsSchema.check(z.overwrite(inPullOrder), z.refine(haveOwnIds, { path: ['id'] })),
});

/** The pulls of one account and banner type, oldest first. */
export interface WarpsDocument extends DeepReadonly<z.infer<typeof schema>> {}

export const warpsKind = documentKind<WarpsDocument>({
  schema,
  most: MAX_PULLS,
  empty: { pulls: [] },
  parts: {
    key: /^\d{9}$/,
    value: pullsSchema,
    isUnder(key, bucket) {
      const pulls = bucket as readonly Pull[];
      return pulls.length > 0 && pulls.every((pull) => bucketOf(pull) === key);
    },
  },
  split: ({ pulls, ...head }) => ({ head, parts: byBucket(pulls) }),
  join: ({ head, parts }) => ({
    ...head,
    pulls: [...parts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([, bucket]) => bucket as readonly Pull[]),
  }),
  merge: (mine, theirs) => ({ ...mine, pulls: mergePulls(mine.pulls, theirs.pulls) }),
  measure: ({ pulls }) => pulls.length,
});

/**
 * Pulls by the leading digits of their ids, which count time: a bucket holds some eleven days. Adding or
 * changing a pull touches its own bucket only, wherever in the history it falls. Within a bucket they are in the order
 * of their ids, in which versions of before November 2026 look for them.
 */
function byBucket(pulls: readonly Pull[]): Map<string, Pull[]> {
  const buckets = new Map<string, Pull[]>();
  for (const pull of pulls.toSorted((a, b) => compareIds(a.id, b.id))) {
    const key = bucketOf(pull);
    const bucket = buckets.get(key);
    if (bucket) bucket.push(pull);
    else buckets.set(key, [pull]);
  }
  return buckets;
}

function haveOwnIds(pulls: readonly Pull[]): boolean {
  return new Set(pulls.map(({ id }) => id)).size === pulls.length;
}

function bucketOf({ id }: Pull): string {
  return id.padStart(24, '0').slice(0, -15);
}
