import { describe, expect, it } from 'vitest';
import { countedIncome, shownIncome } from './shown-income.ts';

const line = { jade: 300, passes: 0, rhythm: 'once', on: '2026-12-24', isOn: true } as const;

// Rule W55.
describe('lines of income', () => {
  it('are there from the start, of which those with a number count that are on', () => {
    expect(shownIncome({ income: {} }).map(({ key }) => key)).toEqual([
      ...['training', 'supplyPass', 'points', 'shop', 'endgame', 'events', 'gifts', 'honor'],
    ]);
    expect(countedIncome({ income: {} })).toEqual([
      { jade: 60, passes: 0, rhythm: 'daily' },
      { jade: 225, passes: 0, rhythm: 'weekly' },
      { jade: 0, passes: 5, rhythm: 'monthly' },
      { jade: 600, passes: 0, rhythm: 'version' },
    ]);
  });

  it('are what the player made of them, and leave out what is switched off', () => {
    const points = { ...line, jade: 165, rhythm: 'weekly', on: null } as const;
    const shop = { ...line, isOn: false };
    expect(countedIncome({ income: { points, shop } })).toEqual([
      { jade: 60, passes: 0, rhythm: 'daily' },
      { jade: 165, passes: 0, rhythm: 'weekly' },
      { jade: 600, passes: 0, rhythm: 'version' },
    ]);
  });

  it('of the player’s own stand behind them, in the order in which they came', () => {
    const income = { own1764300000000: line, own999: { ...line, on: null } };
    expect(
      shownIncome({ income })
        .slice(-2)
        .map(({ key, kind }) => [key, kind]),
    ).toEqual([
      ['own999', undefined],
      ['own1764300000000', undefined],
    ]);
    // Without its day it is not known when it comes.
    expect(countedIncome({ income }).at(-1)).toEqual({
      ...{ jade: 300, passes: 0, rhythm: 'once', on: '2026-12-24' },
    });
    expect(countedIncome({ income })).toHaveLength(5);
  });
});
