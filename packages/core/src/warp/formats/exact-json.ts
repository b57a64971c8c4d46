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
/** Strings are skipped whole, so that digits within them stay as they are. */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g;

function quoted(text: string): string {
  return text.replace(TOKENS, (token) => (token.startsWith('"') ? token : `"${token}"`));
}
