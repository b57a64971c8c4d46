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

/** Takes a line, which is only there during the call, and how many values it is made of; answers false to read no more. */
export type OnLine = (line: Uint8Array, values: number) => boolean;

/**
 * Cuts chunks of bytes into lines. The reader answers false, and wants no more, once a line is too long or
 * too much, or `onLine` refuses it.
 */
export function lineReader(onLine: OnLine): (chunk: Uint8Array) => boolean {
  // A line that stands across chunks is gathered as bytes, since a character may stand across them too.
  const begun = new Beginning();
  return (chunk) => {
    let from = 0;
    for (;;) {
      const end = chunk.indexOf(END_OF_LINE, from);
      const piece = chunk.subarray(from, end === -1 ? chunk.length : end);
      if (begun.length + piece.length > LONGEST_LINE) return false;
      if (end === -1) {
        begun.add(piece);
        return true;
      }
      const line = begun.end(piece);
      const values = countValues(line);
      if (values > MOST_VALUES || !onLine(line, values)) return false;
      from = end + 1;
    }
  };
}

/** The beginning of a line, in one place for all lines: made anew for each, they are more than their values. */
class Beginning {
  #bytes = new Uint8Array(0);
  length = 0;

  add(piece: Uint8Array): void {
    const length = this.length + piece.length;
    if (length > this.#bytes.length) {
      const larger = new Uint8Array(Math.min(2 * length, LONGEST_LINE));
      larger.set(this.#bytes.subarray(0, this.length));
      this.#bytes = larger;
    }
    this.#bytes.set(piece, this.length);
    this.length = length;
  }

  /** The whole line, with its last piece. */
  end(piece: Uint8Array): Uint8Array {
    if (this.length === 0) return piece;
    this.add(piece);
    const line = this.#bytes.subarray(0, this.length);
    this.length = 0;
    return line;
  }
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

/** What a line says; undefined where it is no JSON. */
export function readLine(line: Uint8Array): unknown {
  try {
    return JSON.parse(strFromU8(line));
  } catch {
    return undefined;
  }
}
