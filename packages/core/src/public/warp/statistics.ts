import {
  type GrowingStatistics,
  createStatistics as innerCreateStatistics,
  statistics as innerStatistics,
} from '../../warp/create-statistics.ts';
import type { BannerHistory, HistoryFrame } from '../../warp/history.ts';
import type { BannerStatistics } from '../../warp/statistics.ts';
import type { WarpTables } from '../../warp/tables.ts';
import { checkFrame, checkHistory, checkPulls, checkWarpTables } from './check-warp.ts';

/**
 * Everything that is counted of one account and banner type.
 *
 * @throws InputError for tables and histories that are none
 */
export function statistics(tables: WarpTables, history: BannerHistory): BannerStatistics {
  checkWarpTables(tables);
  checkHistory(history);
  return innerStatistics(tables, history);
}

/**
 * Statistics without pulls, to which any are added page by page, in any order.
 *
 * @throws InputError for tables, frames and pulls that are none
 */
export function createStatistics(tables: WarpTables, frame: HistoryFrame): GrowingStatistics {
  checkWarpTables(tables);
  checkFrame(frame);
  return checked(innerCreateStatistics(tables, frame));
}

function checked(growing: GrowingStatistics): GrowingStatistics {
  return {
    ...growing,
    append: (pulls) => {
      checkPulls(pulls);
      return checked(growing.append(pulls));
    },
  };
}
