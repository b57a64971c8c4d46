/** Reads bits, the lowest of each byte first. Past the end there are only zeros, and {@link isSpent} says so. */
export class Bits {
  readonly #bytes: Uint8Array;
  #at = 0;
  #held = 0;
  #count = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Whether more was taken than there is. */
  get isSpent(): boolean {
    return this.bytesTaken > this.#bytes.length;
  }

  /** How many bytes were begun. */
  get bytesTaken(): number {
    return this.#at - (this.#count >> 3);
  }

  /** The next bits, 16 at most, without taking them. */
  peek(bits: number): number {
    while (this.#count < bits) {
      this.#held |= (this.#bytes[this.#at++] ?? 0) << this.#count;
      this.#count += 8;
    }
    return this.#held & ((1 << bits) - 1);
  }

  skip(bits: number): void {
    this.#held >>>= bits;
    this.#count -= bits;
  }

  take(bits: number): number {
    const value = this.peek(bits);
    this.skip(bits);
    return value;
  }

  /** The next whole bytes; fewer where they end. */
  takeBytes(length: number): Uint8Array {
    const from = this.bytesTaken;
    this.#at = from + length;
    this.#held = 0;
    this.#count = 0;
    return this.#bytes.subarray(from, from + length);
  }
}
