import { PackError } from './pack-error.ts';

/** However little there is, it may be this much: small packs may say one thing often. */
const ALWAYS = 100_000;
/** Real data, every reference written out, comes to one or two values a byte. */
const PER_BYTE = 8;
/** However many bytes there are. The largest pack of ours comes to a quarter of it. */
const MOST = 1_200_000;

/** How many values bytes may become. What is written once can be referred to for two bytes, over and over. */
export class Allowance {
  readonly #limit: number;
  #spent = 0;

  constructor(bytes: number) {
    this.#limit = Math.min(ALWAYS + PER_BYTE * bytes, MOST);
  }

  get spent(): number {
    return this.#spent;
  }

  /** @throws PackError when there would be more than is allowed */
  spend(values: number): void {
    this.#spent += values;
    if (this.#spent > this.#limit) throw new PackError('Unpacks to too much.');
  }
}
