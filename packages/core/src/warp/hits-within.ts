import { type Distribution, meanOf } from './distribution.ts';
import { transform, turnsOf } from './fourier.ts';

/** Chances of so many hits, of `from` and more; of fewer, and of more than there are here, none. */
export interface Hits {
  readonly from: number;
  readonly chances: Float64Array;
}

/** Farther from the mean than so many deviations lies nothing that a double could show. */
const DEVIATIONS = 9;

/**
 * How many hits so many pulls bring. There are at least as many as hits whose pulls, summed up, are within them;
 * sums are products in the world of frequencies, where 'within so many pulls' is a sum of a few sines.
 *
 * @param first - pulls that the first hit takes
 * @param each - pulls that each later one takes
 */
export function hitsWithin(first: Distribution, each: Distribution, pulls: number): Hits {
  const mean = meanOf(each);
  const deviation = Math.sqrt(meanOf(each.map((chance, at) => chance * at)) - mean ** 2);
  const spread = DEVIATIONS * Math.sqrt(pulls / mean) * (deviation / mean) + 3;
  const from = Math.max(0, Math.floor(pulls / mean - spread));
  const to = Math.min(pulls, Math.ceil(pulls / mean + spread));
  // What is longer comes round again from the beginning: there must be nothing of it.
  const longest = Math.min(
    first.length + to * (each.length - 1),
    Math.ceil(first.length + to * mean + DEVIATIONS * deviation * Math.sqrt(to)),
  );
  const atLeast = shareWithin({ first, each, pulls }, { from, to, longest });
  const chances = atLeast.map((share, at) => Math.max(0, share - (atLeast[at + 1] ?? 0)));
  return { from, chances };
}

/** The number of hits in both. */
export function hitsInBoth(a: Hits, b: Hits): Hits {
  const chances = new Float64Array(a.chances.length + b.chances.length - 1);
  for (const [at, chance] of a.chances.entries()) {
    for (const [other, weight] of b.chances.entries()) {
      chances[at + other] = (chances[at + other] as number) + chance * weight;
    }
  }
  return { from: a.from + b.from, chances };
}

/** Chances of so many hits at least. */
function shareWithin(
  of: { readonly first: Distribution; readonly each: Distribution; readonly pulls: number },
  range: { readonly from: number; readonly to: number; readonly longest: number },
): Float64Array {
  const size = 2 ** Math.ceil(Math.log2(Math.max(range.longest, of.pulls + 1) + 1));
  const turns = turnsOf(size);
  const spectrum = (distribution: Distribution) => {
    const [real, imaginary] = [new Float64Array(size), new Float64Array(size)];
    real.set(distribution.subarray(0, size));
    transform(real, imaginary, turns);
    return { real, imaginary };
  };
  const within = spectrum(new Float64Array(of.pulls + 1).fill(1));
  const each = spectrum(of.each);
  const sum = spectrum(of.first);
  const shares = new Float64Array(range.to - range.from + 1);
  if (range.from === 0) shares[0] = 1;
  for (let bin = 0; bin <= size / 2; bin++) {
    const [x, y] = [each.real[bin] as number, each.imaginary[bin] as number];
    // A real signal has a spectrum of mirrored halves: all but two places stand for two.
    const weight = (bin === 0 || bin === size / 2 ? 1 : 2) / size;
    const [u, v] = [
      (within.real[bin] as number) * weight,
      (within.imaginary[bin] as number) * weight,
    ];
    let [a, b] = raised(
      [sum.real[bin] as number, sum.imaginary[bin] as number],
      [x, y],
      range.from,
    );
    for (let hits = Math.max(1, range.from); hits <= range.to; hits++) {
      shares[hits - range.from] = (shares[hits - range.from] as number) + a * u + b * v;
      const turned = a * x - b * y;
      b = a * y + b * x;
      a = turned;
    }
  }
  return shares;
}

/** The sum up to the first hit that is looked at: the first, and all later ones but that. */
function raised(
  [a, b]: readonly [number, number],
  [x, y]: readonly [number, number],
  hits: number,
): [number, number] {
  if (hits <= 1) return [a, b];
  const size = Math.hypot(x, y) ** (hits - 1);
  const angle = Math.atan2(y, x) * (hits - 1);
  const [u, v] = [size * Math.cos(angle), size * Math.sin(angle)];
  return [a * u - b * v, a * v + b * u];
}
