import type { HistoryRow } from './history-rows.ts';

/** What stands in one line of the history: a pull, or what was pulled at once. */
export type HistoryLine =
  | { readonly kind: 'pull'; readonly row: HistoryRow; readonly isOfTen: boolean }
  | { readonly kind: 'ten'; readonly rows: readonly HistoryRow[]; readonly isOpen: boolean };

// Rules W4, W44.
/**
 * The history with pulls of one second in one line, each of them below it where that is open. A ten-pull of which rows
 * are missing is one of fewer.
 *
 * @param rows - newest first
 * @param open - ids of the newest pulls of those that are open
 */
export function historyLines(
  rows: readonly HistoryRow[],
  open: ReadonlySet<string>,
): HistoryLine[] {
  const lines: HistoryLine[] = [];
  for (let from = 0; from < rows.length; ) {
    const first = rows[from] as HistoryRow;
    let until = from + 1;
    while (isOfOneTime(first, rows[until])) until++;
    const together = rows.slice(from, until);
    const isOpen = open.has(first.pull.id);
    if (together.length > 1) lines.push({ kind: 'ten', rows: together, isOpen });
    if (together.length === 1 || isOpen) {
      const isOfTen = together.length > 1;
      lines.push(...together.map((row) => ({ kind: 'pull', row, isOfTen }) as const));
    }
    from = until;
  }
  return lines;
}

function isOfOneTime(a: HistoryRow, b: HistoryRow | undefined): boolean {
  return a.pull.time === b?.pull.time && a.pull.gachaId === b.pull.gachaId;
}

/** What a line is known by. */
export function lineKey(line: HistoryLine): string {
  return line.kind === 'pull' ? line.row.pull.id : `ten ${line.rows[0]?.pull.id}`;
}
