import type { Result } from '../../basics/result.ts';
import type { BannerHistory } from '../../warp/history.ts';
import {
  luck as innerLuck,
  type Luck,
  type LuckError,
  type LuckQuestion,
} from '../../warp/luck.ts';
import type { WarpTables } from '../../warp/tables.ts';
import { checkHistory, checkLuckQuestion, checkWarpTables } from './check-warp.ts';

/**
 * How lucky a history is, by exact likelihood: the share of all histories of as many pulls, from the same
 * beginning, that would have brought less.
 *
 * @returns `LUCK_TOO_FEW` where whatever came says nothing
 * @throws InputError for tables, histories, goals and times that are none
 */
export function luck(
  tables: WarpTables,
  history: BannerHistory,
  question: LuckQuestion,
): Result<Luck, LuckError> {
  checkWarpTables(tables);
  checkHistory(history);
  checkLuckQuestion(question);
  return innerLuck(tables, history, question);
}
