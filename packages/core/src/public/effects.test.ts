import { describe, expect, it } from 'vitest';
import { dataset } from '../../test/real-data.ts';
import { InputError } from '../basics/input-error.ts';
import type { Feat } from '../effects/index.ts';
import { effectTexts, paramsAt, parseAmount, referencedAmount, whoCan } from './effects.ts';

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

describe('what an effect does as much as', () => {
  const { skills, eidolons, points, lightCones } = dataset.effects;

  it('is an amount of another skill, so that every such line can be computed', () => {
    const referring = [skills, eidolons, points, lightCones].flatMap((book) =>
      [...book.values()].flatMap((entry) =>
        entry.effects
          .filter(({ notes = [] }) => notes.some((note) => /^as[A-Z]/.test(note)))
          .map((effect) => referencedAmount(dataset, entry, effect)),
      ),
    );
    expect(referring.length).toBeGreaterThan(8);
    for (const found of referring) {
      expect(found).toBeDefined();
      if (!found) continue;
      const params = paramsAt(dataset, found.skill);
      for (const { value } of parseAmount(found.amount).terms) {
        for (const { param = 1 } of value.figures) expect(params[param - 1]).toBeGreaterThan(0);
      }
    }
  });

  it('is nothing for an effect that says itself how much', () => {
    for (const entry of lightCones.values()) {
      for (const effect of entry.effects) {
        expect(referencedAmount(dataset, entry, effect)).toBeUndefined();
      }
    }
  });
});
