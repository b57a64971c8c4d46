/** Where rows of different heights stand below each other, as far as they have been measured. */
export interface RowPlaces {
  /** Notes how high a row is; whether that was news. */
  readonly measure: (row: number, height: number) => boolean;
  /** How far down a row begins; of the number of rows, how high all are together. */
  readonly topOf: (row: number) => number;
  /** The row at so many pixels from the top; the first or the last beyond the ends. */
  readonly rowAt: (offset: number) => number;
}

/** @param height - of a row that has not been measured yet */
export function rowPlaces(count: number, height: number): RowPlaces {
  const heights = new Float64Array(count).fill(height);
  return {
    measure(row, measured) {
      if (row >= count || heights[row] === measured) return false;
      heights[row] = measured;
      return true;
    },
    topOf(row) {
      let top = 0;
      for (let above = 0; above < row; above++) top += heights[above] ?? 0;
      return top;
    },
    rowAt(offset) {
      let row = 0;
      for (let bottom = 0; row < count - 1; row++) {
        bottom += heights[row] ?? 0;
        if (bottom > offset) break;
      }
      return row;
    },
  };
}
