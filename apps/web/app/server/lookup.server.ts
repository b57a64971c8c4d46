import type { Language } from '@trailbook/core/dataset';
import { createLookup, type Lookup } from '@trailbook/core/pages';
import { dataset } from './dataset.server';
import { books } from './texts.server';

/** The site's data in a language: what every page model is made of. */
export function lookupIn(language: Language): Lookup {
  return createLookup(dataset, language, books);
}
