import { describe, expect, it } from 'vitest';
import { dataset } from '../../test/real-data.ts';
import { LANGUAGES } from '../basics/languages.ts';

describe('words for what a player can have only one of', () => {
  const { exclusive } = dataset.achievements;
  const { en } = dataset.choices;

  it.each(LANGUAGES)('are told in %s as in English: of the same sets', (language) => {
    const own = dataset.choices[language];
    expect(Object.keys(own?.answers ?? {})).toEqual(Object.keys(en?.answers ?? {}));
    expect(Object.keys(own?.missions ?? {})).toEqual(Object.keys(en?.missions ?? {}));
  });

  it.each(LANGUAGES)('differ within each set in %s', (language) => {
    const { answers = {} } = dataset.choices[language] ?? {};
    for (const set of exclusive) {
      const told = set.flatMap((id) => answers[id] ?? []);
      expect(new Set(told).size).toBe(told.length);
    }
  });

  it('tell of a whole set or not of it at all: of 48 of the 50', () => {
    const told = exclusive.filter((set) => set.every((id) => en?.answers[id]));
    expect(told).toHaveLength(48);
    expect(Object.keys(en?.answers ?? {})).toEqual(told.flat().map(String).sort());
  });

  it('name a mission by the first of its set', () => {
    const firsts = new Set(exclusive.map(([first]) => String(first)));
    expect(Object.keys(en?.missions ?? {}).filter((id) => !firsts.has(id))).toEqual([]);
  });
});
