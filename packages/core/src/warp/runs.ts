import type { HistoryFrame } from './history.ts';
import type { Pull } from './pull.ts';
import { placesIn } from './pull-order.ts';

/** A 4★ or 5★ and how many pulls it took. */
export interface Star {
  readonly pull: Pull;
  /** Pulls since the one before it, itself included; null where rows in between may be missing. */
  readonly pity: number | null;
  /** The same, of the pulls that are there. */
  readonly atLeast: number;
}

/** Something rare and its place among the pulls. */
export interface Placed {
  readonly at: number;
  readonly pull: Pull;
}

/** Places of pulls right before which rows are missing, in order; the first where the beginning is. */
export function breaksIn(
  pulls: readonly Pull[],
  { isComplete, gapsBefore = [] }: HistoryFrame,
): number[] {
  const places = gapsBefore.map(placesIn(pulls));
  return (isComplete ? places : [0, ...places]).sort((a, b) => a - b);
}

/** Whether rows are missing between the pull at one place and that at another. */
export function isBroken(breaks: readonly number[], after: number, until: number): boolean {
  return breaks.some((place) => place > after && place <= until);
}

/** A run of more pulls than the game allows lacks a 5★: rows are missing in it, wherever. */
export function runsOf<P>(
  rare: readonly { readonly at: number; readonly pull: P }[],
  breaks: readonly number[],
  limit: number,
): (Omit<Star, 'pull'> & { readonly pull: P })[] {
  return rare.map(({ at, pull }, index) => {
    const before = rare[index - 1]?.at ?? -1;
    const atLeast = at - before;
    const isWhole = atLeast <= limit && !isBroken(breaks, before, at);
    return { pull, pity: isWhole ? atLeast : null, atLeast };
  });
}
