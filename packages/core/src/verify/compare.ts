export interface Mismatch {
  /** Where the figures differ, such as `expected.items.110406`. */
  readonly path: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/** Every place where two trees of plain values differ. */
export function compare(expected: unknown, actual: unknown, path: string): Mismatch[] {
  if (!isTree(expected) || !isTree(actual)) {
    return Object.is(expected, actual) ? [] : [{ path, expected, actual }];
  }
  const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  return [...keys].flatMap((key) => compare(expected[key], actual[key], `${path}.${key}`));
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
