/** How a 5★ of an event banner came. `unknown` where the records do not tell, rather than a guess. */
export type Outcome = 'won' | 'lost' | 'guaranteed' | 'unknown';

/** Whether the next 5★ is sure to be the featured one; null where the records do not tell. */
export type Guarantee = boolean | null;

/**
 * How a 5★ came, by whether it is the featured one and by the guarantee that stood before it. One that is
 * off-featured was lost, whatever stood before.
 * Rule W9.
 */
export function outcomeOf(isFeatured: boolean | null, before: Guarantee): Outcome {
  if (isFeatured === null) return 'unknown';
  if (!isFeatured) return 'lost';
  if (before === null) return 'unknown';
  return before ? 'guaranteed' : 'won';
}

/** What a 5★ leaves behind: a lost one guarantees the next, a featured one uses the guarantee up. */
export function guaranteeAfter(isFeatured: boolean | null): Guarantee {
  return isFeatured === null ? null : !isFeatured;
}
