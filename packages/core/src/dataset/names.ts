import { checkKind, checkOneOf } from '../basics/check.ts';
import { LANGUAGES, type Language } from '../basics/languages.ts';
import { NAME_KINDS, type NameKind } from './kinds.ts';
import type { DatasetJson } from './schema.ts';

/** A name with the language it is really in, so that a fallback can be marked for screen readers. */
export interface Name {
  readonly text: string;
  readonly language: Language;
}

// Rule D23.
/**
 * Where a name or a sentence is looked for: in the language asked for, else in English. No other language
 * stands in: a reader of one script need not know another, and is told the kind of the thing instead; but see
 * `anyNameOf`.
 */
export function fallbackOrder(language: Language): readonly Language[] {
  return language === 'en' ? ['en'] : [language, 'en'];
}

/**
 * Things that have a page of their own, whatever language names them: it is there in all languages, since its
 * address is the same in each. What only another language names is shown by that name, marked as its own.
 */
const SHOWN_BY_ANY_NAME = ['item', 'book', 'playerIcon'] as const;

/** A name in whichever language has one, of what would have no page without. */
export function anyNameOf(
  names: DatasetJson['names'],
  kind: NameKind,
  key: number,
): Name | undefined {
  if (!SHOWN_BY_ANY_NAME.some((one) => one === kind)) return undefined;
  for (const language of LANGUAGES) {
    const text = names[language]?.[kind][key];
    if (text !== undefined) return { text, language };
  }
  return undefined;
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
  // Keys of objects are texts in JavaScript, whatever their type says.
  if (typeof key !== 'string') checkKind(key, 'key', 'Number');
  for (const candidate of fallbackOrder(language)) {
    const known = names[candidate]?.[kind];
    if (known && Object.hasOwn(known, key)) {
      return { text: known[key] as string, language: candidate };
    }
  }
  return undefined;
}
