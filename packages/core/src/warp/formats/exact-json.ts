/**
 * Parses JSON without rounding: whole numbers of 16 digits and more, as some tools write a pull's id, become
 * texts. Read as numbers, ids of neighbours would fall together.
 *
 * @returns undefined when it is no JSON
 */
export function parseExactJson(text: string): unknown {
  try {
    return JSON.parse(LONG.test(text) ? quoted(text) : text);
  } catch {
    return undefined;
  }
}

const LONG = /[:[,]\s*-?\d{16}/;
/**
 * Strings and numbers, each whole, so that digits within them stay as they are. No letter can be read in two ways:
 * a hostile file takes no longer than another.
 */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;
const LONG_WHOLE = /^-?\d{16,}$/;

function quoted(text: string): string {
  return text.replace(TOKENS, (token) => (LONG_WHOLE.test(token) ? `"${token}"` : token));
}
