import { type Json, MAGIC, PackError, TAG } from './format.ts';

/** Every runtime has it, though the language itself does not. */
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };

/**
 * Reads what `encodePack` wrote. Values that stood there several times come back as one object: treat
 * the answer as read-only.
 *
 * @throws PackError when the bytes are no pack, are cut, refer to what is not there, or are made to become
 *   far more than they are
 */
export function decodePack(bytes: Uint8Array): unknown {
  const reader = new Reader(bytes);
  for (const byte of MAGIC) if (reader.byte() !== byte) throw new PackError('Not a pack.');
  const utf8 = new TextDecoder();
  const lengths = times(reader.count(), () => reader.count());
  const strings = lengths.map((length) => utf8.decode(reader.take(length)));
  const shapes = times(reader.count(), () =>
    times(reader.count(), () => at(strings, reader.varint())),
  );
  const tables = { strings, shapes, seen: [], sizes: [], allowance: new Allowance(bytes.length) };
  const value = read(reader, tables, 0);
  if (!reader.isAtEnd) throw new PackError('Bytes follow the end.');
  return value;
}

interface Tables {
  readonly strings: readonly string[];
  readonly shapes: readonly (readonly string[])[];
  /** Lists and objects that have ended, and how many values each is made of. */
  readonly seen: Json[];
  readonly sizes: number[];
  readonly allowance: Allowance;
}

/** No data of ours is nested as deep; deeper would be made to exhaust the stack. */
const MAX_DEPTH = 200;
/** What a list or an object weighs beside what is in it, in values: those of nothing take two bytes each. */
const OWN_COST = 3;

function read(reader: Reader, tables: Tables, depth: number): Json {
  if (depth > MAX_DEPTH) throw new PackError('Nested too deep.');
  tables.allowance.spend(1);
  const tag = reader.byte();
  if (tag < TAG.INT) return tag;
  switch (tag) {
    case TAG.INT:
      return reader.signed();
    case TAG.DECIMAL:
      return reader.signed() / 10 ** reader.varint();
    case TAG.DOUBLE:
      return reader.double();
    case TAG.NULL:
      return null;
    case TAG.FALSE:
      return false;
    case TAG.TRUE:
      return true;
    case TAG.STRING:
      return at(tables.strings, reader.varint());
    case TAG.AGAIN: {
      const place = reader.varint();
      // As if it stood there again: whoever walks through it does not see that it is the same.
      tables.allowance.spend(at(tables.sizes, place));
      return at(tables.seen, place);
    }
    default: {
      const before = tables.allowance.spent;
      tables.allowance.spend(OWN_COST);
      const value = readComposite(reader, tables, tag, depth);
      tables.seen.push(value);
      tables.sizes.push(tables.allowance.spent - before);
      return value;
    }
  }
}

function readComposite(reader: Reader, tables: Tables, tag: number, depth: number): Json {
  if (tag === TAG.OBJECT) {
    const keys = at(tables.shapes, reader.varint());
    tables.allowance.spend(keys.length);
    return Object.fromEntries(keys.map((key) => [key, read(reader, tables, depth + 1)]));
  }
  const inner = (length: number) => readList(reader, tables, depth + 1, length);
  const length = reader.count();
  // Rows take no bytes of their own, their cells may be references.
  tables.allowance.spend(length);
  switch (tag) {
    case TAG.LIST:
      return times(length, () => read(reader, tables, depth + 1));
    case TAG.NUMBERS:
      return readSteps(reader, length);
    case TAG.STRINGS:
      return times(length, () => at(tables.strings, reader.varint()));
    case TAG.TABLE: {
      const keys = at(tables.shapes, reader.varint());
      tables.allowance.spend(keys.length);
      const columns = keys.map(() => inner(length));
      return times(length, (row) =>
        Object.fromEntries(keys.map((key, column) => [key, columns[column]?.[row] ?? null])),
      );
    }
    case TAG.GRID: {
      const columns = times(reader.count(), () => inner(length));
      return times(length, (row) => columns.map((column) => column[row] ?? null));
    }
    case TAG.NESTED:
      return split(inner(length), read(reader, tables, depth + 1));
    default:
      throw new PackError(`Unknown tag ${tag}.`);
  }
}

/** A list that must have so many entries. */
function readList(reader: Reader, tables: Tables, depth: number, length: number): readonly Json[] {
  const list = read(reader, tables, depth);
  if (!Array.isArray(list) || list.length !== length) throw new PackError('A column does not fit.');
  return list;
}

function readSteps(reader: Reader, length: number): number[] {
  const scale = 10 ** reader.varint();
  let digits = 0;
  return times(length, () => {
    digits += reader.signed();
    return digits / scale;
  });
}

/** Cuts one list into lists of these lengths. */
function split(lengths: readonly Json[], all: Json): Json[] {
  if (!Array.isArray(all)) throw new PackError('A column does not fit.');
  let from = 0;
  const lists = lengths.map((length) => {
    if (!isCount(length)) throw new PackError('A length is none.');
    from += length;
    return all.slice(from - length, from) as Json[];
  });
  if (from !== all.length) throw new PackError('A column does not fit.');
  return lists;
}

function isCount(length: Json): length is number {
  return Number.isSafeInteger(length) && (length as number) >= 0;
}

function times<T>(count: number, make: (index: number) => T): T[] {
  const list: T[] = [];
  for (let index = 0; index < count; index++) list.push(make(index));
  return list;
}

function at<T>(list: readonly T[], place: number): T {
  const entry = list[place];
  if (entry === undefined) throw new PackError('Refers to what is not there.');
  return entry;
}

class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  byte(): number {
    const byte = this.#bytes[this.#at];
    if (byte === undefined) throw new PackError('Cut short.');
    this.#at += 1;
    return byte;
  }

  take(length: number): Uint8Array {
    if (this.#at + length > this.#bytes.length) throw new PackError('Cut short.');
    const part = this.#bytes.subarray(this.#at, this.#at + length);
    this.#at += length;
    return part;
  }

  varint(): number {
    let value = 0;
    for (let scale = 1; scale <= 2 ** 49; scale *= 128) {
      const byte = this.byte();
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
    throw new PackError('A number is too large.');
  }

  /** How many of something follow: each takes a byte at least, so never more than there are. */
  count(): number {
    const count = this.varint();
    if (count > this.#bytes.length) throw new PackError('Cut short.');
    return count;
  }

  signed(): number {
    const folded = this.varint();
    return folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2;
  }

  double(): number {
    const bytes = this.take(8);
    return new DataView(bytes.buffer, bytes.byteOffset, 8).getFloat64(0, true);
  }
}

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
