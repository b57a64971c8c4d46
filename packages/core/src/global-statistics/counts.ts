/**
 * What is counted. The numbers are stored: none is ever given another meaning.
 *
 * The bucket of a count is what the kind says: nothing (0), a thing's id, a day, a number of pulls, a class.
 */
export const COUNT_KINDS = {
  contributors: 1,
  pulls: 2,
  /** By rarity, 0 where nobody knows. */
  rarity: 3,
  /** By id. */
  item: 4,
  day: 5,
  fiveStarDay: 6,
  /** 5★s by the pull at which they came. */
  fiveStarRoll: 7,
  /** Pulls by their number since the last 5★: what the 5★s at that number are a share of. */
  triesAtRoll: 8,
  /** 5★s after missing rows, by how many pulls there were at least. */
  censoredRoll: 9,
  fourStarRoll: 10,
  /** 5★s of event banners, by place in {@link OUTCOME_BUCKETS}. */
  outcome: 11,
  /** Pulls by their number since the last 4★. */
  triesAtFourRoll: 12,
  /** Contributors, by figures of their own; of banner types alone. */
  rankPulls: 20,
  rankFiveStars: 21,
  rankPity: 22,
  rankWinRate: 23,
} as const;

export type CountKind = keyof typeof COUNT_KINDS;

/** A 5★ after missing rows is known to have been lost, but never to have been won: it is no contest. */
export const OUTCOME_BUCKETS = ['won', 'lost', 'guaranteed', 'unknown', 'lostAfterGap'] as const;

/** One number that is kept. */
export interface Count {
  /** A banner's id, or a banner type. */
  readonly scope: number;
  /** One of {@link COUNT_KINDS}. */
  readonly kind: number;
  readonly bucket: number;
  readonly count: number;
}

/** Numbers by scope, kind and bucket, each once and none of them zero. */
export interface Counts {
  add(scope: number, kind: CountKind, bucket: number, count?: number): void;
  /** Adds all of some counts, or takes them away. */
  merge(counts: Iterable<Count>, factor?: 1 | -1): void;
  /** In the order of scope, kind and bucket: whoever writes them in it meets nobody who waits for them. */
  list(): Count[];
}

const BUCKETS = 2 ** 24;
const KINDS = 100;

/** Counts without any. */
export function createCounts(): Counts {
  const byKey = new Map<number, number>();
  const put = (key: number, count: number) => {
    const sum = (byKey.get(key) ?? 0) + count;
    if (sum === 0) byKey.delete(key);
    else byKey.set(key, sum);
  };
  const keyOf = (scope: number, kind: number, bucket: number) =>
    (scope * KINDS + kind) * BUCKETS + bucket;
  return {
    add: (scope, kind, bucket, count = 1) => put(keyOf(scope, COUNT_KINDS[kind], bucket), count),
    merge(counts, factor = 1) {
      for (const { scope, kind, bucket, count } of counts) {
        put(keyOf(scope, kind, bucket), factor * count);
      }
    },
    list: () =>
      [...byKey]
        .sort(([a], [b]) => a - b)
        .map(([key, count]) => {
          const place = Math.floor(key / BUCKETS);
          return {
            scope: Math.floor(place / KINDS),
            kind: place % KINDS,
            bucket: key % BUCKETS,
            count,
          };
        }),
  };
}

/** What is to be added to some counts to make others of them. */
export function difference(before: Iterable<Count>, after: Iterable<Count>): Count[] {
  const counts = createCounts();
  counts.merge(after);
  counts.merge(before, -1);
  return counts.list();
}
