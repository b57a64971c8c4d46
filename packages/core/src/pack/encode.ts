import { type Json, type JsonObject, MAGIC, TAG } from './format.ts';

/** Every runtime has it, though the language itself does not. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/**
 * Packs JSON into bytes: strings once, the keys of objects of one kind once, lists of such objects
 * column by column, numbers as steps from one to the next, and whole values that were there before as a
 * reference. Made to be compressed for the way; see `docs/file-formats.md`.
 *
 * @param value - what `JSON.stringify` accepts; fields that are `undefined` are left out, as there
 */
export function encodePack(value: unknown): Uint8Array {
  const writer: Writer = { bytes: [], strings: new Map(), shapes: new Map(), seen: new Map() };
  // Through JSON, so that what is packed is what JSON would have said.
  write(writer, JSON.parse(JSON.stringify(value)) as Json);
  const shapes: number[] = [];
  varint(shapes, writer.shapes.size);
  for (const keys of writer.shapes.keys()) {
    const names = JSON.parse(keys) as string[];
    varint(shapes, names.length);
    for (const name of names) varint(shapes, placeOf(writer.strings, name));
  }
  const utf8 = new TextEncoder();
  const encoded = [...writer.strings.keys()].map((text) => utf8.encode(text));
  const head: number[] = [...MAGIC];
  varint(head, encoded.length);
  // Lengths apart from the letters: both compress better among their like.
  for (const text of encoded) varint(head, text.length);
  return Uint8Array.from([head, ...encoded.map((text) => [...text]), shapes, writer.bytes].flat());
}

interface Writer {
  readonly bytes: number[];
  /** Texts and shapes to their places; shapes by their keys as JSON. */
  readonly strings: Map<string, number>;
  readonly shapes: Map<string, number>;
  /** Lists and objects that were written, as JSON, to their places. */
  readonly seen: Map<string, number>;
}

function write(writer: Writer, value: Json): void {
  const { bytes } = writer;
  if (value === null) bytes.push(TAG.NULL);
  else if (value === false) bytes.push(TAG.FALSE);
  else if (value === true) bytes.push(TAG.TRUE);
  else if (typeof value === 'number') writeNumber(bytes, value);
  else if (typeof value === 'string') {
    bytes.push(TAG.STRING);
    varint(bytes, placeOf(writer.strings, value));
  } else writeComposite(writer, value);
}

function writeComposite(writer: Writer, value: readonly Json[] | JsonObject): void {
  const { bytes, seen } = writer;
  const json = JSON.stringify(value);
  const before = seen.get(json);
  if (before !== undefined) {
    bytes.push(TAG.AGAIN);
    varint(bytes, before);
    return;
  }
  if (isList(value)) writeList(writer, value);
  else {
    bytes.push(TAG.OBJECT);
    varint(bytes, shapeOf(writer, value));
    for (const entry of Object.values(value)) write(writer, entry);
  }
  // Numbered when they end, as the reader does: what is inside comes before what it is in.
  seen.set(json, seen.size);
}

/** A list in the way that says most with least; one entry alone has no likeness to use. */
function writeList(writer: Writer, list: readonly Json[]): void {
  const { bytes } = writer;
  const begin = (tag: number) => {
    bytes.push(tag);
    varint(bytes, list.length);
  };
  if (list.length < 2) {
    begin(TAG.LIST);
    for (const entry of list) write(writer, entry);
  } else if (list.every(isNumber) && places(list) !== undefined) {
    begin(TAG.NUMBERS);
    writeSteps(bytes, list);
  } else if (list.every((entry) => typeof entry === 'string')) {
    begin(TAG.STRINGS);
    for (const entry of list) varint(bytes, placeOf(writer.strings, entry));
  } else if (isTable(list)) {
    begin(TAG.TABLE);
    const keys = Object.keys(list[0] ?? {});
    varint(bytes, shapeOf(writer, list[0] ?? {}));
    for (const key of keys) {
      write(
        writer,
        list.map((row) => row[key] ?? null),
      );
    }
  } else if (list.every(isList)) {
    writeLists(writer, list, begin);
  } else {
    begin(TAG.LIST);
    for (const entry of list) write(writer, entry);
  }
}

