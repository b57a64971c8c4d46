import { describe, expect, it } from 'vitest';
import { dataset } from '../../test/real-data.ts';
import { LANGUAGES } from '../basics/languages.ts';
import { termsOf } from '../effects/effect-text.ts';
import { effectTermsSchema } from './effect-terms.ts';

describe("terms that are the game's own", () => {
  it.each(LANGUAGES)('in %s each is named once', (language) => {
    for (const [, words = []] of Object.entries(termsOf(dataset, language).game)) {
      expect(new Set(words).size).toBe(words.length);
    }
  });

  it('are words of their group', () => {
    const terms = termsOf(dataset, 'en');
    const withWord = (word: string) => ({ ...terms, game: { states: [word] } });
    expect(effectTermsSchema.safeParse(withWord('freeze')).success).toBe(true);
    expect(effectTermsSchema.safeParse(withWord('additional')).success).toBe(false);
  });

  it('stand in every language for what only the game has a word for', () => {
    const without = LANGUAGES.filter(
      (language) => !termsOf(dataset, language).game.deeds?.includes('punchline'),
    );
    expect(without).toEqual([]);
  });
});
