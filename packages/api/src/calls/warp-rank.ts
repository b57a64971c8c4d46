import {
  BANNER_TYPES,
  type BannerStatistics,
  type BannerType,
} from '@trailbook/core/internal/warp';
import * as z from 'zod';
import type { Site, Stop } from './ask-site.ts';
import { clientFunction, contract, type OutputOf } from './contract.ts';
import { interval, NO_STATISTICS, VOLUNTEERS } from './figures.ts';

/** Where a player's figures stand among contributors. Rule W20. */
export const warpRank = contract(() => {
  const types = BANNER_TYPES.map(String) as `${BannerType}`[];
  const figure = (most: number) =>
    z
      .string()
      .regex(/^\d{1,6}(?:\.\d{1,6})?$/)
      .transform(Number)
      .pipe(z.number().max(most));
  const place = z
    .strictObject({
      /** Contributors who are ranked by this figure. */
      n: z.int(),
      /** Share of them with a lower figure. */
      below: z.number(),
      interval,
    })
    .nullable();
  const floor = z.strictObject({ pulls: z.int(), fiveStars: z.int() });
  return {
    method: 'GET',
    path: 'warp_rank/{type}',
    id: 'warpRank',
    summary: 'Where a player’s figures of a banner type stand among contributors.',
    input: z.strictObject({
      type: z
        .enum(types)
        .transform(Number)
        .pipe(z.literal(BANNER_TYPES))
        .meta({ description: 'The banner type, as the records number it.', example: '11' }),
      pulls: figure(1e6).meta({ description: 'Pulls in all.', example: '400' }),
      five_stars: figure(1e5).optional().meta({ description: '5★s among them.', example: '6' }),
      average_pity: figure(90)
        .optional()
        .meta({ description: 'Of 5★s whose pity is known.', example: '62.5' }),
      known_five_stars: figure(1e5)
        .optional()
        .meta({ description: 'How many of these there are.', example: '5' }),
      win_rate: figure(1)
        .optional()
        .meta({ description: 'Won of won and lost, 0 to 1.', example: '0.6' }),
      contests: figure(1e5)
        .optional()
        .meta({ description: 'How many were won or lost.', example: '5' }),
    }),
    output: z.strictObject({
      pulls: place,
      fiveStars: place,
      averagePity: place,
      winRate: place,
      /** Figures that rest on less are ranked with nobody. */
      floors: z.strictObject({ averagePity: floor, winRate: floor }),
      note: z.literal(VOLUNTEERS),
    }),
    errors: NO_STATISTICS,
  };
});

export type WarpRanks = OutputOf<typeof warpRank>;

const ask = clientFunction<typeof warpRank>('GET', 'warp_rank/{type}');

/** Sends figures alone, and nothing of the pulls themselves. */
export function askWarpRanks(
  site: Site,
  type: BannerType,
  figures: Pick<BannerStatistics, 'pulls' | 'fiveStars' | 'averagePity' | 'contests'>,
  signal: Stop,
) {
  const { pulls, fiveStars, averagePity, contests } = figures;
  const contested = contests.won + contests.lost;
  const input = {
    type: `${type}` as const,
    pulls: String(pulls),
    five_stars: String(fiveStars.length),
    contests: String(contested),
    known_five_stars: String(fiveStars.filter(({ pity }) => pity !== null).length),
    ...(averagePity === null ? {} : { average_pity: averagePity.toFixed(3) }),
    ...(contested === 0 ? {} : { win_rate: (contests.won / contested).toFixed(4) }),
  };
  return ask(site, input, signal);
}
