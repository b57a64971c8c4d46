import type { Counted, IsDone } from './line.ts';

/**
 * Why an achievement is not counted as one that can still be had: another of its set has been done, or another stands
 * for the set as long as none is.
 */
export type OutOfReach = 'excluded' | 'spare';

/**
 * Those that are out of reach, by sets of which a player can have only one. While none of a set is done, the one that
 * gives the most stands for it. What is done is never out of reach, not even two of one set, which another tracker
 * may have told.
 */
export function outOfReach(
  exclusive: readonly (readonly Counted[])[],
  isDone: IsDone,
): ReadonlyMap<number, OutOfReach> {
  return new Map(
    exclusive.flatMap((set) => {
      const isDecided = set.some(({ id }) => isDone(id));
      const most = Math.max(...set.map(({ jade }) => jade));
      const stands = isDecided ? undefined : set.find(({ jade }) => jade === most);
      return set
        .filter((one) => one !== stands && !isDone(one.id))
        .map(({ id }) => [id, isDecided ? 'excluded' : 'spare'] as const);
    }),
  );
}
