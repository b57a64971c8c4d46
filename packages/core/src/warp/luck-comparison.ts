import type { Distribution } from './distribution.ts';

/** Shares of histories that do worse, and that do exactly as well. */
export interface Compared {
  readonly less: number;
  readonly same: number;
}

/** What is compared: so many pulls, how many hits there were, and at which pull the last came; 0 without any. */
export interface Observed {
  readonly pulls: number;
  readonly count: number;
  readonly last: number;
}

/** How many pulls things take. */
export interface Spread {
  /** The first hit. */
  readonly first: Distribution;
  /** Each later one. */
  readonly each: Distribution;
  /** All but the first of those that there were, together. */
  readonly others: Distribution;
}

/**
 * How a history compares with all of as many pulls: those with fewer hits did worse, and of those with as many
 * the ones whose last hit came later.
 */
export function compared(
  { first, each, others }: Spread,
  { pulls, count, last }: Observed,
): Compared {
  if (count === 0) return { less: 0, same: beyond(first, pulls) };
  let less = totalBeyond(first, others, pulls);
  let same = 0;
  for (let at = Math.max(last, pulls - each.length + 1); at <= pulls; at++) {
    const here = totalAt(first, others, at) * beyond(each, pulls - at);
    if (at === last) same = here;
    else less += here;
  }
  return { less: Math.min(1, less), same };
}

/** The chance of more than so many. */
function beyond(distribution: Distribution, pulls: number): number {
  return distribution.reduce((sum, chance, at) => (at > pulls ? sum + chance : sum), 0);
}

/** The chance that two numbers make exactly so many. */
function totalAt(a: Distribution, b: Distribution, total: number): number {
  return a.reduce((sum, chance, at) => sum + chance * (b[total - at] ?? 0), 0);
}

/** The chance that two numbers make more than so many. */
function totalBeyond(a: Distribution, b: Distribution, total: number): number {
  const tails = new Float64Array(b.length + 1);
  for (let at = b.length - 1; at >= 0; at--) tails[at] = (tails[at + 1] ?? 0) + (b[at] ?? 0);
  return a.reduce((sum, chance, at) => {
    const more = total - at + 1;
    return sum + chance * (more <= 0 ? 1 : (tails[more] ?? 0));
  }, 0);
}
