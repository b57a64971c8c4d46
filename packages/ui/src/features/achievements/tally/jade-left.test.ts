import { describe, expect, it } from 'vitest';
import { jadeLeftOf } from './jade-left.ts';
import { tallyOf } from './tally-of.ts';

const tally = tallyOf({
  series: [
    {
      id: 1,
      achievements: [
        [11, 5],
        [12, 10],
      ],
    },
    {
      id: 2,
      achievements: [
        [21, 10],
        [22, 20],
      ],
    },
  ],
  exclusive: [[21, 22]],
});

describe('jade that achievements still give', () => {
  it('is that of all that are not marked', () => {
    expect(jadeLeftOf(tally, { 11: 1 })).toEqual({ jade: 30, hasMarks: true });
  });

  it('counts no more what another has excluded', () => {
    expect(jadeLeftOf(tally, { 21: 1 })).toEqual({ jade: 15, hasMarks: true });
  });

  it('is that of all, of a set once, where none is marked', () => {
    expect(jadeLeftOf(tally, {})).toEqual({ jade: 35, hasMarks: false });
  });

  it('is told by marks that are newer than the data too', () => {
    expect(jadeLeftOf(tally, { 99: 1 })).toEqual({ jade: 35, hasMarks: true });
  });
});
