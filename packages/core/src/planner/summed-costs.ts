import type { Cost } from '../dataset/index.ts';
import { add, type Counts } from './counts.ts';

type Rows = readonly { readonly cost: Cost }[];

/** Adds what the rows from `from` to before `to` cost, as `slice` counts them. */
export function addCosts(counts: Counts, rows: Rows, from: number, to: number): void {
  const sums = summed(rows);
  const before = sums[from];
  for (const [id, count] of sums[Math.min(to, rows.length)] ?? []) {
    const cost = count - (before?.get(id) ?? 0);
    if (cost > 0) add(counts, id, cost);
  }
}

/** Of each row what all before it cost, and at the end what all do: what lies between two rows is a difference. */
function summed(rows: Rows): readonly Counts[] {
  let sums = known.get(rows);
  if (!sums) {
    let sum: Counts = new Map();
    sums = [sum];
    for (const { cost } of rows) {
      sum = new Map(sum);
      for (const { id, count } of cost) add(sum, id, count);
      sums.push(sum);
    }
    known.set(rows, sums);
  }
  return sums;
}

/** Tables of the game do not change while they are used, and go with them. */
const known = new WeakMap<Rows, Counts[]>();
