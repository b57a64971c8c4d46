import { describe, expect, it } from 'vitest';
import { packPlanner } from '../../../pages/src/index.ts';
import { dataset } from '../../test/real-data.ts';
import { createLookup } from '../dataset/index.ts';
import { MAGIC, TAG } from './format.ts';
import { decodePack, encodePack, PackError } from './index.ts';

const KEY = [1, 1, 0x61];
const NO_CONSTANTS = [0];
const NO_SHAPES = [0];

/** A pack of a few kilobytes, by hand: no honest writer makes it. */
function pack(...parts: readonly (readonly number[])[]): Uint8Array {
  return Uint8Array.from([...MAGIC, ...parts.flat()]);
}

function varint(value: number): number[] {
  return value < 0x80 ? [value] : [(value % 0x80) + 0x80, ...varint(Math.floor(value / 0x80))];
}

const many = (times: number, ...bytes: number[]) =>
  Array.from({ length: times }, () => bytes).flat();
const numbers = (length: number) => [TAG.NUMBERS, ...varint(length), 0, ...many(length, 0)];
const firstAgain = [TAG.AGAIN, 0] as const;

const HOSTILE = {
  'a table whose columns are all the first list': pack(
    KEY,
    [1, ...varint(5000), ...many(5000, 0)],
    [TAG.LIST, 2, ...numbers(5000)],
    [TAG.TABLE, ...varint(5000), 0, ...many(5000, ...firstAgain)],
  ),
  'a grid whose columns are all the first list': pack(
    NO_CONSTANTS,
    NO_SHAPES,
    [TAG.LIST, 2, ...numbers(5000)],
    [TAG.GRID, ...varint(5000), ...varint(5000), ...many(5000, ...firstAgain)],
  ),
  'tables of rows without columns': pack(
    NO_CONSTANTS,
    [1, 0],
    [TAG.LIST, ...varint(3000), ...many(3000, TAG.TABLE, ...varint(9000), 0)],
  ),
  'lists cut into nothing, over and over': pack(
    NO_CONSTANTS,
    NO_SHAPES,
    [TAG.LIST, ...varint(3002), ...numbers(3000), TAG.LIST, 0],
    many(3000, TAG.NESTED, ...varint(3000), ...firstAgain, TAG.AGAIN, 1),
  ),
  'lists of the list before, ten times each': pack(
    NO_CONSTANTS,
    NO_SHAPES,
    [TAG.LIST, 41, ...numbers(10)],
    Array.from({ length: 40 }, (_, before) => [
      TAG.LIST,
      10,
      ...many(10, TAG.AGAIN, before),
    ]).flat(),
  ),
  'objects of ten thousand keys within each other': pack(
    KEY,
    [1, ...varint(10_000), ...many(10_000, 0)],
    many(200, TAG.OBJECT, 0),
  ),
};

describe('a pack that is made to become far more than it is', () => {
  it.each(Object.entries(HOSTILE))('is refused: %s', (_what, bytes) => {
    expect(bytes.length).toBeLessThan(40_000);
    expect(() => decodePack(bytes)).toThrow(new PackError('Unpacks to too much.'));
  });
});

it('a large pack may not become much more than the largest of ours', () => {
  const times = 200_000;
  const bytes = pack(
    NO_CONSTANTS,
    NO_SHAPES,
    [TAG.LIST, ...varint(times + 1), ...numbers(10)],
    many(times, ...firstAgain),
  );
  expect(() => decodePack(bytes)).toThrow(new PackError('Unpacks to too much.'));
});

it.each([
  ['objects', TAG.OBJECT],
  ['lists', TAG.LIST],
])('hundreds of thousands of %s of nothing weigh more than their two bytes each', (_what, tag) => {
  const times = 450_000;
  const bytes = pack(NO_CONSTANTS, [1, 0], [TAG.LIST, ...varint(times)], many(times, tag, 0));
  expect(() => decodePack(bytes)).toThrow(new PackError('Unpacks to too much.'));
});

it('lists are cut at whole places only', () => {
  const halves = [TAG.NUMBERS, 2, 1, 10, 0];
  const all = [TAG.LIST, 1, 7];
  expect(() => decodePack(pack(NO_CONSTANTS, NO_SHAPES, [TAG.NESTED, 2], halves, all))).toThrow(
    new PackError('A length is none.'),
  );
});

it('a pack may say one thing often, as honest ones do', () => {
  const row = { a: 1, b: 'x', c: [1, 2, 3] };
  const rows = Array.from({ length: 10_000 }, () => row);
  expect(decodePack(encodePack(rows))).toEqual(rows);
  const tables = packPlanner(createLookup(dataset, 'en'));
  expect(decodePack(encodePack(tables))).toEqual(JSON.parse(JSON.stringify(tables)));
});
