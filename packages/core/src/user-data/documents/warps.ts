import * as z from 'zod/mini';
import { listOf } from '../../basics/list-of.ts';
import { areInOrder, mergePulls, type Pull } from '../../warp/index.ts';
import type { DocumentKind } from '../document.ts';
import { plainFirst } from './plain-first.ts';

/** The pulls of one account and banner type, oldest first. */
export interface WarpsDocument {
  readonly version: 1;
  readonly pulls: readonly Pull[];
}

const MAX_PULLS = 500_000;

const ID = /^\d{1,24}$/;
const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const MOST_HOURS = 14;

const pullSchema = z.object({
  id: z.string().check(z.regex(ID)),
  gachaId: z.int().check(z.nonnegative()),
  itemId: z.int().check(z.nonnegative()),
  time: z.string().check(z.regex(TIME)),
  zone: z.number().check(z.minimum(-MOST_HOURS), z.maximum(MOST_HOURS)),
});
const pullsSchema = plainFirst(arePlainPulls, listOf(pullSchema, MAX_PULLS));

/** In this order, as the schema gives them. */
const NAMES = ['id', 'gachaId', 'itemId', 'time', 'zone'];

/** Whether these are pulls with nothing strange about them; others may still be readable. */
function arePlainPulls(value: unknown): value is readonly Pull[] {
  if (!Array.isArray(value) || value.length > MAX_PULLS) return false;
  // Not by `every`: it would pass over holes.
  for (const pull of value) if (!isPlainPull(pull)) return false;
  return true;
}

function isPlainPull(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const names = Object.keys(value);
  if (names.length !== NAMES.length || !NAMES.every((name, at) => name === names[at])) return false;
  const { id, gachaId, itemId, time, zone } = value as Readonly<Record<keyof Pull, unknown>>;
  return (
    isText(id, ID) &&
    isNumber(gachaId) &&
    isNumber(itemId) &&
    isText(time, TIME) &&
    typeof zone === 'number' &&
    Math.abs(zone) <= MOST_HOURS
  );
}

function isText(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value);
}

function isNumber(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

export const warpsKind: DocumentKind<WarpsDocument> = {
  version: 1,
  most: MAX_PULLS,
  schema: z.object({
    version: z.literal(1),
    pulls: pullsSchema.check(z.refine(areInOrder, { path: ['order'] })),
  }),
  empty: { version: 1, pulls: [] },
  parts: {
    key: /^\d{9}$/,
    value: pullsSchema,
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
