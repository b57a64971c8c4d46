import { LANGUAGE_TAGS, type Language } from '../basics/languages.ts';
import type { CountForms } from './terms/index.ts';

const rules = new Map<Language, Intl.PluralRules>();

/** The form that a language has for so many. */
export function pluralOf(language: Language, forms: CountForms, count: number): string {
  let rule = rules.get(language);
  if (!rule) {
    rule = new Intl.PluralRules(LANGUAGE_TAGS[language]);
    rules.set(language, rule);
  }
  return forms[rule.select(count)] ?? forms.other;
}
