/** Between what and what a figure lies, as a rule in 95 of 100 cases. */
export type Interval = readonly [low: number, high: number];

/** As many standard deviations hold 95 %. */
const Z = 1.959963984540054;

/** The interval of a chance, of which so many tries succeeded. Source: E. B. Wilson, 1927. */
export function rateInterval(succeeded: number, tries: number): Interval {
  if (tries === 0) return [0, 1];
  const rate = succeeded / tries;
  const weight = 1 + (Z * Z) / tries;
  const middle = (rate + (Z * Z) / (2 * tries)) / weight;
  const reach =
    (Z / weight) * Math.sqrt((rate * (1 - rate)) / tries + (Z * Z) / (4 * tries * tries));
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}

/** The share of a normal distribution below a value. Source: G. Marsaglia, 'Evaluating the Normal Distribution', 2004. */
export function normalShare(value: number): number {
  // What is no number would never settle below.
  if (Number.isNaN(value)) return value;
  if (value < -END) return 0;
  if (value > END) return 1;
  let sum = value;
  let term = value;
  for (let odd = 3, before = 0; sum !== before; odd += 2) {
    before = sum;
    term *= (value * value) / odd;
    sum += term;
  }
  const share = 0.5 + sum * Math.exp(-0.5 * value * value - 0.5 * Math.log(2 * Math.PI));
  // Far out, rounding takes it past its ends by a hair.
  return Math.min(1, Math.max(0, share));
}

/** The value below which a share of a normal distribution lies: found by halving. */
export function normalValue(share: number): number {
  let [low, high] = [-END, END];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (normalShare(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Beyond it doubles know no share. */
const END = 8;
