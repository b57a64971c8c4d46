import type { Bits } from './bits.ts';
import { HuffmanCode } from './huffman-code.ts';

const MAX_LITERALS = 288;
const MAX_DISTANCES = 30;
const FEWEST_LITERALS = 257;

const FIXED_LITERALS = new Uint8Array(MAX_LITERALS).fill(8, 0, 144).fill(9, 144, 256);
FIXED_LITERALS.fill(7, 256, 280).fill(8, 280);
const FIXED_DISTANCES = new Uint8Array(MAX_DISTANCES).fill(5);

/** In this order the lengths of the code for lengths are told, the rarest last, so that they may be left out. */
const LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const REPEAT_LAST = 16;
const REPEAT_NONE = 17;

/**
 * The two codes of a block: for literals and lengths, and for distances. They are set anew for each.
 *
 * Source: RFC 1951, sections 3.2.6 and 3.2.7.
 */
export class BlockCodes {
  readonly literals = new HuffmanCode(MAX_LITERALS);
  readonly distances = new HuffmanCode(MAX_DISTANCES);
  readonly #lengths = new HuffmanCode(LENGTH_ORDER.length);

  setFixed(): boolean {
    return this.#set(FIXED_LITERALS, FIXED_DISTANCES);
  }

  /** Reads them at the beginning of a block. @returns false where they are none */
  read(bits: Bits): boolean {
    const literals = bits.take(5) + FEWEST_LITERALS;
    const distances = bits.take(5) + 1;
    const lengthCount = bits.take(4) + 4;
    if (literals > MAX_LITERALS || distances > MAX_DISTANCES) return false;
    const ofLengths = new Uint8Array(LENGTH_ORDER.length);
    for (const symbol of LENGTH_ORDER.slice(0, lengthCount)) ofLengths[symbol] = bits.take(3);
    if (!this.#lengths.set(ofLengths)) return false;
    const lengths = this.#readLengths(bits, literals + distances);
    if (!lengths) return false;
    return this.#set(lengths.subarray(0, literals), lengths.subarray(literals));
  }

  #set(literals: Uint8Array, distances: Uint8Array): boolean {
    return this.literals.set(literals) && this.distances.set(distances);
  }

  #readLengths(bits: Bits, count: number): Uint8Array | undefined {
    const lengths = new Uint8Array(count);
    let at = 0;
    while (at < count) {
      const symbol = this.#lengths.read(bits);
      if (symbol < 0 || (symbol === REPEAT_LAST && at === 0)) return undefined;
      if (symbol < REPEAT_LAST) {
        lengths[at++] = symbol;
        continue;
      }
      const end = at + repeats(bits, symbol);
      if (end > count) return undefined;
      if (symbol === REPEAT_LAST) lengths.fill(lengths[at - 1] as number, at, end);
      at = end;
    }
    return lengths;
  }
}

function repeats(bits: Bits, symbol: number): number {
  if (symbol === REPEAT_LAST) return 3 + bits.take(2);
  return symbol === REPEAT_NONE ? 3 + bits.take(3) : 11 + bits.take(7);
}
