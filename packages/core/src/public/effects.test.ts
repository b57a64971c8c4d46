import { describe, expect, it } from 'vitest';
import { dataset } from '../../test/real-data.ts';
import { InputError } from '../basics/input-error.ts';
import type { Feat } from '../effects/index.ts';
import { effectTexts, whoCan } from './effects.ts';

describe('whoCan', () => {
  it('finds characters, light cones and relic sets by what they do', () => {
    const { characters, lightCones, relicSets } = whoCan(dataset, 'crit-dmg-self');
    expect(lightCones).toContain(23001);
    expect(characters.length * relicSets.length).toBeGreaterThan(0);
    expect(whoCan(dataset, 'lower-def').characters).toContain(1106);
  });

  it('refuses what nobody asks for', () => {
    expect(() => whoCan(dataset, 'fly' as Feat)).toThrow(InputError);
    expect(() => whoCan({} as typeof dataset, 'shield')).toThrow(InputError);
  });
});

describe('effectTexts', () => {
  const entry = { effects: [{ do: 'energy', to: 'ally', amount: '#1' }] } as const;

  it('tells each effect at the figures that it is given', () => {
    expect(effectTexts(dataset, 'en', entry, [20])).toEqual(['Energy +20 · one ally']);
    expect(effectTexts(dataset, 'de', entry, [25])).toEqual(['Energie +25 · ein Verbündeter']);
  });

  it('refuses a language that there is not, and what is no entry', () => {
    expect(() => effectTexts(dataset, 'xx' as 'en', entry, [])).toThrow(InputError);
    expect(() => effectTexts(dataset, 'en', {} as typeof entry, [])).toThrow(InputError);
  });
});
