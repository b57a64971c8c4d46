import type { Bits } from './bits.ts';

/** What a symbol stands for: the smallest value, and how many bits follow that are added to it. */
type Range = readonly [base: number, bits: number];

/** Lengths of repetitions, by symbol. Source: RFC 1951, section 3.2.5. */
export const LENGTHS: readonly Range[] = [
  ...rangesFrom(3, 28, (at) => (at < 8 ? 0 : (at - 4) >> 2)),
  // The longest has a symbol of its own.
  [258, 0],
];

/** How far back what is repeated stands, by symbol. */
export const DISTANCES = rangesFrom(1, 30, (at) => (at < 4 ? 0 : (at - 2) >> 1));

/** The value of a symbol; undefined where it has none. */
export function readRange(
  bits: Bits,
  ranges: readonly Range[],
  symbol: number,
): number | undefined {
  const range = ranges[symbol];
  return range && range[0] + bits.take(range[1]);
}

/** Each range begins where the one before it ends. */
function rangesFrom(first: number, count: number, bitsAt: (at: number) => number): Range[] {
  let base = first;
  return Array.from({ length: count }, (_, at) => {
    const range: Range = [base, bitsAt(at)];
    base += 1 << bitsAt(at);
    return range;
  });
}
