import { outOfReach, progressOf } from '@trailbook/core/internal/achievements';
import type { Tally } from './tally-of.ts';

/** Stellar Jade that achievements still give to a player. */
export interface JadeLeft {
  readonly jade: number;
  /** Whether any is marked: without, it is what all of them give. */
  readonly hasMarks: boolean;
}

/** Of all achievements that are not done and can still be had. */
export function jadeLeftOf(
  { all, exclusive }: Tally,
  done: Readonly<Record<string, number>>,
): JadeLeft {
  const isDone = (id: number) => Object.hasOwn(done, id);
  const { jadeLeft } = progressOf(all, outOfReach(exclusive, isDone), isDone);
  return { jade: jadeLeft, hasMarks: Object.keys(done).length > 0 };
}
