import { isAlwaysStandard } from './standard-pool.ts';

/** How a 5★ of an event banner came. `unknown` where the records do not tell, rather than a guess. */
export type Outcome = 'won' | 'lost' | 'guaranteed' | 'unknown';

/** Whether the next 5★ is sure to be the featured one; null where the records do not tell. */
export type Guarantee = boolean | null;

/** A 5★ of an event banner, as its own row has it. */
export interface Judged {
  readonly itemId: number;
  readonly isFeatured: boolean | null;
  /** Null where rows may be missing before it. */
  readonly pity: number | null;
}

/** How a 5★ came, as its neighbours allow. */
export interface Decided {
  readonly outcome: Outcome;
  readonly isFeatured: boolean | null;
  /** Whether it was won or lost where, had it gone the other way, that would be known as well. */
  readonly isContest: boolean;
}

// Rule W9.
/**
 * How 5★s of one banner type came, oldest first. One that is off-featured was lost, whatever stood before.
 */
export function outcomesOf(stars: readonly Judged[]): Decided[] {
  const verdicts = withoutDoubleLosses(stars);
  let after: Guarantee = false;
  return stars.map(({ pity }, at) => {
    const isFeatured = verdicts[at] ?? null;
    const before = pity === null ? null : after;
    after = guaranteeAfter(isFeatured);
    const outcome = outcomeOf(isFeatured, before);
    return { outcome, isFeatured, isContest: before === false && outcome !== 'unknown' };
  });
}

/**
 * The game never lets a player lose twice in a row. Where rows say so all the same, and none are missing between, one
 * that may be wrong is unknown; two that cannot be wrong both stay, for then a row is missing that nobody noticed.
 */
function withoutDoubleLosses(stars: readonly Judged[]): (boolean | null)[] {
  const verdicts: (boolean | null)[] = [];
  let isDoubtedBefore = false;
  for (const [at, { itemId, isFeatured, pity }] of stars.entries()) {
    const isDoubted = !isAlwaysStandard(itemId);
    const isSecond = isFeatured === false && verdicts[at - 1] === false && pity !== null;
    if (isSecond && !isDoubted && isDoubtedBefore) verdicts[at - 1] = null;
    verdicts.push(isSecond && isDoubted ? null : isFeatured);
    isDoubtedBefore = isDoubted;
  }
  return verdicts;
}

function outcomeOf(isFeatured: boolean | null, before: Guarantee): Outcome {
  if (isFeatured === null) return 'unknown';
  if (!isFeatured) return 'lost';
  if (before === null) return 'unknown';
  return before ? 'guaranteed' : 'won';
}

/** What a 5★ leaves behind: a lost one guarantees the next, a featured one uses the guarantee up. */
export function guaranteeAfter(isFeatured: boolean | null): Guarantee {
  return isFeatured === null ? null : !isFeatured;
}
