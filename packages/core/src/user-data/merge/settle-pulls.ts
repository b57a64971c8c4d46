import { mergePulls, type Pull } from '../../warp/index.ts';
import { canonical } from './canonical.ts';

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
  const [first, second] = [isList ? there : there[0], isList ? back : back[0]];
  const standing = canonical(first) <= canonical(second) ? first : second;
  return [a, b].find((value) => canonical(value) === canonical(standing)) ?? standing;
}
