import type { Dataset, Language } from '@trailbook/core/internal/dataset';
import { createLookup, type Lookup, type TextBooks } from '@trailbook/core/internal/dataset';

/** What page models are made from, by language. */
export type LookupFor = (language: Language) => Lookup;

/** Each language's lookup is made once. */
export function createLookups(dataset: Dataset, texts: TextBooks): LookupFor {
  const kept = new Map<Language, Lookup>();
  return (language) => {
    const lookup = kept.get(language) ?? createLookup(dataset, language, texts);
    kept.set(language, lookup);
    return lookup;
  };
}
