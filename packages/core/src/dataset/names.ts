import type { NameKind } from './kinds.ts';
import type { Language } from './languages.ts';
import type { DatasetJson } from './schema.ts';

/** A name with the language it is really in, so that a fallback can be marked for screen readers. */
export interface Name {
  readonly text: string;
  readonly language: Language;
}

/**
 * Where a name or a sentence is looked for: in the language asked for, else in English. No other language
 * stands in: a reader of one script need not know another, and is told the kind of the thing instead.
 */
export function fallbackOrder(language: Language): readonly Language[] {
  return language === 'en' ? ['en'] : [language, 'en'];
}

/** The name of a thing; undefined where neither the language nor English has one. */
export function nameOf(
  names: DatasetJson['names'],
  language: Language,
  kind: NameKind,
  key: number,
): Name | undefined {
  for (const candidate of fallbackOrder(language)) {
    const text = names[candidate]?.[kind][key];
    if (text !== undefined) return { text, language: candidate };
  }
  return undefined;
}
