import { expect, it } from 'vitest';
import { neighboursOf } from './index.ts';

const list = ['a', 'b', 'c'].map((pageId) => ({ pageId, name: { text: pageId.toUpperCase() } }));
const ids = (pageId: string) => {
  const { before, after } = neighboursOf(list, pageId);
  return [before?.pageId, after?.pageId];
};

it('neighbours stand before and after a thing, none beyond the ends, none of a stranger', () => {
  expect(ids('b')).toEqual(['a', 'c']);
  expect(ids('a')).toEqual([undefined, 'b']);
  expect(ids('c')).toEqual(['b', undefined]);
  expect(ids('x')).toEqual([undefined, undefined]);
});
