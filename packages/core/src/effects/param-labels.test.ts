import { describe, expect, it } from 'vitest';
import { plainEffectText } from '../../test/plain-effect-text.ts';
import type { Language } from '../basics/languages.ts';
import type { Effect } from '../dataset/effect-schema.ts';
import { effectLine } from './effect-line.ts';
import { paramLabels } from './param-labels.ts';

/** The labels of a table whose parameters all grow, by their numbers. */
function labelsOf(effects: readonly Effect[], language: Language = 'en') {
  const lines = effects.map((effect) => effectLine(plainEffectText(language), effect));
  const levels = [1, 2].map((level) => Array.from({ length: 9 }, () => level));
  return Object.fromEntries(paramLabels({ language, lines, levels, flat: 'fixed amount' }));
}

describe('paramLabels', () => {
  it('calls a row by what is done and to whom, and by what else than an amount it is', () => {
    expect(labelsOf([{ do: 'shield', to: 'ally', amount: '#1% def', turns: '#2' }])).toEqual({
      1: 'Shield · one ally',
      2: 'Shield · one ally · turns',
    });
    expect(labelsOf([{ do: 'up', to: 'self', stat: 'atk', amount: '#1%', max: '#2%' }])).toEqual({
      1: 'ATK · self',
      2: 'ATK · self · max.',
    });
  });

  it('leaves out what is the same at all levels', () => {
    const line = effectLine(plainEffectText('en'), { do: 'damage', amount: '#1% atk', hits: '#2' });
    const levels = [
      [1, 3],
      [2, 3],
    ];
    const labels = paramLabels({ language: 'en', lines: [line], levels, flat: '' });
    expect([...labels.keys()]).toEqual([1]);
  });

  it('tells terms of one amount by what they are a share of', () => {
    const heal: Effect = { do: 'heal', to: 'ally', amount: '#1% atk + #2% hp@owner + #3' };
    expect(Object.values(labelsOf([heal]))).toEqual([
      'Healing · one ally · % of ATK',
      'Healing · one ally · % of HP (summoner)',
      'Healing · one ally · fixed amount',
    ]);
    expect(Object.values(labelsOf([heal], 'jp')).slice(0, 2)).toEqual([
      '治癒 · 味方単体 · ATKの%',
      '治癒 · 味方単体 · 召喚者のHPの%',
    ]);
    const up: Effect = { do: 'up', to: 'allies', stat: 'hp', amount: '#1% + #2' };
    expect(Object.values(labelsOf([up]))).toEqual([
      'HP · all allies · %',
      'HP · all allies · fixed amount',
    ]);
  });

  it('tells lines apart by when and under what condition, at the step that the row is of', () => {
    const damage: Effect = { do: 'damage', to: 'enemies', amount: '#1% atk' };
    expect(
      Object.values(
        labelsOf([
          { ...damage, when: ['ultimate'] },
          { ...damage, amount: '#2%/#3% atk', if: ['charge>=1/2'] },
        ]),
      ),
    ).toEqual([
      'Ultimate · DMG · all enemies · % of ATK',
      'if Charge ≥\u00a01 · DMG · all enemies · % of ATK',
      'if Charge ≥\u00a02 · DMG · all enemies · % of ATK',
    ]);
  });

  it('tells them by what else they say, and counts those that say the same', () => {
    const damage: Effect = { do: 'damage', to: 'enemy', amount: '#1%' };
    expect(
      Object.values(labelsOf([damage, { ...damage, amount: '#2%', notes: ['lastHit'] }])),
    ).toEqual(['DMG · one enemy', 'DMG · one enemy · with the last hit']);
    expect(Object.values(labelsOf([damage, { ...damage, amount: '#2%' }]))).toEqual([
      'DMG · one enemy (1)',
      'DMG · one enemy (2)',
    ]);
  });
});
