import { checkKind } from '../../basics/check.ts';
import type { Result } from '../../basics/result.ts';
import type { BannerHistory } from '../../warp/history.ts';
import type { Luck, LuckError, LuckQuestion } from '../../warp/luck.ts';
import { luckTogether as innerLuckTogether } from '../../warp/luck-together.ts';
import type { WarpTables } from '../../warp/tables.ts';
import { checkHistory, checkLuckQuestion, checkWarpTables } from './check-warp.ts';

/**
 * How lucky histories of several banner types are together: the share of all players with as many pulls on each
 * of them, from the same beginnings, who would have fewer 5★s in all. Exact, by adding up what each banner type
 * brings. Asked for featured ones, it leaves out banner types that feature none.
 *
 * @param histories - of one account, each of another banner type
 * @returns `LUCK_TOO_FEW` where whatever came says nothing
 * @throws InputError for tables, histories, goals and times that are none
 */
export function luckTogether(
  tables: WarpTables,
  histories: readonly BannerHistory[],
  question: LuckQuestion,
): Result<Luck, LuckError> {
  checkWarpTables(tables);
  checkKind(histories, 'histories', 'Array');
  for (const [at, history] of histories.entries()) checkHistory(history, `histories.${at}`);
  checkLuckQuestion(question);
  return innerLuckTogether(tables, histories, question);
}
