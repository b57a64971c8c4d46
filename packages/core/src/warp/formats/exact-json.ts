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
/** Where strings begin, and numbers, each whole. No letter can be read in two ways: a hostile file takes no longer. */
const TOKENS = /"|-?\d[\d.eE+-]*/g;
const LONG_WHOLE = /^-?\d{16,}$/;

/** With long numbers as texts; digits within strings stay as they are. */
function quoted(text: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (const [token, at] of outsideTexts(text, TOKENS)) {
    if (!LONG_WHOLE.test(token)) continue;
    pieces.push(text.slice(from, at), `"${token}"`);
    from = at + token.length;
  }
  return pieces.join('') + text.slice(from);
}

/**
 * What an expression finds outside of strings; last the mark of a string that has no end. Strings are not left to the
 * expression: one of a million escapes would take all of its stack.
 *
 * @param tokens - global, and one that finds the mark by which a string begins
 */
function* outsideTexts(text: string, tokens: RegExp): Generator<[token: string, at: number]> {
  const reader = new RegExp(tokens);
  for (let found = reader.exec(text); found; found = reader.exec(text)) {
    const [token] = found;
    const end = token === '"' ? endOfText(text, found.index + 1) : found.index;
    if (token !== '"' || end === -1) yield [token, found.index];
    if (end === -1) return;
    if (token === '"') reader.lastIndex = end + 1;
  }
}

/** Where the mark stands that ends a string; -1 where none does. */
function endOfText(text: string, from: number): number {
  let end = text.indexOf('"', from);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text[first - 1] === '\\') first--;
  return (at - first) % 2 === 1;
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

/** The marks by which strings begin, and by which parts begin and end. */
const MARKS = /["[\]{}]/g;

/** Tells a file whose end is missing, as after a broken download, from one that is wrong in its middle. */
export function jsonDamage(text: string): JsonDamage {
  let depth = 0;
  for (const [mark] of outsideTexts(text, MARKS)) {
    if (mark === '{' || mark === '[') depth++;
    else if (mark === '}' || mark === ']') depth--;
    else if (mark === '"') return 'CUT_SHORT';
    if (depth > DEEPEST) return 'TOO_DEEP';
  }
  return depth > 0 ? 'CUT_SHORT' : 'BROKEN';
}
