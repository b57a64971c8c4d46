import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  between,
  changing,
  checkedOff,
  type Line,
  linesOf,
  type Marks,
  outOfReach,
  progressOf,
} from './index.ts';

const one = (id: number, jade = 5) => ({ id, jade });
const has =
  (...ids: readonly number[]) =>
  (id: number) =>
    ids.includes(id);
const shape = (lines: readonly Line<{ readonly id: number }>[]) =>
  lines.map(({ kind, members }) => [kind, members.map(({ id }) => id)]);

describe('linesOf', () => {
  const members = [1, 2, 3, 4, 5, 6].map((id) => one(id));
  const memberOf = (id: number) => [...members, one(90)].find((member) => member.id === id);

  it('puts what belongs together where the first of it would stand', () => {
    const together = { exclusive: [[5, 2]], stages: [[4, 6]] };
    expect(shape(linesOf(members, together, memberOf))).toEqual([
      ['one', [1]],
      ['choice', [5, 2]],
      ['one', [3]],
      ['stages', [4, 6]],
    ]);
  });

  it('keeps a set whole of which one is in another series', () => {
    const together = { exclusive: [[3, 90]], stages: [] };
    expect(shape(linesOf([one(3)], together, memberOf))).toEqual([['choice', [3, 90]]]);
  });
});

describe('outOfReach', () => {
  const set = [one(1, 5), one(2, 10), one(3, 10)];

  it('lets the one that gives the most stand for a set while none is done', () => {
    expect([...outOfReach([set], has())]).toEqual([
      [1, 'spare'],
      [3, 'spare'],
    ]);
  });

  it('excludes the others once one is done', () => {
    expect([...outOfReach([set], has(1))]).toEqual([
      [2, 'excluded'],
      [3, 'excluded'],
    ]);
  });

  it('leaves two of one set alone that another tracker told', () => {
    expect([...outOfReach([set], has(1, 2))]).toEqual([[3, 'excluded']]);
  });
});

describe('progressOf', () => {
  const all = [one(1, 5), one(2, 10), one(3, 20), one(4, 5)];
  const exclusive = [[one(2, 10), one(3, 20)]];
  const progress = (...done: number[]) =>
    progressOf(all, outOfReach(exclusive, has(...done)), has(...done));

  it('counts a set once, with the most that it can give', () => {
    expect(progress()).toEqual({ done: 0, total: 3, jadeEarned: 0, jadeLeft: 30 });
  });

  it('counts what was chosen, and no more what was not', () => {
    expect(progress(1, 2)).toEqual({ done: 2, total: 3, jadeEarned: 15, jadeLeft: 5 });
  });

  it('law: never more done than there are, and everything is had, to be had or out of reach', () => {
    fc.assert(
      fc.property(fc.subarray([1, 2, 3, 4]), (done) => {
        const unreachable = outOfReach(exclusive, has(...done));
        const { done: count, total, jadeEarned, jadeLeft } = progress(...done);
        expect(count).toBe(done.length);
        expect(total + unreachable.size).toBe(all.length);
        const lost = all.filter(({ id }) => unreachable.has(id));
        expect(jadeEarned + jadeLeft + lost.reduce((sum, { jade }) => sum + jade, 0)).toBe(40);
      }),
    );
  });
});

describe('checkedOff', () => {
  const lines: readonly Line<{ readonly id: number }>[] = [
    { kind: 'one', members: [one(1)] },
    { kind: 'stages', members: [one(2), one(3), one(4)] },
    { kind: 'choice', members: [one(5), one(6)] },
  ];
  const marks = (ids: readonly number[], on: boolean) =>
    Object.fromEntries(checkedOff(lines, ids, on)) as Record<number, boolean>;

  it('marks what stands by itself', () => {
    expect(marks([1], true)).toEqual({ 1: true });
    expect(marks([1], false)).toEqual({ 1: false });
  });

  it('gives the stages before to who has one, and takes those after from who lacks one', () => {
    expect(marks([3], true)).toEqual({ 2: true, 3: true });
    expect(marks([3], false)).toEqual({ 3: false, 4: false });
  });

  it('puts one of a set in the place of the other, and takes none with it when it goes', () => {
    expect(marks([6], true)).toEqual({ 5: false, 6: true });
    expect(marks([6], false)).toEqual({ 6: false });
  });

  it('chooses nothing among many', () => {
    expect(marks([1, 5, 6], true)).toEqual({ 1: true });
    expect(marks([1, 5, 6], false)).toEqual({ 1: false, 5: false, 6: false });
  });
});

describe('changing', () => {
  it('leaves out what is so already', () => {
    const marks: Marks = new Map([
      [1, true],
      [2, true],
      [3, false],
      [4, false],
    ]);
    expect([...changing(marks, has(1, 3))]).toEqual([
      [2, true],
      [3, false],
    ]);
  });
});

describe('between', () => {
  it('is the same from either end, both ends with it', () => {
    expect(between([1, 2, 3, 4], 2, 4)).toEqual([2, 3, 4]);
    expect(between([1, 2, 3, 4], 4, 2)).toEqual([2, 3, 4]);
  });

  it('is the end alone where the beginning is not in the list any more', () => {
    expect(between([1, 2, 3], 9, 2)).toEqual([2]);
  });
});
