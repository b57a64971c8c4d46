import { checkKind, checkOneOf } from '../edge/check.ts';
import { NAME_KINDS, type NameKind } from './kinds.ts';
import { LANGUAGES, type Language } from './languages.ts';
import type { DatasetJson } from './schema.ts';

/** A name with the language it is really in, so that a fallback can be marked for screen readers. */
export interface Name {
  readonly text: string;
  readonly language: Language;
}

// Source: product decisions, section 2.
/**
 * Where a name or a sentence is looked for: in the language asked for, else in English. No other language
 * stands in: a reader of one script need not know another, and is told the kind of the thing instead.
 */
export function fallbackOrder(language: Language): readonly Language[] {
  return language === 'en' ? ['en'] : [language, 'en'];
}

/**
 * The name of a thing, in the language asked for, else in English.
 *
 * @param key - the thing's own id; `pathKey` and its like tell it of what has none
 * @returns undefined where neither has one
 * @throws InputError for a language or a kind of names that there is not
 *
 * @example
 * ```ts
 * import { nameOf } from '@trailbook/core';
 * import { namesEn } from '@trailbook/data';
 *
 * console.log(nameOf({ en: namesEn }, 'en', 'item', 2)?.text); // Credit
 * ```
 */
export function nameOf(
  names: DatasetJson['names'],
  language: Language,
  kind: NameKind,
  key: number,
): Name | undefined {
  checkKind(names, 'names');
  checkOneOf(language, 'language', LANGUAGES);
  checkOneOf(kind, 'kind', NAME_KINDS);
  for (const candidate of fallbackOrder(language)) {
    const known = names[candidate]?.[kind];
    if (known && Object.hasOwn(known, key)) {
      return { text: known[key] as string, language: candidate };
    }
  }
  return undefined;
}
