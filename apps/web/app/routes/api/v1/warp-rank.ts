import { rank } from '@trailbook/core/internal/global-statistics';
import { BANNER_TYPES } from '@trailbook/core/internal/warp';
import * as z from 'zod';
import { apiRoute } from '../../../../server/api/api-route.server';
import {
  interval,
  statisticsOf,
  VOLUNTEERS,
} from '../../../../server/api/statistics-schemas.server';

const figure = (most: number) =>
  z
    .string()
    .regex(/^\d{1,6}(?:\.\d{1,6})?$/)
    .transform(Number)
    .pipe(z.number().max(most));

const TYPES = BANNER_TYPES.map(String);

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

/** Where a player's figures of a banner type stand among contributors. Rule W20. */
const warpRank = apiRoute({
  method: 'GET',
  input: z.strictObject({
    type: z.enum(TYPES).transform(Number).pipe(z.literal(BANNER_TYPES)),
    pulls: figure(1e6),
    five_stars: figure(1e5).optional(),
    average_pity: figure(90).optional(),
    known_five_stars: figure(1e5).optional(),
    win_rate: figure(1).optional(),
    contests: figure(1e5).optional(),
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
  async handle({ type, pulls, contests, ...given }, { context }) {
    const ranks = rank(
      type,
      {
        ...{ pulls, contests },
        fiveStars: given.five_stars,
        averagePity: given.average_pity,
        knownFiveStars: given.known_five_stars,
        winRate: given.win_rate,
      },
      await statisticsOf(context).counts(type),
    );
    return { ...ranks, note: VOLUNTEERS as typeof VOLUNTEERS };
  },
});

export const loader = warpRank;
export const action = warpRank;
