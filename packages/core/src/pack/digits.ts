/** Folding in the sign takes a bit of the 53 that a number holds exactly; so does a step between two. */
const LARGEST_WHOLE = 2 ** 51;
const MOST_PLACES = 12;

/** A number as whole digits and the places after its point: 0.525 is 525 and 3. */
export interface Decimal {
  readonly digits: number;
  readonly places: number;
}

/** A number's digits, where they give the very same number back. */
export function decimalOf(value: number): Decimal | undefined {
  const [, whole, fraction = ''] = /^(-?\d+)(?:\.(\d+))?$/.exec(String(value)) ?? [];
  if (whole === undefined || fraction.length > MOST_PLACES) return undefined;
  const digits = Number(whole + fraction);
  return isExact(digits, fraction.length, value) ? { digits, places: fraction.length } : undefined;
}

/** The places after the point with which all of the numbers can be written; undefined where none do. */
export function places(numbers: readonly number[]): number | undefined {
  let most = 0;
  for (const value of numbers) {
    const decimal = decimalOf(value);
    if (!decimal) return undefined;
    most = Math.max(most, decimal.places);
  }
  return numbers.every((value) => isExact(Math.round(value * 10 ** most), most, value))
    ? most
    : undefined;
}

/** A whole number with its sign in the last bit. */
export function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

function isExact(digits: number, places: number, value: number): boolean {
  return Math.abs(digits) < LARGEST_WHOLE && Object.is(digits / 10 ** places, value);
}
