/** How far back packed bytes may refer. */
const REACH = 32 * 1024;
const ROOM = 128 * 1024;

/** Takes what was unpacked, which is only there during the call; answers false to want no more. */
export type OnChunk = (chunk: Uint8Array) => boolean;

/** What was unpacked: handed on in chunks, and kept as far back as it may be referred to. */
export class Unpacked {
  readonly #bytes = new Uint8Array(REACH + ROOM);
  readonly #onChunk: OnChunk;
  /** Up to where there is something, and up to where it was handed on. */
  #end = 0;
  #handed = 0;
  /** How many bytes went out of it already. */
  #gone = 0;
  isRefused = false;

  constructor(onChunk: OnChunk) {
    this.#onChunk = onChunk;
  }

  get length(): number {
    return this.#gone + this.#end;
  }

  put(byte: number): void {
    if (this.#end === this.#bytes.length) this.#makeRoom();
    this.#bytes[this.#end++] = byte;
  }

  putAll(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at += REACH) {
      const piece = bytes.subarray(at, at + REACH);
      if (this.#end + piece.length > this.#bytes.length) this.#makeRoom();
      this.#bytes.set(piece, this.#end);
      this.#end += piece.length;
    }
  }

  /**
   * Repeats what stands so far back, which may reach into what is being written.
   *
   * @returns false where nothing stands there
   */
  repeat(distance: number, length: number): boolean {
    if (distance > this.length) return false;
    if (this.#end + length > this.#bytes.length) this.#makeRoom();
    const bytes = this.#bytes;
    let from = this.#end - distance;
    let to = this.#end;
    const end = to + length;
    while (to < end) bytes[to++] = bytes[from++] as number;
    this.#end = end;
    return true;
  }

  handOn(): void {
    if (this.#handed === this.#end || this.isRefused) return;
    this.isRefused = !this.#onChunk(this.#bytes.subarray(this.#handed, this.#end));
    this.#handed = this.#end;
  }

  #makeRoom(): void {
    this.handOn();
    const from = this.#end - REACH;
    this.#bytes.copyWithin(0, from, this.#end);
    this.#gone += from;
    this.#end = REACH;
    this.#handed = REACH;
  }
}
