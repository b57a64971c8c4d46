import type { Interval } from '../warp/index.ts';

/** The mean length of runs, of which some had not ended when they were last seen. */
export interface RunMean {
  /** Runs that ended. */
  readonly n: number;
  /** All pulls of runs whose beginning is known, whether or not they have ended. */
  readonly tries: number;
  readonly mean: number;
  readonly interval: Interval;
}

type Histogram = ReadonlyMap<number, number>;

/** As many standard errors hold 95 %. */
const Z = 1.959963984540054;
/** Of fewer tries at a number, nothing is said of what follows it. */
export const FEWEST_TRIES = 10;
/** So much of the mean, in pulls, may rest on fewer. */
const MOST_UNSEEN = 1;

/**
 * The mean length of a run. Those that have ended are too short on average, the more so the shorter the histories
 * are: long ones are not seen to their end. So the mean is that of the survival curve: each number of a run counts
 * by the share of runs that get there, and that share is the product of what goes on at each number before, of all
 * that were tried there. Where all runs have ended it is their mean.
 *
 * Source: E. L. Kaplan, P. Meier, 'Nonparametric estimation from incomplete observations', 1958: the curve (2), its
 * mean and the variance of that with the factor D / (D - 1) (section 6). Pulls of a run that came to a banner from
 * another enter at their own number, as in N. Breslow, J. Crowley, 1974, on late entries.
 *
 * @param limit - the number at which a run ends at the latest, by the game's rules: what lies beyond the last try is
 *   bounded by it, and half of it is taken
 * @returns null where too few tries are known for a curve to its end
 */
export function meanRun(ended: Histogram, tries: Histogram, limit: number): RunMean | null {
  const n = sum(ended);
  if (n < 2) return null;
  const steps: { readonly reached: number; readonly endings: number; readonly at: number }[] = [];
  let reached = 1;
  let unseen = 0;
  for (let roll = 1; roll <= limit && reached > 0; roll++) {
    const at = tries.get(roll) ?? 0;
    unseen = reached * (limit - roll);
    if (at < FEWEST_TRIES && unseen > MOST_UNSEEN) return null;
    const endings = ended.get(roll) ?? 0;
    steps.push({ reached, endings, at });
    if (at === 0) break;
    unseen = 0;
    reached *= 1 - endings / at;
  }
  // From the end: how much of the mean lies after each number.
  let after = unseen / 2;
  let variance = 0;
  for (const { reached, endings, at } of steps.reverse()) {
    if (endings > 0 && endings < at) variance += (after * after * endings) / (at * (at - endings));
    after += reached;
  }
  const mean = after;
  const reach = Z * Math.sqrt((variance * n) / (n - 1)) + unseen / 2;
  return { n, tries: sum(tries), mean, interval: [Math.max(1, mean - reach), mean + reach] };
}

function sum(histogram: Histogram): number {
  let total = 0;
  for (const count of histogram.values()) total += count;
  return total;
}
