import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { narrowingOf, queryOf, unknownIn } from './index.ts';

const OFFERED = [
  { id: 'rarityChar', param: 'rarity', values: ['5', '4'] },
  { id: 'damageType', param: 'element', values: ['fire', 'ice'] },
];

/** Reads a query as browsers do, as far as these tests write any. */
const parsed = (query: string) =>
  new Map(
    query
      .slice(1)
      .split('&')
      .map((part) => part.split('='))
      .map(([param = '', value = '']) => [param, decodeURIComponent(value)] as const),
  );

describe('narrowingOf', () => {
  it('takes several values of a group, and a search', () => {
    expect(narrowingOf(parsed('?rarity=4,5&element=ice&q=march%207'), OFFERED)).toEqual({
      filters: { rarityChar: ['5', '4'], damageType: ['ice'] },
      search: 'march 7',
    });
  });

  it.each(['', '?', '?utm=1', '?rarity=6', '?rarity=', '?element=__proto__', '?q='])(
    'asks nothing by %s',
    (query) => expect(narrowingOf(parsed(query), OFFERED)).toBeUndefined(),
  );

  it('cuts a search that is longer than any name', () => {
    expect(narrowingOf(parsed(`?q=${'a'.repeat(500)}`), OFFERED)?.search).toHaveLength(200);
  });
});

describe('unknownIn', () => {
  it('has the values that a group of the list does not offer, and nothing of other parameters', () => {
    expect(unknownIn(parsed('?rarity=5,6&element=wind&utm=1&q=ice'), OFFERED)).toEqual([
      '6',
      'wind',
    ]);
    expect(unknownIn(parsed('?rarity=5&element='), OFFERED)).toEqual([]);
  });
});

describe('queryOf', () => {
  it('is empty for all of a list', () => {
    expect(queryOf({ filters: {}, search: ' ' }, OFFERED)).toBe('');
    expect(queryOf({ filters: { rarityChar: [] }, search: '' }, OFFERED)).toBe('');
  });

  it('law: what is written is read back', () => {
    const narrowing = fc.record({
      filters: fc.record({
        rarityChar: fc.subarray(['5', '4'], { minLength: 1 }),
        damageType: fc.subarray(['fire', 'ice'], { minLength: 1 }),
      }),
      search: fc.string({ maxLength: 60, unit: 'grapheme' }).map((text) => text.trim()),
    });
    fc.assert(
      fc.property(narrowing, (one) => {
        expect(narrowingOf(parsed(queryOf(one, OFFERED)), OFFERED)).toEqual(one);
      }),
    );
  });
});
