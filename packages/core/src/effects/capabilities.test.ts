import { describe, expect, it } from 'vitest';
import { dataset } from '../../test/real-data.ts';
import { smallDataset } from '../../test/small-dataset.ts';
import { FEATS, featsOf } from '../dataset/capabilities.ts';
import type { Effect } from '../dataset/effect-schema.ts';
import { createLookup, LANGUAGES, type Language } from '../dataset/index.ts';
import { featLabel, featNamer } from './capability-name.ts';
import { effectTextOf } from './effect-lines.ts';

const effect = (one: Effect) => featsOf(one);

describe('featsOf', () => {
  it('is about enemies where an enemy suffers it', () => {
    expect(effect({ do: 'down', to: 'hitEnemies', stat: 'def', amount: '#1%' })).toEqual([
      'lower-def',
    ]);
    expect(effect({ do: 'up', to: 'marked', stat: 'dmgTaken', amount: '#1%' })).toEqual([
      'raise-dmg-taken',
    ]);
    expect(effect({ do: 'state', to: 'enemies', state: 'imprison' })).toEqual(['control']);
    expect(effect({ do: 'dot', to: 'attacker', state: 'burn', amount: '#1% atk' })).toEqual([
      'burn',
    ]);
  });

  it('is not about what one suffers oneself', () => {
    expect(effect({ do: 'down', to: 'self', stat: 'spd', amount: '#1%' })).toEqual([]);
    expect(effect({ do: 'up', to: 'self', stat: 'dmgTaken', amount: '#1%' })).toEqual([]);
    expect(effect({ do: 'delay', to: 'self', amount: '#1%' })).toEqual([]);
  });

  it('tells what is for allies from what is for oneself and for what one summons', () => {
    const energy = (to: Effect['to']) => effect({ do: 'energy', ...(to && { to }), amount: '#1' });
    expect(energy('otherAllies')).toEqual(['energy-allies']);
    expect(energy('boonHolder')).toEqual(['energy-allies']);
    expect(energy('self')).toEqual(['energy-self']);
    expect(energy('memosprite')).toEqual(['energy-self']);
    expect(energy(undefined)).toEqual(['energy-self']);
  });

  it('takes whom it is for by name, and who attacks and is the better for it, for an ally', () => {
    expect(effect({ do: 'up', character: 1402, stat: 'dmg', amount: '#1%' })).toEqual([
      'dmg-allies',
    ]);
    expect(effect({ do: 'up', to: 'attacker', stat: 'spd', amount: '#1%' })).toEqual([
      'spd-allies',
    ]);
  });

  it('may be two: an attack that also wears down whoever has no such weakness', () => {
    expect(
      effect({ do: 'superBreak', to: 'enemy', amount: '#1%', notes: ['ignoresWeakness'] }),
    ).toEqual(['super-break', 'toughness']);
    expect(effect({ do: 'toughness', to: 'enemy', notes: ['ignoresWeakness'] })).toEqual([
      'toughness',
    ]);
  });

  it('counts a resistance to control, not one to a single debuff', () => {
    expect(effect({ do: 'immune', to: 'self', state: 'control' })).toEqual(['resist-control']);
    expect(effect({ do: 'immune', to: 'self', state: 'anyDot' })).toEqual([]);
  });
});

describe('feats', () => {
  it('each have an id and an address of their own', () => {
    expect(new Set(FEATS.map(({ id }) => id)).size).toBe(FEATS.length);
    expect(new Set(FEATS.map(({ pageId }) => pageId)).size).toBe(FEATS.length);
  });

  it.each(LANGUAGES)('are each called otherwise in %s', (language) => {
    const nameOf = featNamer(effectTextOf(createLookup(smallDataset({}), language)));
    const labels = FEATS.map(({ pageId }) => featLabel(language, nameOf(pageId)));
    expect(labels.filter((label) => /[{}]|undefined|-(allies|self)/.test(label))).toEqual([]);
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
  });
});

it('does not say twice that a stat is raised, where the game calls it so', () => {
  const nameOf = featNamer(effectTextOf(createLookup(dataset, 'th')));
  expect(nameOf('healing-self').text).toBe('เพิ่มปริมาณการรักษา');
  expect(nameOf('atk-self').text).toMatch(/^เพิ่ม /);
});

describe('a title of what is asked for', () => {
  const titlesIn = (language: Language) => {
    const nameOf = featNamer(effectTextOf(createLookup(dataset, language)));
    return FEATS.map(({ pageId }) => nameOf(pageId).text);
  };

  it.each(LANGUAGES)('is one phrase, not a heading with a stat below it: %s', (language) => {
    expect(titlesIn(language).filter((title) => /[:：]/.test(title))).toEqual([]);
  });

  it('bends a stat where the language does', () => {
    expect(titlesIn('ru')).toContain('Снижение защиты');
    expect(titlesIn('ru')).toContain('Повышение скорости восстановления энергии');
    expect(titlesIn('de')).toContain('Erlittenen SCH erhöhen');
  });
});