function writeLists(
  writer: Writer,
  lists: readonly (readonly Json[])[],
  begin: (tag: number) => void,
): void {
  const width = lists[0]?.length ?? 0;
  if (width > 0 && lists.every((row) => row.length === width)) {
    begin(TAG.GRID);
    varint(writer.bytes, width);
    for (let column = 0; column < width; column++) {
      write(
        writer,
        lists.map((row) => row[column] ?? null),
      );
    }
  } else {
    begin(TAG.NESTED);
    write(
      writer,
      lists.map((row) => row.length),
    );
    write(writer, lists.flat(1) as Json[]);
  }
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isNumber(value: Json): value is number {
  return typeof value === 'number';
}

/** Objects with the same keys in the same order. */
function isTable(list: readonly Json[]): list is readonly JsonObject[] {
  const keysOf = (row: Json | undefined) =>
    row !== null && typeof row === 'object' && !isList(row) ? JSON.stringify(Object.keys(row)) : '';
  const keys = keysOf(list[0]);
  return keys.length > 2 && list.every((row) => keysOf(row) === keys);
}

function shapeOf(writer: Writer, value: object): number {
  return placeOf(writer.shapes, JSON.stringify(Object.keys(value)));
}

function placeOf(known: Map<string, number>, key: string): number {
  const place = known.get(key) ?? known.size;
  known.set(key, place);
  return place;
}

function writeNumber(bytes: number[], value: number): void {
  const decimal = decimalOf(value);
  if (!decimal) {
    bytes.push(TAG.DOUBLE, ...new Uint8Array(new Float64Array([value]).buffer));
  } else if (decimal.places > 0) {
    bytes.push(TAG.DECIMAL);
    varint(bytes, zigzag(decimal.digits));
    varint(bytes, decimal.places);
  } else if (value >= 0 && value < TAG.INT) {
    bytes.push(value);
  } else {
    bytes.push(TAG.INT);
    varint(bytes, zigzag(value));
  }
}

/** All numbers with the same places after the point, each as its step from the one before. */
function writeSteps(bytes: number[], numbers: readonly number[]): void {
  const shared = places(numbers) ?? 0;
  varint(bytes, shared);
  let before = 0;
  for (const value of numbers) {
    const digits = Math.round(value * 10 ** shared);
    varint(bytes, zigzag(digits - before));
    before = digits;
  }
}

/** Seven bits a byte, the lowest first; the highest bit says that more follow. By arithmetic: 53 bits wide. */
function varint(bytes: number[], value: number): void {
  let rest = value;
  while (rest > 0x7f) {
    bytes.push((rest % 0x80) + 0x80);
    rest = Math.floor(rest / 0x80);
  }
  bytes.push(rest);
}

/** Folding in the sign takes a bit of the 53 that a number holds exactly; so does a step between two. */
const LARGEST_WHOLE = 2 ** 51;
const MOST_PLACES = 12;

/** A number as whole digits and the places after its point: 0.525 is 525 and 3. */
export interface Decimal {
  readonly digits: number;
  readonly places: number;
}

/** A number's digits, where they give the very same number back. */
export function decimalOf(value: number): Decimal | undefined {
  const [, whole, fraction = ''] = /^(-?\d+)(?:\.(\d+))?$/.exec(String(value)) ?? [];
  if (whole === undefined || fraction.length > MOST_PLACES) return undefined;
  const digits = Number(whole + fraction);
  return isExact(digits, fraction.length, value) ? { digits, places: fraction.length } : undefined;
}

/** The places after the point with which all of the numbers can be written; undefined where none do. */
export function places(numbers: readonly number[]): number | undefined {
  let most = 0;
  for (const value of numbers) {
    const decimal = decimalOf(value);
    if (!decimal) return undefined;
    most = Math.max(most, decimal.places);
  }
  return numbers.every((value) => isExact(Math.round(value * 10 ** most), most, value))
    ? most
    : undefined;
}

/** A whole number with its sign in the last bit. */
export function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

function isExact(digits: number, places: number, value: number): boolean {
  return Math.abs(digits) < LARGEST_WHOLE && Object.is(digits / 10 ** places, value);
}
