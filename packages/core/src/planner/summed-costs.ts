import type { Cost, ItemId } from '../dataset/index.ts';
import { add, type Counts } from './counts.ts';

/** What rows of one table cost, summed from the first on: what lies between two of them is a difference. */
interface SummedCosts {
  readonly ids: readonly ItemId[];
  /** Of each row the sums of all before it, one for each id; the last row is the sum of all. */
  readonly sums: readonly number[];
}

type Rows = readonly { readonly cost: Cost }[];

/** Adds what the rows from `from` to before `to` cost, as `slice` counts them. */
export function addCosts(counts: Counts, rows: Rows, from: number, to: number): void {
  const end = Math.min(to, rows.length);
  if (end <= from) return;
  const { ids, sums } = summedCosts(rows);
  const width = ids.length;
  for (let at = 0; at < width; at++) {
    const count = (sums[end * width + at] as number) - (sums[from * width + at] as number);
    if (count > 0) add(counts, ids[at] as ItemId, count);
  }
}

/** The sum of the values from `from` to before `to`, as `slice` counts them. */
export function sumBetween(values: readonly number[], from: number, to: number): number {
  const end = Math.min(to, values.length);
  if (end <= from) return 0;
  let sums = summedValues.get(values);
  if (!sums) {
    sums = [0];
    for (const value of values) sums.push((sums.at(-1) as number) + value);
    summedValues.set(values, sums);
  }
  return (sums[end] as number) - (sums[from] as number);
}

function summedCosts(rows: Rows): SummedCosts {
  const known = summedRows.get(rows);
  if (known) return known;
  const ids = [...new Set(rows.flatMap(({ cost }) => cost.map(({ id }) => id)))];
  const sums = ids.map(() => 0);
  for (const [row, { cost }] of rows.entries()) {
    for (const id of ids.keys()) sums.push(sums[row * ids.length + id] as number);
    for (const { id, count } of cost) {
      const at = (row + 1) * ids.length + ids.indexOf(id);
      sums[at] = (sums[at] as number) + count;
    }
  }
  const summed = { ids, sums };
  summedRows.set(rows, summed);
  return summed;
}

/** Tables of the game do not change while they are used, and go with them. */
const summedRows = new WeakMap<Rows, SummedCosts>();
const summedValues = new WeakMap<readonly number[], number[]>();
