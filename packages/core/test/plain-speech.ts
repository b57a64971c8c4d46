import type { Language } from '../src/dataset/index.ts';
import { type Speech, TERMS } from '../src/effects/index.ts';

/** How a language tells effects, with the game's names, which are a book's, in capitals. */
export const plainSpeech = (language: Language): Speech => ({
  language,
  terms: TERMS[language],
  stat: (stat) => stat.toUpperCase(),
  element: (element) => element.toUpperCase(),
  path: (path) => path.toUpperCase(),
  character: (id) => `N° ${id}`,
});
