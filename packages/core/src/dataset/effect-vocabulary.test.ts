import { describe, expect, it } from 'vitest';
import * as vocabulary from './effect-vocabulary.ts';

describe('the vocabulary', () => {
  it.each(Object.entries(vocabulary))('of %s has each word once', (_, words) => {
    expect(new Set<string>(words).size).toBe(words.length);
  });

  it('has no measure that is also a state: a condition would have two meanings', () => {
    const measures = new Set<string>([...vocabulary.STATS, ...vocabulary.QUANTITIES]);
    // What is counted may also be asked for at all: with a figure it is the one, without it the other.
    const both = vocabulary.STATES.filter((state) => measures.has(state));
    expect(both).toEqual([
      'windShear',
      'mark',
      'mark2',
      'boon',
      'boon2',
      'charge',
      'charge2',
      'charge3',
      'banger',
      'tally',
    ]);
  });
});
