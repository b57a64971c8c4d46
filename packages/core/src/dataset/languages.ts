/** The site's 13 languages, in the order the language menu shows them. Source: specification 1, section 1. */
export const LANGUAGES = [
  'en',
  'cn',
  'cht',
  'jp',
  'kr',
  'ru',
  'es',
  'id',
  'vi',
  'th',
  'pt',
  'fr',
  'de',
] as const;

export type Language = (typeof LANGUAGES)[number];

/** BCP 47 tags, for `lang` attributes, hreflang links and Intl. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = {
  en: 'en',
  cn: 'zh-Hans',
  cht: 'zh-Hant',
  jp: 'ja',
  kr: 'ko',
  ru: 'ru',
  es: 'es',
  id: 'id',
  vi: 'vi',
  th: 'th',
  pt: 'pt',
  fr: 'fr',
  de: 'de',
};

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}
