// Rule S1.
/** The 13 languages that names are in, in the order the language menu shows them. */
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

/** One of the {@link LANGUAGES}, by the game's own code: `en`, `jp`, `cht`. */
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

/** Whether a value is one of the {@link LANGUAGES}. */
export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

// Rule S1.
/** Languages of the characters' voices. */
export const VOICES = ['en', 'jp', 'cn', 'kr'] as const;
/** One of the {@link VOICES}. */
export type Voice = (typeof VOICES)[number];
