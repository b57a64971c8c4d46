/** 'TBPK' and the version of the format. */
export const MAGIC = [0x54, 0x42, 0x50, 0x4b, 1] as const;

/**
 * What a value begins with. Below `INT` stands a whole number itself; what follows the others:
 * - `INT`: zigzag varint · `DECIMAL`: zigzag varint of the digits, varint of the places after the point
 * - `DOUBLE`: eight bytes, little endian · `STRING`: varint place in the table of constants
 * - `OBJECT`: varint shape, values of its keys
 * - `AGAIN`: varint place of a list or object that ended before
 *
 * Lists, all of which go on with a varint length:
 * - `LIST`: values, each with its own tag
 * - `NUMBERS`: varint places after the point, then zigzag varints, each the step from the one before
 * - `STRINGS`: varint places in the table of constants
 * - `TABLE`: of objects: varint shape, then a list for each of its keys
 * - `GRID`: of lists of one length: that length, then a list for each column
 * - `NESTED`: of lists: a list of their lengths, then one list of all that is in them
 */
export const TAG = {
  INT: 0x80,
  DECIMAL: 0x81,
  NULL: 0x82,
  FALSE: 0x83,
  TRUE: 0x84,
  STRING: 0x85,
  OBJECT: 0x86,
  AGAIN: 0x87,
  DOUBLE: 0x88,
  LIST: 0x89,
  NUMBERS: 0x8a,
  STRINGS: 0x8b,
  TABLE: 0x8c,
  GRID: 0x8d,
  NESTED: 0x8e,
} as const;

/** Anything that JSON holds. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

/** Bytes that are no pack, not whole, or made to exhaust their reader. */
export class PackError extends Error {
  override readonly name = 'PackError';
}
