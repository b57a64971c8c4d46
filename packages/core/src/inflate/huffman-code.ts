import type { Bits } from './bits.ts';

const LONGEST = 15;
/** Codes up to this length are looked up, longer ones found step by step. */
const LOOKED_UP = 9;

/**
 * A canonical Huffman code, told by the length of each symbol's code. Setting it costs a few microseconds,
 * whatever the lengths are: a table for all codes of 15 bits would cost sixty times that, and a file may
 * bring a new code every 35 bytes.
 *
 * Source: RFC 1951, section 3.2.2.
 */
export class HuffmanCode {
  /** By the next bits: the symbol, and below it in four bits the length of its code; 0 for longer ones. */
  readonly #short = new Uint16Array(1 << LOOKED_UP);
  /** How many codes there are of each length. */
  readonly #counts = new Uint16Array(LONGEST + 1);
  /** Symbols in the order of their codes. */
  readonly #symbols: Uint16Array;
  /** While it is set: the next code of each length, and the place of its symbol. */
  readonly #nextCodes = new Uint16Array(LONGEST + 1);
  readonly #nextPlaces = new Uint16Array(LONGEST + 1);

  constructor(maxSymbols: number) {
    this.#symbols = new Uint16Array(maxSymbols);
  }

  /** @returns false where there are more codes of some length than there is room for */
  set(lengths: Uint8Array): boolean {
    const counts = this.#counts.fill(0);
    for (let symbol = 0; symbol < lengths.length; symbol++)
      increase(counts, lengths[symbol] as number);
    counts[0] = 0;
    const codes = this.#nextCodes;
    const places = this.#nextPlaces;
    let code = 0;
    let place = 0;
    for (let length = 1; length <= LONGEST; length++) {
      code <<= 1;
      codes[length] = code;
      places[length] = place;
      code += counts[length] as number;
      place += counts[length] as number;
      if (code > 1 << length) return false;
    }
    this.#short.fill(0);
    for (let symbol = 0; symbol < lengths.length; symbol++) {
      const length = lengths[symbol] as number;
      if (length === 0) continue;
      this.#symbols[increase(places, length)] = symbol;
      if (length <= LOOKED_UP) this.#lookUp(symbol, length, increase(codes, length));
    }
    return true;
  }

  /** The next symbol; -1 where no code begins like this. */
  read(bits: Bits): number {
    const found = this.#short[bits.peek(LOOKED_UP)] as number;
    if (found === 0) return this.#readLong(bits);
    bits.skip(found & 15);
    return found >> 4;
  }

  #lookUp(symbol: number, length: number, code: number): void {
    for (let at = reversed(code, length); at < 1 << LOOKED_UP; at += 1 << length) {
      this.#short[at] = (symbol << 4) | length;
    }
  }

  #readLong(bits: Bits): number {
    const next = bits.peek(LONGEST);
    let code = 0;
    let first = 0;
    let place = 0;
    for (let length = 1; length <= LONGEST; length++) {
      code |= (next >> (length - 1)) & 1;
      const count = this.#counts[length] as number;
      if (code - first < count) {
        bits.skip(length);
        return this.#symbols[place + code - first] as number;
      }
      place += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    return -1;
  }
}

/** @returns what stood there before */
function increase(numbers: Uint16Array, at: number): number {
  const before = numbers[at] as number;
  numbers[at] = before + 1;
  return before;
}

/** Codes are packed the highest bit first, everything else the lowest. */
function reversed(code: number, length: number): number {
  let mirrored = 0;
  for (let bit = 0; bit < length; bit++) mirrored |= ((code >> bit) & 1) << (length - 1 - bit);
  return mirrored;
}
