import type { OddsTarget } from '@trailbook/core/internal/user-data';
import { expect, it } from 'vitest';
import { keyedTargets, NO_TARGETS } from './target-keys.ts';

const [a, b, c, d] = [1, 2, 3, 4].map((copies): OddsTarget => ({ type: 11, copies, itemId: null }));
const lists = [a, b, c, d] as OddsTarget[];
const of = (letters: string) => [...letters].map((one) => lists['abcd'.indexOf(one)] as OddsTarget);

it.each([
  ['one is taken out', 'abc', 'bc', [1, 2]],
  ['one is put at the end', 'ab', 'abc', [0, 1, 2]],
  ['two change places', 'abc', 'bac', [1, 0, 2]],
  ['one is changed where it stands', 'abc', 'adc', [0, 1, 2]],
  ['one is changed to what another says', 'abc', 'aac', [0, 1, 2]],
  ['one of two alike is taken out', 'aab', 'ab', [0, 2]],
  ['one is taken out and another put at the end', 'abc', 'bcd', [1, 2, 3]],
  ['all are taken out', 'abc', '', []],
])('targets are known by the same keys when %s', (_, before, after, keys) => {
  const known = keyedTargets(NO_TARGETS, of(before));
  expect(known.keys).toEqual([...before].map((_, at) => at));
  expect(keyedTargets(known, of(after)).keys).toEqual(keys);
});

it('no key is given twice', () => {
  let known = keyedTargets(NO_TARGETS, of('abc'));
  for (const list of ['ab', 'abd', 'dba', 'ccc', 'a', 'abcd']) {
    known = keyedTargets(known, of(list));
    expect(new Set(known.keys).size).toBe(list.length);
  }
});
