import type { Language } from '../src/dataset/index.ts';
import { type EffectText, termsOf } from '../src/effects/index.ts';
import { dataset } from './real-data.ts';

/** How a language tells effects, with the game's names, which are a book's, in capitals. */
export const plainEffectText = (language: Language): EffectText => ({
  language,
  terms: termsOf(dataset, language),
  stat: (stat) => stat.toUpperCase(),
  element: (element) => element.toUpperCase(),
  path: (path) => path.toUpperCase(),
  character: (id) => `N° ${id}`,
});
