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

/** What is wrong with JSON that no reader takes. */
export type JsonDamage =
  /** It ends before what it has begun. */
  | 'CUT_SHORT'
  /** Its parts stand in one another deeper than anything that is written by a tool. */
  | 'TOO_DEEP'
  | 'BROKEN';

/** No kind of file that is known here needs ten. */
const DEEPEST = 64;

/** Whole strings, the mark of one that has no end, and the marks by which parts begin and end. */
const MARKS = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"|["[\]{}]/g;

/** Tells a file whose end is missing, as after a broken download, from one that is wrong in its middle. */
export function jsonDamage(text: string): JsonDamage {
  let depth = 0;
  for (const [mark] of text.matchAll(MARKS)) {
    if (mark === '{' || mark === '[') depth++;
    else if (mark === '}' || mark === ']') depth--;
    else if (mark === '"') return 'CUT_SHORT';
    if (depth > DEEPEST) return 'TOO_DEEP';
  }
  return depth > 0 ? 'CUT_SHORT' : 'BROKEN';
}
