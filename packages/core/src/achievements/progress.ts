import type { Counted, IsDone } from './line.ts';

/** How far a player is with some achievements. */
export interface Progress {
  readonly done: number;
  /** All that can be had: what is done, and what is not out of reach. */
  readonly total: number;
  readonly jadeEarned: number;
  readonly jadeLeft: number;
}

/** Counts achievements; those out of reach count nowhere. */
export function progressOf(
  achievements: readonly Counted[],
  unreachable: { has(id: number): boolean },
  isDone: IsDone,
): Progress {
  let done = 0;
  let total = 0;
  let jadeEarned = 0;
  let jadeLeft = 0;
  for (const { id, jade } of achievements) {
    if (isDone(id)) {
      done += 1;
      total += 1;
      jadeEarned += jade;
    } else if (!unreachable.has(id)) {
      total += 1;
      jadeLeft += jade;
    }
  }
  return { done, total, jadeEarned, jadeLeft };
}
