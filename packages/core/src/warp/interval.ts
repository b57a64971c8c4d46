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
