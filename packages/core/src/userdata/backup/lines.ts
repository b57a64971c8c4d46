import { strFromU8, strToU8 } from 'fflate';

/** The longest line that is read. The largest part, eleven days of pulls, is a fraction of it. */
const LINE_LIMIT = 1024 ** 2;
const END_OF_LINE = 0x0a;

/** A value as one line of JSON. */
export function toLine(value: unknown): Uint8Array {
  return strToU8(`${JSON.stringify(value)}\n`);
}

/**
 * Reads lines of JSON from chunks of bytes. The reader answers false, and wants no more, once a line is
 * too long, is no JSON, or `onValue` refuses it.
 */
export function lineReader(onValue: (value: unknown) => boolean): (chunk: Uint8Array) => boolean {
  let rest: Uint8Array[] = [];
  let restLength = 0;
  return (chunk) => {
    let from = 0;
    for (;;) {
      const end = chunk.indexOf(END_OF_LINE, from);
      const piece = chunk.slice(from, end === -1 ? chunk.length : end);
      if (restLength + piece.length > LINE_LIMIT) return false;
      rest.push(piece);
      restLength += piece.length;
      if (end === -1) return true;
      if (!onValue(parse(rest))) return false;
      rest = [];
      restLength = 0;
      from = end + 1;
    }
  };
}

function parse(pieces: readonly Uint8Array[]): unknown {
  try {
    // Joined as bytes: a character may stand across two pieces.
    return JSON.parse(strFromU8(joined(pieces)));
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
