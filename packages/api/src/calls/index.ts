import { aggregates } from './aggregates.ts';
import { calendar } from './calendar.ts';
import { clientConfig } from './client-config.ts';
import type { Contract } from './contract.ts';
import { contributionShow } from './contribution-show.ts';
import { contributionWithdraw } from './contribution-withdraw.ts';
import { driveExchange } from './drive-exchange.ts';
import { driveRenew } from './drive-renew.ts';
import { driveSignOut } from './drive-sign-out.ts';
import { health } from './health.ts';
import { promotion } from './promotion.ts';
import { ready } from './ready.ts';
import { showcase } from './showcase.ts';
import { state } from './state.ts';
import { syncList } from './sync-list.ts';
import { syncRead } from './sync-read.ts';
import { syncRemove } from './sync-remove.ts';
import { syncWrite } from './sync-write.ts';
import { warpConfig } from './warp-config.ts';
import { warpFetch } from './warp-fetch.ts';
import { warpImport } from './warp-import.ts';
import { warpOverview } from './warp-overview.ts';
import { warpRank } from './warp-rank.ts';

export type { Contract } from './contract.ts';

/** All calls, in the order in which one learns of them. */
export const CALLS = [
  health,
  ready,
  state,
  clientConfig,
  promotion,
  warpConfig,
  warpOverview,
  warpFetch,
  warpRank,
  aggregates,
  calendar,
  warpImport,
  showcase,
  contributionShow,
  contributionWithdraw,
  syncList,
  syncRead,
  syncWrite,
  syncRemove,
  driveExchange,
  driveRenew,
  driveSignOut,
] as const satisfies readonly Contract[];
