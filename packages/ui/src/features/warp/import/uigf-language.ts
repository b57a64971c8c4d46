import type { Language } from '@trailbook/core/internal/dataset';

/** Languages as the game's records name them. */
const NAMES: Readonly<Record<Language, string>> = {
  en: 'en-us',
  cn: 'zh-cn',
  cht: 'zh-tw',
  jp: 'ja-jp',
  kr: 'ko-kr',
  ru: 'ru-ru',
  es: 'es-es',
  id: 'id-id',
  vi: 'vi-vn',
  th: 'th-th',
  pt: 'pt-pt',
  fr: 'fr-fr',
  de: 'de-de',
};

/** What a file says of the language that its names are in. */
export function uigfLanguage(language: Language): string {
  return NAMES[language];
}
