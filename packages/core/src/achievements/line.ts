/** An achievement as far as lines and sums need to know it. */
export interface Counted {
  readonly id: number;
  readonly jade: number;
}

/**
 * Achievements that belong together and stand as one line: one by itself, some of which a player can have only one,
 * or stages that ask for more and more of the same, the least first.
 */
export interface Line<Member> {
  readonly kind: 'one' | 'choice' | 'stages';
  readonly members: readonly Member[];
}

/** Whether a player has an achievement. */
export type IsDone = (id: number) => boolean;
