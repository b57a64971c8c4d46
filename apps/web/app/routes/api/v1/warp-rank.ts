import { VOLUNTEERS } from '@trailbook/api/calls/figures';
import { warpRank } from '@trailbook/api/calls/warp-rank';
import { rank } from '@trailbook/core/internal/global-statistics';
import { apiRoute } from '../../../../server/api/api-route.server';
import { statisticsOf } from '../../../../server/api/statistics-of.server';

/** Where a player's figures of a banner type stand among contributors. Rule W20. */
const route = apiRoute({
  ...warpRank,
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
    return { ...ranks, note: VOLUNTEERS };
  },
});

export const loader = route;
export const action = route;
