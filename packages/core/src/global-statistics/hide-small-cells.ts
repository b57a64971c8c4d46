import { COUNT_KINDS, type Count } from './counts.ts';

/** What fewer contributors have in common is told to nobody. */
export const FEWEST_CONTRIBUTORS = 5;

/** Cells that say when, or what: a player's friend could find the player in them. */
const TELLING = [COUNT_KINDS.item, COUNT_KINDS.day, COUNT_KINDS.fiveStarDay];

/**
 * The counts of one scope as everybody may see them: none of a scope that fewer than five contributors have pulled in,
 * and no day and no thing that fewer than five have in common. Where those that are hidden come to fewer than five
 * contributors together, the next larger one is hidden beside them, or the sum of all would tell what they are.
 *
 * How many pulls a 5★ took says neither when nor what, and stays: a curve with holes in it would be wrong.
 */
export function hideSmallCells(counts: readonly Count[]): Count[] {
  const all = counts.find(({ kind }) => kind === COUNT_KINDS.contributors);
  if (!all || all.count < FEWEST_CONTRIBUTORS) return [];
  const hidden = new Set(
    TELLING.flatMap((telling) => smallOf(counts.filter(({ kind }) => kind === telling))),
  );
  return counts.filter((count) => !hidden.has(count));
}

function smallOf(cells: readonly Count[]): Count[] {
  const hidden: Count[] = [];
  let together = 0;
  for (const cell of cells.toSorted((a, b) => a.contributors - b.contributors)) {
    const isAlone = together > 0 && together < FEWEST_CONTRIBUTORS;
    if (cell.contributors >= FEWEST_CONTRIBUTORS && !isAlone) break;
    hidden.push(cell);
    together += cell.contributors;
  }
  return hidden;
}
