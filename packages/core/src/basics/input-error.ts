/** What is wrong with an argument. */
export type InputErrorCode =
  /** Not of the kind that is asked for: a text for a number, a fraction for a whole one, a `Map` for an object. */
  | 'WRONG_TYPE'
  /** A key that means nothing here, most often a slip. */
  | 'UNKNOWN_KEY'
  /** An id or page id that the data do not know. */
  | 'UNKNOWN_ID'
  /** Beyond what the game has, such as level 200 or eidolon 9. */
  | 'OUT_OF_RANGE'
  /** Two entries of one plan with the same `entryId`. */
  | 'DUPLICATE_ENTRY';

/**
 * Thrown when an argument makes no sense: a mistake of the program that calls, not of its player.
 *
 * @example
 * ```ts
 * import { goal, InputError, parseDataset } from '@trailbook/core';
 * import data from '@trailbook/data';
 *
 * try {
 *   goal(parseDataset(data), 'acheron', { level: 200 });
 * } catch (error) {
 *   if (error instanceof InputError) console.log(error.code, error.path); // OUT_OF_RANGE level
 * }
 * ```
 */
export class InputError extends TypeError {
  override readonly name = 'InputError';
  declare readonly code: InputErrorCode;
  /** The argument, and the place in it: `entries.0.to.level`. */
  declare readonly path: string;
  /** What would do. */
  declare readonly expected: string;
  /** What there was instead. */
  declare readonly actual: unknown;

  constructor(code: InputErrorCode, path: string, expected: string, actual: unknown) {
    // An object may refuse to be written as text.
    const got = typeof actual === 'object' ? classOf(actual) : String(actual);
    super(`${path}: expected ${expected}, got ${typeof actual} ${got}`);
    Object.assign(this, { code, path, expected, actual });
  }
}

/** What a value is, such as `Object` or `Map`, wherever it was made. */
export function classOf(value: unknown): string {
  return {}.toString.call(value).slice(8, -1);
}
