/** How the 5★s of a shared image share its room: rows as wide as the room, as equal as can be. */
export interface StarGrid {
  /** How many of the latest there is room for. */
  readonly shown: number;
  /** How many stand in each row. */
  readonly rows: readonly number[];
  /** Width and height of a figure. */
  readonly figure: number;
  /** Size of the letters under it. */
  readonly letter: number;
  /** Lines that names take at most. */
  readonly lines: number;
}

/** A word of a name, as wide as it is in letters: by itself, and with the space after it. */
export type WordWidth = readonly [alone: number, spaced: number];

export interface GridRoom {
  readonly width: number;
  readonly height: number;
  /** Size of the smallest letters. */
  readonly letter: number;
}

/** All measures of a cell, in letters. */
const LEAST_FIGURE = 2.6;
const MOST_FIGURE = 36;
const LEAST_WIDTH = 5.2;
/** Of the width of a cell for each letter, where there is room for larger ones. */
const WIDTH_A_LETTER = 9;
const LARGEST_LETTER = 1.4;
/** Between a figure and its name. */
export const NAME_GAP = 0.7;
export const LINE_HEIGHT = 1.2;
/** The line under a name, which tells how many pulls it took. */
export const TRACK_HEIGHT = 1.9;
/** Beside a name, and over a figure. */
export const CELL_GAP = 0.6;
/** How much narrower the letters of a line may be than they are, where that saves a break. */
export const SQUEEZED = 0.86;
/** More of a name than this is left out. */
const MOST_LINES = 4;

// Rule W43.
/**
 * Room for as many of the latest as there can be, a name that is cut counting half; and of such grids the one with the
 * largest figures and letters.
 *
 * @param names - of the 5★s, oldest first
 */
export function starGrid(names: readonly (readonly WordWidth[])[], room: GridRoom): StarGrid {
  const most = {
    rows: Math.min(names.length, Math.floor(room.height / (cellHeight(1) * room.letter))),
    columns: Math.floor(room.width / (LEAST_WIDTH * room.letter)),
  };
  let best: { readonly grid: StarGrid; readonly worth: number } | undefined;
  for (let rows = 1; rows <= most.rows; rows++) {
    for (let columns = 1; columns <= most.columns; columns++) {
      // A column that stays empty is none.
      if ((columns - 1) * rows >= names.length) break;
      const shown = Math.min(names.length, rows * columns);
      const latest = names.slice(names.length - shown);
      for (let lines = 1; lines <= MOST_LINES; lines++) {
        const grid = gridOf(shown, { ...room, rows, lines });
        if (!grid) break;
        const cut = latest.filter((name) => linesOf(name, nameWidth(grid, room)) > lines).length;
        const worth = shown - cut / 2;
        const isBetter =
          !best || worth > best.worth || (worth === best.worth && sizeOf(grid) > sizeOf(best.grid));
        if (isBetter) best = { grid, worth };
      }
    }
  }
  return best?.grid ?? { shown: 0, rows: [], figure: 0, letter: room.letter, lines: 0 };
}

/** How large it is drawn. */
function sizeOf({ figure, letter }: StarGrid): number {
  return figure * letter;
}

/** So many 5★s in so many rows; undefined where there is no room for that. */
function gridOf(
  shown: number,
  room: GridRoom & { readonly rows: number; readonly lines: number },
): StarGrid | undefined {
  const { rows, lines, width, height } = room;
  const cell = width / Math.ceil(shown / rows);
  const letter =
    room.letter * Math.min(Math.max(1, cell / room.letter / WIDTH_A_LETTER), LARGEST_LETTER);
  const left = height / rows - (cellHeight(lines) - LEAST_FIGURE) * letter;
  const figure = Math.min(cell - CELL_GAP * letter, left, MOST_FIGURE * room.letter);
  if (figure < LEAST_FIGURE * room.letter) return undefined;
  return { shown, rows: evenRows(shown, rows), figure, letter, lines };
}

/** What a name may take of the narrowest cell, in letters. */
function nameWidth({ rows, letter }: StarGrid, { width }: GridRoom): number {
  return (width / Math.max(...rows) / letter - CELL_GAP) / SQUEEZED;
}

/** How many lines a name takes; no number of them is enough where a word is wider than a line. */
function linesOf(name: readonly WordWidth[], width: number): number {
  let [lines, used] = [1, 0];
  for (const [alone, spaced] of name) {
    if (alone > width) return Number.POSITIVE_INFINITY;
    if (used + alone > width) [lines, used] = [lines + 1, 0];
    used += spaced;
  }
  return lines;
}

/** With the smallest figure, in letters. */
function cellHeight(lines: number): number {
  return CELL_GAP + LEAST_FIGURE + NAME_GAP + lines * LINE_HEIGHT + TRACK_HEIGHT;
}

/** The first rows hold one more where they cannot be equal. */
function evenRows(count: number, rows: number): number[] {
  return Array.from({ length: rows }, (_, row) => Math.floor((count + rows - 1 - row) / rows));
}
