import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUntouched, type PageState, readPageState, UNTOUCHED_PAGE } from './page-state.ts';

describe('how a page was left', () => {
  it('comes back as it was', () => {
    const state: PageState = {
      version: 1,
      tab: 2,
      filters: { rarityChar: ['5'], damageType: ['Quantum', 'Ice'] },
      search: 'ゼーレ',
      choices: { area: 3, difficulty: 1 },
    };
    expect(readPageState(JSON.stringify(state))).toEqual(state);
    expect(isUntouched(state)).toBe(false);
  });

  it('is untouched where nothing, or rubbish, was kept', () => {
    for (const text of [null, '', '{', '[]', '{"version":2}', '{"version":1,"tab":-1}']) {
      expect(readPageState(text)).toBe(UNTOUCHED_PAGE);
    }
    expect(isUntouched({ ...UNTOUCHED_PAGE, filters: { rarityChar: [] } })).toBe(true);
  });

  it('is untouched where any part of it is of another kind, or too long', () => {
    const whole = { version: 1, tab: 0, filters: { a: ['b'] }, search: 'c', choices: { d: 1 } };
    const broken: object[] = [
      { tab: 1.5 },
      { tab: 10_001 },
      { search: 's'.repeat(201) },
      { search: undefined },
      { filters: ['a'] },
      { filters: { a: 'b' } },
      { filters: { a: [1] } },
      { filters: { a: ['b'.repeat(81)] } },
      { filters: { a: Array(201).fill('b') } },
      { filters: { 'a b': [] } },
      { choices: null },
      { choices: { a: -1 } },
      { choices: { '1': 1 } },
    ];
    expect(readPageState(JSON.stringify(whole))).toEqual(whole);
    for (const part of broken) {
      const text = JSON.stringify({ ...whole, ...part });
      expect([text, readPageState(text)]).toEqual([text, UNTOUCHED_PAGE]);
    }
  });

  it('law: whatever was kept, reading it answers and never throws', () => {
    fc.assert(fc.property(fc.json(), (text) => readPageState(text).version === 1));
  });
});
