import { isKnownShape } from '../item-shape.ts';
import type { CsvText } from './csv-text.ts';

/**
 * Whether the last row of a table ends too early, as after a broken download. It has fewer cells than all others; or no
 * line ends it, and its last cell may be the beginning of one: of another that the column holds, of one as long as all
 * the others, or of an item that there can be.
 *
 * @param item - the column of what was pulled
 * @param read - the columns that are read: one that is not may be as short as it likes
 */
export function isLastRowCut(
  { rows, hasLineEnd }: CsvText,
  item: number,
  read?: readonly number[],
): boolean {
  const last = rows.length > 1 ? rows.at(-1)?.cells : undefined;
  if (!last) return false;
  const others = rows.slice(0, -1);
  if (others.every(({ cells }) => cells.length > last.length)) return true;
  if (hasLineEnd) return false;
  const column = last.length - 1;
  if (read && !read.includes(column)) return false;
  const cell = last[column] ?? '';
  if (column === item && /^\d+$/.test(cell)) return !isKnownShape(Number(cell));
  const told = others.slice(1).flatMap(({ cells }) => cells[column] ?? []);
  const [length = 0, ...differing] = new Set(told.map((other) => other.length));
  const isUniform = told.length > 1 && differing.length === 0;
  const isShorter = column !== item && isUniform && cell.length < length;
  return isShorter || told.some((other) => other !== cell && other.startsWith(cell));
}
