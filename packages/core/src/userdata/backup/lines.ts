import { strFromU8, strToU8 } from 'fflate';

/** What one line may be. The largest part, eleven days of pulls, is a fraction of it. */
const LONGEST_LINE = 1024 ** 2;
const MOST_VALUES = 2 ** 17;
/** Documents are not nested half as deep; deeper is made to exhaust the stack of whoever walks through it. */
const DEEPEST = 32;

const END_OF_LINE = 0x0a;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
/** The bit that tells `{` from `[` and `}` from `]`. */
const CURLY = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/** A value as one line of JSON. */
export function toLine(value: unknown): Uint8Array {
  return strToU8(`${JSON.stringify(value)}\n`);
}

/** Takes the value of a line and how many values it is made of; answers false to read no more. */
export type OnLine = (value: unknown, values: number) => boolean;

/**
 * Reads lines of JSON from chunks of bytes. The reader answers false, and wants no more, once a line is
 * too long or too much, or `onLine` refuses it. A line that is no JSON is `undefined`.
 */
export function lineReader(onLine: OnLine): (chunk: Uint8Array) => boolean {
  let rest: Uint8Array[] = [];
  let restLength = 0;
  return (chunk) => {
    let from = 0;
    for (;;) {
      const end = chunk.indexOf(END_OF_LINE, from);
      const piece = chunk.slice(from, end === -1 ? chunk.length : end);
      if (restLength + piece.length > LONGEST_LINE) return false;
      rest.push(piece);
      restLength += piece.length;
      if (end === -1) return true;
      // Joined as bytes: a character may stand across two pieces.
      const line = joined(rest);
      const values = countValues(line);
      if (values > MOST_VALUES || !onLine(parse(line), values)) return false;
      rest = [];
      restLength = 0;
      from = end + 1;
    }
  };
}

/**
 * How many keys and values a line of JSON would become, told from its bytes: two of them can become an
 * object of sixty. Infinite where they are nested too deep.
 */
export function countValues(line: Uint8Array): number {
  let values = 1;
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < line.length; at++) {
    const byte = line[at] as number;
    if (isInText) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) isInText = false;
    } else if (byte === QUOTE) isInText = true;
    else if (byte === COMMA || byte === COLON) values++;
    else if ((byte | CURLY) === OPENING) {
      values++;
      depth++;
      if (depth > DEEPEST) return Number.POSITIVE_INFINITY;
    } else if ((byte | CURLY) === CLOSING) depth--;
  }
  return values;
}

function parse(line: Uint8Array): unknown {
  try {
    return JSON.parse(strFromU8(line));
  } catch {
    return undefined;
  }
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const [only] = pieces;
  if (only && pieces.length === 1) return only;
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
