/** A place where a case and its outcome differ. */
export interface Mismatch {
  /** Where the figures differ, such as `expected.items.110406`. */
  readonly path: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/**
 * Every place where two trees of plain values differ.
 *
 * @param tolerance - by how much numbers with a fraction may differ
 */
export function compare(
  expected: unknown,
  actual: unknown,
  path: string,
  tolerance = 0,
): Mismatch[] {
  if (!isTree(expected) || !isTree(actual)) {
    return agree(expected, actual, tolerance) ? [] : [{ path, expected, actual }];
  }
  const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  return [...keys].flatMap((key) =>
    compare(expected[key], actual[key], `${path}.${key}`, tolerance),
  );
}

function agree(expected: unknown, actual: unknown, tolerance: number): boolean {
  if (Object.is(expected, actual)) return true;
  if (typeof expected !== 'number' || typeof actual !== 'number') return false;
  return Math.abs(expected - actual) <= tolerance;
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
