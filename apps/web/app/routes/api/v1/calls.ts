import type { DescribedCall } from '../../../../server/api/openapi.server';
import { loader as aggregates } from './aggregates';
import { loader as config } from './client-config';
import { loader as showContribution } from './contribution-show';
import { loader as withdrawContribution } from './contribution-withdraw';
import { loader as health } from './health';
import { loader as promotion } from './promotion';
import { loader as ready } from './ready';
import { loader as showcase } from './showcase';
import { loader as state } from './state';
import { loader as warpConfig } from './warp-config';
import { loader as warpFetch } from './warp-fetch';
import { loader as warpImport } from './warp-import';
import { loader as warpOverview } from './warp-overview';
import { loader as warpRank } from './warp-rank';

const NO_STATISTICS = { 503: ['NO_STATISTICS'] };

/** All calls, in the order in which one learns of them. */
export const CALLS: readonly DescribedCall[] = [
  {
    ...{ path: 'health', id: 'health', route: health },
    summary: 'Whether the site is there, and on which data.',
  },
  {
    ...{ path: 'ready', id: 'ready', route: ready },
    summary: 'Whether requests should come to this process.',
    errors: { 503: ['NOT_READY'] },
  },
  {
    ...{ path: 'state', id: 'state', route: state },
    summary: 'A state, which every POST shows in the header X-SRS-Verify within the hour.',
  },
  {
    ...{ path: 'config', id: 'config', route: config },
    summary: 'Red dots, and promotions by their id.',
  },
  {
    ...{ path: 'promotions/{id}', id: 'promotion', route: promotion },
    summary: 'One promotion, or null where there is none of that id.',
  },
  {
    ...{ path: 'warp_config', id: 'warpConfig', route: warpConfig },
    summary: 'The server’s time, banners by id, and which features are on.',
  },
  {
    ...{ path: 'warp_overview', id: 'warpOverview', route: warpOverview },
    summary: 'Pulls of all contributors, and how often the newest featured character came.',
    errors: NO_STATISTICS,
  },
  {
    ...{ path: 'warp_fetch/{bannerId}', id: 'warpFetch', route: warpFetch },
    summary: 'Statistics of a banner by its id, or of all banners of a type by the type’s number.',
    errors: { 404: ['NO_SUCH_BANNER'], ...NO_STATISTICS },
  },
  {
    ...{ path: 'warp_rank/{type}', id: 'warpRank', route: warpRank },
    summary: 'Where a player’s figures of a banner type stand among contributors.',
    errors: NO_STATISTICS,
  },
  {
    ...{ path: 'aggregates/{format}', id: 'aggregates', route: aggregates },
    summary: 'All counters there are, as CSV or JSON.',
    errors: NO_STATISTICS,
  },
  {
    ...{ path: 'warp/import', id: 'warpImport', route: warpImport },
    summary:
      'Reads an account’s warp records from the game, and tells of each page in a line of JSON; with `contribute` it also counts them.',
    errors: {
      400: ['LINK_EMPTY', 'LINK_HOST', 'LINK_NO_KEY'],
      429: ['TOO_MANY_IMPORTS'],
      503: ['BUSY'],
    },
  },
  {
    ...{ path: 'showcase/{uid}', id: 'showcase', route: showcase },
    summary: 'What an account shows to all: characters and light cones with their levels.',
    errors: {
      404: ['SHOWCASE_UNKNOWN'],
      424: ['SHOWCASE_MAINTENANCE'],
      429: ['SHOWCASE_BUSY'],
      502: ['SHOWCASE_FAILED'],
      503: ['SHOWCASE_DOWN'],
      504: ['SHOWCASE_SLOW'],
    },
  },
  {
    ...{ path: 'contribution/show', id: 'showContribution', route: showContribution },
    summary: 'What is kept of an account, by the receipt that came with its contribution.',
    errors: { 403: ['BAD_RECEIPT'], ...NO_STATISTICS },
  },
  {
    ...{ path: 'contribution/withdraw', id: 'withdrawContribution', route: withdrawContribution },
    summary: 'Takes out all that an account gave, and its part of the figures.',
    errors: { 403: ['BAD_RECEIPT'], ...NO_STATISTICS },
  },
];
