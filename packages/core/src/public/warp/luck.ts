import { checkKind } from '../../basics/check.ts';
import type { Result } from '../../basics/result.ts';
import type { BannerHistory } from '../../warp/history.ts';
import {
  combineLuck as innerCombineLuck,
  luck as innerLuck,
  type Luck,
  type LuckError,
  type LuckQuestion,
} from '../../warp/luck.ts';
import { luckTogether as innerLuckTogether } from '../../warp/luck-together.ts';
import type { WarpTables } from '../../warp/tables.ts';
import { checkHistory, checkLuckQuestion, checkNumber, checkWarpTables } from './check-warp.ts';

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

/**
 * The luck of several histories together, of several banner types or of stretches between missing rows: each
 * weighs as much as it could tell. Source: S. Stouffer's method.
 *
 * @throws InputError for what is no luck
 */
export function combineLuck(parts: readonly Luck[]): Luck {
  checkKind(parts, 'parts', 'Array');
  for (const [at, part] of parts.entries()) {
    const path = `parts.${at}`;
    checkKind(part, path);
    checkKind(part.interval, `${path}.interval`, 'Array');
    const shares = [part.percentile, part.interval[0], part.interval[1]];
    for (const share of shares) checkNumber(share, `${path}.percentile`, 0, 1);
    for (const sum of ['pulls', 'count', 'expected'] as const)
      checkNumber(part[sum], `${path}.${sum}`, 0);
  }
  return innerCombineLuck(parts);
}
