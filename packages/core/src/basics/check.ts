import { classOf, InputError } from './input-error.ts';

/** Checks of plain arguments; each throws an InputError that names the place. */

/**
 * Checks of what kind something is, by the name that JavaScript has for it.
 *
 * @param expected - the kind, and which function makes it where one does
 */
export function checkKind(
  value: unknown,
  path: string,
  kind = 'Object',
  expected = kind,
): asserts value {
  if (classOf(value) !== kind) throw new InputError('WRONG_TYPE', path, expected, value);
}

/** Checks a list and each of its rows, which the caller knows how to check. */
export function checkEach<Row>(
  list: readonly Row[],
  path: string,
  check: (row: Row, path: string) => void,
): void {
  checkKind(list, path, 'Array');
  for (const [at, row] of list.entries()) check(row, `${path}.${at}`);
}

export function checkText(value: unknown, path: string): asserts value is string {
  checkKind(value, path, 'String');
}

export function checkKeys(value: unknown, path: string, known: readonly string[]): void {
  checkKind(value, path);
  const unknown = Object.keys(value).find((key) => !known.includes(key));
  if (unknown !== undefined) {
    throw new InputError('UNKNOWN_KEY', path, known.join(' or '), unknown);
  }
}

/** The most of anything, where the game sets no bound: `Number.MAX_SAFE_INTEGER`, which bundlers would not drop. */
export const MOST = 9_007_199_254_740_991;

export function checkWhole(
  value: unknown,
  path: string,
  min: number,
  max: number,
): asserts value is number {
  const isWhole = Number.isSafeInteger(value);
  if (isWhole && (value as number) >= min && (value as number) <= max) return;
  throw new InputError(
    isWhole ? 'OUT_OF_RANGE' : 'WRONG_TYPE',
    path,
    `whole, ${min} to ${max}`,
    value,
  );
}

export function checkNumber(value: unknown, path: string): asserts value is number {
  if (!Number.isFinite(value)) throw new InputError('WRONG_TYPE', path, 'number', value);
}

/** Checks that something was found; `id` is what it was looked for by. */
export function checkKnown(found: unknown, path: string, id: unknown): asserts found {
  if (!found) throw new InputError('UNKNOWN_ID', path, 'known id', id);
}

export function checkOneOf(value: unknown, path: string, known: readonly unknown[]): void {
  if (!known.includes(value)) {
    throw new InputError('OUT_OF_RANGE', path, known.join(' or '), value);
  }
}
