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

/**
 * A 5★ after missing rows, or after one that may have been either, is known to have been lost, but never to have been
 * won: it is no contest. The last bucket counts those.
 */
export const OUTCOME_BUCKETS = ['won', 'lost', 'guaranteed', 'unknown', 'lostAfterGap'] as const;

/** One number that is kept. */
export interface Count {
  /** A banner's id, or a banner type. */
  readonly scope: number;
  /** One of {@link COUNT_KINDS}. */
  readonly kind: number;
  readonly bucket: number;
  readonly count: number;
  /** Histories that it comes from: what few have in common is told to nobody. */
  readonly contributors: number;
}

/** Numbers by scope, kind and bucket, each once and none of them zero. */
export interface Counts {
  /** Adds one to a number, out of the one history that is counted. */
  add(scope: number, kind: CountKind, bucket: number): void;
  /** Adds all of some counts, or takes them away. */
  merge(counts: Iterable<Count>, factor?: 1 | -1): void;
  /** In the order of scope, kind and bucket: whoever writes them in it meets nobody who waits for them. */
  list(): Count[];
}

const BUCKETS = 2 ** 24;
const KINDS = 100;

/** Counts without any. */
export function createCounts(): Counts {
  const byKey = new Map<number, { count: number; contributors: number }>();
  const entryOf = (scope: number, kind: number, bucket: number) => {
    const key = (scope * KINDS + kind) * BUCKETS + bucket;
    let entry = byKey.get(key);
    if (!entry) {
      entry = { count: 0, contributors: 0 };
      byKey.set(key, entry);
    }
    return entry;
  };
  return {
    add(scope, kind, bucket) {
      const entry = entryOf(scope, COUNT_KINDS[kind], bucket);
      entry.count++;
      entry.contributors = 1;
    },
    merge(counts, factor = 1) {
      for (const { scope, kind, bucket, count, contributors } of counts) {
        const entry = entryOf(scope, kind, bucket);
        entry.count += factor * count;
        entry.contributors += factor * contributors;
      }
    },
    list: () =>
      [...byKey]
        .filter(([, { count, contributors }]) => count !== 0 || contributors !== 0)
        .sort(([a], [b]) => a - b)
        .map(([key, { count, contributors }]) => {
          const place = Math.floor(key / BUCKETS);
          return {
            scope: Math.floor(place / KINDS),
            kind: place % KINDS,
            bucket: key % BUCKETS,
            ...{ count, contributors },
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
