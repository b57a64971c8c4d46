import type { NameKind } from './kinds.ts';
import { LANGUAGES, type Language } from './languages.ts';
import type { DatasetJson } from './schema.ts';

/** A name with the language it is really in, so that a fallback can be marked for screen readers. */
export interface Name {
  readonly text: string;
  readonly language: Language;
}

/**
 * The name of a thing, in the language asked for, else in English, else in any language that has it.
 * Source: product decisions, section 2.
 *
 * @returns undefined when no language has a name
 */
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

const orders = new Map<Language, readonly Language[]>();

function fallbackOrder(language: Language): readonly Language[] {
  const known = orders.get(language);
  if (known) return known;
  const order = [...new Set<Language>([language, 'en', ...LANGUAGES])];
  orders.set(language, order);
  return order;
}
