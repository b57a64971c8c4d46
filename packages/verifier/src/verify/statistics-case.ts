import { readTime } from '@trailbook/core/internal/checks';
import type { Dataset } from '@trailbook/core/internal/dataset';
import {
  BANNER_TYPES,
  type BannerStatistics,
  isBannerType,
  statistics,
  warpTables,
} from '@trailbook/core/internal/warp';
import * as z from 'zod/mini';
import { bannerType, count, figure, figureThat, textThat } from './figures.ts';

const rate = z.nullable(z.number());
const bannerKey = textThat('a banner type', (type) => isBannerType(Number(type)));

const digits = (most: number) =>
  textThat(`1 to ${most} digits`, (text) => /^\d+$/.test(text) && text.length <= most);

/** The game numbers characters in four digits, and light cones from 20000 on. */
const pulled = figureThat(
  'the id of a character or a light cone',
  (id) => Number.isInteger(id) && ((id >= 1000 && id < 10_000) || (id >= 20_000 && id < 30_000)),
);

const bannerId = figureThat('the id of a banner', (id) => Number.isInteger(id) && id >= 0);

const time = textThat(
  'a time that there is, as YYYY-MM-DD HH:MM:SS',
  (text) => /^[\d-]{10} [\d:]{8}$/.test(text) && readTime(text) !== undefined,
);

/** The zones that there are, from Baker Island to the Line Islands. */
const zone = figureThat('-12 to 14 hours', (hours) => hours >= -12 && hours <= 14);

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
    uid: z.union([digits(12), count]),
    /** Hours between the times and UTC. */
    zone,
    /** Whether the account's first pulls are among these, on every banner type. */
    complete: z.boolean(),
    /** In any order, repeated or not. */
    pulls: z.array(
      z.strictObject({
        id: digits(20),
        /** The very banner; 0, null or absent where nobody knows. */
        gachaId: z.optional(z.nullable(bannerId)),
        gachaType: bannerType,
        itemId: pulled,
        time,
      }),
    ),
  }),
  /** By banner type; those without pulls are absent. */
  expected: z.strictObject({ banners: z.record(bannerKey, expectedBanner) }),
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
