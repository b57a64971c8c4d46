import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listOf } from './list-of.ts';

const numbers = listOf(z.object({ n: z.int() }), 1000);
const list = (length: number) => Array.from({ length }, (_, n) => ({ n }));

it('a list of entries that fit is read whole, and without what does not belong to them', () => {
  expect(numbers.safeParse(list(1000)).data).toEqual(list(1000));
  expect(numbers.safeParse([{ n: 1, more: true }]).data).toEqual([{ n: 1 }]);
});

it('entries in which nothing is strange are kept themselves', () => {
  const [plain, strange, turned] = [
    { n: 1, m: 2 },
    { n: 1, m: 2, more: true },
    { m: 2, n: 1 },
  ];
  const pairs = listOf(z.object({ n: z.int(), m: z.int() }), 1000);
  const read = pairs.parse([plain, strange, turned]);
  expect(read[0]).toBe(plain);
  expect(read.map((entry) => Object.keys(entry))).toEqual([
    ['n', 'm'],
    ['n', 'm'],
    ['n', 'm'],
  ]);
});

it('a list that is too long, or none, does not fit', () => {
  expect(numbers.safeParse(list(1001)).success).toBe(false);
  expect(numbers.safeParse({ length: 1 }).success).toBe(false);
});

it('only the first of many faults is told, with its place', () => {
  const broken = [...list(100), ...Array.from({ length: 800 }, () => ({ n: 'x' }))];
  const { error } = numbers.safeParse(broken);
  expect(error?.issues.map(({ path }) => path)).toEqual([[100, 'n']]);
});
