import * as z from 'zod/mini';
import type { Dataset } from '../dataset/index.ts';
import {
  BANNER_TYPES,
  type BannerStatistics,
  isBannerType,
  statistics,
  warpTables,
} from '../warp/index.ts';

/** Files of the field write numbers as texts as often as not. */
const figure = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d+(?:\.\d+)?$/))]),
  z.transform(Number),
);
const rate = z.nullable(z.number());
const count = z.int().check(z.nonnegative());
const bannerType = z.string().check(z.refine((type) => isBannerType(Number(type))));

const expectedBanner = z.strictObject({
  pulls: count,
  jade: count,
  /** Pulls since the last 5★. */
  pity5: count,
  /** Pulls since the last 4★, 5★s among them. */
  pity4: count,
  /** Oldest first. */
  fiveStars: z.array(
    z.strictObject({
      id: z.string(),
      itemId: figure,
      /** Null where unknown. */
      pity: z.nullable(count),
      /** Null for types 1 and 2. */
      outcome: z.nullable(z.enum(['won', 'lost', 'guaranteed', 'unknown'])),
    }),
  ),
  fourStars: count,
  won: count,
  lost: count,
  guaranteed: count,
  winRate: rate,
  averagePity: rate,
});

export const statisticsCase = z.strictObject({
  version: z.literal(1),
  kind: z.literal('statistics'),
  name: z.string(),
  input: z.strictObject({
    uid: z.union([z.string(), z.number()]),
    /** Hours between the times and UTC. */
    zone: figure,
    /** Whether the account's first pulls are among these, on every banner type. */
    complete: z.boolean(),
    /** In any order, repeated or not. */
    pulls: z.array(
      z.object({
        id: z.string(),
        /** The very banner; 0, null or absent where nobody knows. */
        gachaId: z.optional(z.nullable(figure)),
        gachaType: figure.check(z.refine(isBannerType)),
        itemId: figure,
        time: z.string(),
      }),
    ),
  }),
  /** By banner type; those without pulls are absent. */
  expected: z.strictObject({ banners: z.record(bannerType, expectedBanner) }),
});

export type StatisticsCase = z.infer<typeof statisticsCase>;

/** By how much rates and averages may differ. */
export const STATISTICS_TOLERANCE = 1e-9;

export function statisticsOf(
  dataset: Pick<Dataset, 'characters' | 'lightCones' | 'banners'>,
  { input }: StatisticsCase,
): StatisticsCase['expected'] {
  const tables = warpTables(dataset);
  const byType = BANNER_TYPES.flatMap((type) => {
    const pulls = input.pulls
      .filter(({ gachaType }) => gachaType === type)
      .map(({ gachaId, ...pull }) => ({ ...pull, gachaId: gachaId ?? 0, zone: input.zone }));
    if (pulls.length === 0) return [];
    return [
      [String(type), statistics(tables, { type, isComplete: input.complete, pulls })] as const,
    ];
  });
  return { banners: Object.fromEntries(byType.map(([type, figures]) => [type, shown(figures)])) };
}

function shown(figures: BannerStatistics): StatisticsCase['expected']['banners'][string] {
  const { pulls, jade, pity5, pity4, won, lost, guaranteed, winRate, averagePity } = figures;
  return {
    ...{ pulls, jade, pity5, pity4, won, lost, guaranteed, winRate, averagePity },
    fiveStars: figures.fiveStars.map(({ pull: { id, itemId }, pity, outcome }) => ({
      ...{ id, itemId, pity, outcome },
    })),
    fourStars: figures.fourStars.length,
  };
}
