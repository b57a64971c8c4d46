import { fourierProduct } from './fourier.ts';

/** Chances of taking so many pulls, by their number: `[0, 0.006, …]` is nothing at none, 0.6 % at one. */
export type Distribution = Float64Array;

/** Sure to take none. */
export const NOTHING: Distribution = Float64Array.of(1);

/**
 * The distribution of the sum of two numbers that do not depend on each other.
 *
 * @param most - how much of it is wanted: sums of so many and more are left out
 */
export function convolve(
  a: Distribution,
  b: Distribution,
  most = Number.POSITIVE_INFINITY,
): Distribution {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length > LONG) return fourierProduct(a, b).subarray(0, most);
  const sum = new Float64Array(Math.min(a.length + b.length - 1, most));
  for (const [offset, weight] of short.entries()) {
    if (weight === 0) continue;
    const end = Math.min(long.length, sum.length - offset);
    for (let at = 0; at < end; at++) {
      sum[offset + at] = (sum[offset + at] as number) + weight * (long[at] as number);
    }
  }
  return sum;
}

/** Two series longer than this are multiplied sooner by their frequencies than one by one. */
const LONG = 400;

/** Part of one, the rest of another: where chance decides which of the two it will be. */
export function mix(a: Distribution, b: Distribution, shareOfA: number): Distribution {
  return Float64Array.from(
    { length: Math.max(a.length, b.length) },
    (_, at) => (a[at] ?? 0) * shareOfA + (b[at] ?? 0) * (1 - shareOfA),
  );
}

// Rule W38.
/** Chances of taking so many pulls or fewer; the most that it can take are sure, and nothing else is. */
export function cumulative(distribution: Distribution): Float64Array {
  let sum = 0;
  const last = distribution.length - 1;
  return distribution.map((chance, pulls) => {
    sum += chance;
    return pulls === last ? 1 : notSure(sum);
  });
}

/** The largest double that is not yet sure. */
const ALMOST_SURE = 1 - Number.EPSILON / 2;

/** A chance that is not sure, although the doubles that it is the sum of may come to 1 and a hair more. */
export function notSure(chance: number): number {
  return Math.min(ALMOST_SURE, chance);
}

/** The chance that something does not come: sure only where it cannot. */
export function complementOf(chance: number): number {
  return chance > 0 ? notSure(1 - chance) : 1;
}

export function meanOf(distribution: Distribution): number {
  return distribution.reduce((sum, chance, pulls) => sum + chance * pulls, 0);
}
