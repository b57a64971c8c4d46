/**
 * Rows that are laid out and painted together, or together left out while they are out of sight. Each group is one more
 * thing that the browser looks after in every frame: of two thousand rows by themselves that takes longer than a mark.
 */
const TOGETHER = 24;

/** Rows in groups, in their order. */
export function rowsTogether<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const groups: Row[][] = [];
  for (let from = 0; from < rows.length; from += TOGETHER) {
    groups.push(rows.slice(from, from + TOGETHER));
  }
  return groups;
}
