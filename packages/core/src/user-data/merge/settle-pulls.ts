import { canonical, isAlike } from '../../basics/canonical.ts';
import { mergePulls, type Pull } from '../../warp/index.ts';

// Rule W36.
/**
 * One of two tellings of a pull, or of the rows that stand in for those of one time: what merging their histories gives,
 * and where that depends on who merges, always the same of both.
 */
export function settlePulls(a: unknown, b: unknown): unknown {
  const isList = Array.isArray(a) && Array.isArray(b);
  const [mine, theirs] = (isList ? [a, b] : [[a], [b]]) as [Pull[], Pull[]];
  const there = mergePulls(mine, theirs);
  const back = mergePulls(theirs, mine);
  // Row by row: chosen as a whole, three lists would depend on which two of them met first.
  const rows = there.map((row, at) => firstOf(row, back[at] ?? row));
  const standing = isList ? rows : rows[0];
  return [a, b].find((value) => isAlike(value, standing)) ?? standing;
}

/** The row and its time each by themselves, as they are merged. */
function firstOf(a: Pull, b: Pull): Pull {
  const { time, zone } = lower(timeOf(a), timeOf(b));
  return lower({ ...a, time, zone }, { ...b, time, zone });
}

function timeOf({ time, zone }: Pull): Pick<Pull, 'time' | 'zone'> {
  return { time, zone };
}

function lower<Value>(a: Value, b: Value): Value {
  return canonical(a) <= canonical(b) ? a : b;
}
