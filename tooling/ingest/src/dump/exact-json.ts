/** JSON whose integers beyond 2^53 come out as their digits: text hashes are 64 bits wide. */
type ExactReviver = (key: string, value: unknown, context: { source?: string }) => unknown;

const parse = JSON.parse as (text: string, reviver: ExactReviver) => unknown;

/**
 * Parses JSON without rounding: an integer that a double cannot hold becomes a string of its digits.
 *
 * @throws SyntaxError when the text is not JSON
 */
export function parseExact(text: string): unknown {
  return parse(text, (_key, value, context) =>
    typeof value === 'number' && context.source !== undefined && !isExact(value, context.source)
      ? context.source
      : value,
  );
}

function isExact(value: number, source: string): boolean {
  return !/^-?\d+$/.test(source) || Number.isSafeInteger(value);
}
