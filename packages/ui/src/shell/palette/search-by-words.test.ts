import { describe, expect, it } from 'vitest';
import { smallSearch } from '../../../test/small-search.ts';
import { byWords } from './search-by-words.ts';

const index = smallSearch({
  character: ['Seele', 'Ofelia'],
  feat: ['Energy'],
  material: ['Construction Material', 'Material Box'],
  page: ['Light cones'],
});
const found = (query: string, most = 8) =>
  [...byWords(index, query, most).keys()].map(({ name }) => name);

describe('byWords', () => {
  it('finds what each word finds by itself, the best of each first', () => {
    expect(found('seele material')).toEqual(['Seele', 'Material Box', 'Construction Material']);
    expect(found('seele material', 2)).toEqual(['Seele', 'Material Box']);
  });

  it('keeps words together that are one name', () => {
    expect(found('energy light cone')).toEqual(['Energy', 'Light cones']);
  });

  it('passes over words that nothing is called by, and over those of two letters', () => {
    expect(found('where farm seele')).toEqual(['Seele']);
    expect(found('energy of')).toEqual(['Energy']);
  });

  it('tells by which sentence a part was found, where no part is in the name', () => {
    const sentence = { text: 'Seele hums.' };
    const told = {
      ...index,
      told: [0, 1].map((entry) => ({ entry, text: 'seele hums', written: [sentence] })),
    };
    const byName = ([entry, why]: readonly [{ name: string }, unknown]) => [entry.name, why];
    expect([...byWords(told, 'seele energy hums', 8)].map(byName)).toEqual([
      ['Seele', undefined],
      ['Energy', undefined],
      ['Ofelia', sentence],
    ]);
  });

  it('finds nothing for a single word: that was looked for already', () => {
    expect(found('seele')).toEqual([]);
    expect(found('')).toEqual([]);
  });
});
